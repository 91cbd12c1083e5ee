import { communityName } from '@orbit-vine/contract/community.ts';
import { confirmLink } from '@orbit-vine/contract/mailed-links.ts';
import { spelledHours } from '@orbit-vine/contract/spelled-hours.ts';
import type { Letter } from '../platform/mail/letter.ts';

interface Confirmation {
  name: string;
  link: string;
  /** For a sign-up that began in the lot manager. */
  toLots?: boolean;
  expiresAt: Date;
}

export function confirmationLetter({ name, link, toLots = false, expiresAt }: Confirmation): Letter {
  return {
    name: toLots ? 'confirmation for the lot manager' : 'confirmation',
    sender: communityName,
    subject: `Confirm your email for ${toLots ? 'the lot manager' : communityName}`,
    parts: [
      `Hello ${name},`,
      `Welcome to ${toLots ? 'the lot manager. The same account opens Plastic Grapes, the community for wine professionals' : 'Plastic Grapes, the community for wine professionals'}. Open this link to confirm your email address and come in:`,
      { action: 'Confirm your email', url: link },
      `It works only once and expires after ${spelledHours(confirmLink)}.`,
    ],
    reason:
      'Someone signed up with this address. If this wasn’t you, ignore this email; nothing happens unless someone opens the link.',
    link,
    expiresAt,
  };
}
