import { communityName } from '@orbit-vine/contract/community.ts';
import { resetLink } from '@orbit-vine/contract/mailed-links.ts';
import { spelledHours } from '@orbit-vine/contract/spelled-hours.ts';
import type { Letter } from '../platform/mail/letter.ts';

interface PasswordReset {
  name: string;
  link: string;
  expiresAt: Date;
}

export function passwordResetLetter({ name, link, expiresAt }: PasswordReset): Letter {
  return {
    name: 'password-reset',
    sender: communityName,
    subject: 'Choose a new password for Plastic Grapes',
    parts: [
      `Hello ${name},`,
      'Someone (we hope it was you) asked for a new password. Open this link to choose one:',
      { action: 'Choose a new password', url: link },
      `It works only once and expires after ${spelledHours(resetLink)}. Choosing a new password signs you out everywhere.`,
    ],
    reason:
      'Someone asked for this on the sign-in page. If it wasn’t you, ignore this email, and your password stays the same.',
    link,
    expiresAt,
  };
}
