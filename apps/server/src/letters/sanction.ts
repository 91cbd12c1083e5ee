import { communityName } from '@orbit-vine/contract/community.ts';
import type { Letter } from '../platform/mail/letter.ts';

interface SanctionWords {
  name: string;
  happened: string;
  words: string;
  answerTo: string | undefined;
  community: string;
}

/** Mailed, since a suspended member cannot sign in to read it. */
export function sanctionLetter({ name, happened, words, answerTo, community }: SanctionWords): Letter {
  return {
    name: 'sanction',
    sender: communityName,
    subject: 'From the moderators of Plastic Grapes',
    parts: [
      `Hello ${name},`,
      happened,
      ...(words ? ['A moderator wrote:', { quote: words }] : []),
      answerTo
        ? `If you disagree, reply to this email or write to ${answerTo}.`
        : 'A moderator made this decision.',
      { action: 'Open Plastic Grapes', url: community },
    ],
    reason: 'You’re receiving this because you’re a member of Plastic Grapes.',
    link: community,
  };
}
