import { communityName } from '@orbit-vine/contract/community.ts';
import type { Letter } from '../platform/mail/letter.ts';

/** Sent in place of a confirmation, so that the sign-up page does not reveal which addresses have an account. */
export function alreadyMemberLetter({ name, link }: { name: string; link: string }): Letter {
  return {
    name: 'already-member',
    sender: communityName,
    subject: 'You already have a Plastic Grapes account',
    parts: [
      `Hello ${name},`,
      'Someone, perhaps you, tried to sign up for Plastic Grapes with this address. It already has an account, so nothing was changed. You can sign in or ask for a new password here:',
      { action: 'Sign in', url: link },
    ],
    reason: 'Someone used this address to sign up. If it wasn’t you, there’s nothing you need to do.',
    link,
  };
}
