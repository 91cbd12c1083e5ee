import { communityName } from '@orbit-vine/contract/community.ts';
import type { Letter } from '../platform/mail/letter.ts';

interface SanctionWords {
  name: string;
  happened: string;
  words: string;
  /** Warnings can't be appealed. */
  mayAppeal: boolean;
  answerTo: string | undefined;
  community: string;
}

function objection(mayAppeal: boolean, answerTo: string | undefined): string {
  if (mayAppeal) return 'If you disagree, you can appeal once: sign in to Plastic Grapes and tell us why.';
  return answerTo
    ? `If you disagree, reply to this email or write to ${answerTo}.`
    : 'A moderator made this decision.';
}

/** Mailed, since a suspended member cannot sign in to read it. */
export function sanctionLetter({
  name,
  happened,
  words,
  mayAppeal,
  answerTo,
  community,
}: SanctionWords): Letter {
  return {
    name: 'sanction',
    sender: communityName,
    subject: 'From the moderators of Plastic Grapes',
    parts: [
      `Hello ${name},`,
      happened,
      ...(words ? ['A moderator wrote:', { quote: words }] : []),
      objection(mayAppeal, answerTo),
      { action: 'Open Plastic Grapes', url: community },
    ],
    reason: 'You’re receiving this because you’re a member of Plastic Grapes.',
    link: community,
  };
}
