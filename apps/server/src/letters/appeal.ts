import { communityName } from '@orbit-vine/contract/community.ts';
import type { Letter } from '../platform/mail/letter.ts';

interface AppealWords {
  name: string;
  happened: string;
  reply: string;
  community: string;
}

/** Mailed, since a suspended member cannot sign in to read it. */
export function appealLetter({ name, happened, reply, community }: AppealWords): Letter {
  return {
    name: 'appeal',
    sender: communityName,
    subject: 'Your appeal to the moderators of Plastic Grapes',
    parts: [
      `Hello ${name},`,
      happened,
      ...(reply ? ['They wrote:', { quote: reply }] : []),
      { action: 'Open Plastic Grapes', url: community },
    ],
    reason: 'You’re receiving this because you appealed a decision of the moderators.',
    link: community,
  };
}
