import { communityName } from '@orbit-vine/contract/community.ts';
import { confirmLink } from '@orbit-vine/contract/mailed-links.ts';
import { spelledHours } from '@orbit-vine/contract/spelled-hours.ts';
import type { Letter } from '../platform/mail/letter.ts';

interface Confirmation {
  name: string;
  link: string;
  expiresAt: Date;
}

export function confirmationLetter({ name, link, expiresAt }: Confirmation): Letter {
  return {
    name: 'confirmation',
    sender: communityName,
    subject: 'Confirm your email for Plastic Grapes',
    parts: [
      `Hello ${name},`,
      'Welcome to Plastic Grapes, the community for wine professionals. Open this link to confirm your email address and come in:',
      { action: 'Confirm your email', url: link },
      `It works only once and expires after ${spelledHours(confirmLink)}.`,
    ],
    reason:
      'Someone signed up with this address. If this wasn’t you, ignore this email; nothing happens unless someone opens the link.',
    link,
    expiresAt,
  };
}
