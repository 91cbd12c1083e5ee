import { communityName } from '@orbit-vine/contract/community.ts';
import { newEmailLink } from '@orbit-vine/contract/mailed-links.ts';
import { spelledHours } from '@orbit-vine/contract/spelled-hours.ts';
import type { Letter } from '../platform/mail/letter.ts';

interface NewEmail {
  name: string;
  link: string;
  expiresAt: Date;
}

export function newEmailLetter({ name, link, expiresAt }: NewEmail): Letter {
  return {
    name: 'new-email',
    sender: communityName,
    subject: 'Confirm your new email for Plastic Grapes',
    parts: [
      `Hello ${name},`,
      'You asked to sign in to Plastic Grapes with this address from now on. Open this link to confirm that it’s yours:',
      { action: 'Confirm my new email', url: link },
      `It works only once and expires after ${spelledHours(newEmailLink)}. Until you open it, your old address stays in use.`,
    ],
    reason:
      'A member asked for this in their profile. If it wasn’t you, ignore this email, and nothing will change.',
    link,
    expiresAt,
  };
}
