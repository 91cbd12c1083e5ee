import type { Letter } from '../letter.ts';

interface NewEmail {
  name: string;
  link: string;
  expiresAt: Date;
}

export function newEmailLetter({ name, link, expiresAt }: NewEmail): Letter {
  return {
    name: 'new-email',
    subject: 'Confirm your new email for Plastic Grapes',
    parts: [
      `Hello ${name},`,
      'from now on you want to sign in to Plastic Grapes with this address. Open this link to confirm that it is yours:',
      { action: 'Confirm my new email', url: link },
      'It works once, for one hour. Until then your old address stays.',
    ],
    reason: 'A member asked for this in their profile. If it was not you, ignore this mail: nothing happens.',
    link,
    expiresAt,
  };
}

/** To the address that was, so that its owner learns of a change that they did not ask for. */
export function emailChangedLetter({ name, to, link }: { name: string; to: string; link: string }): Letter {
  return {
    name: 'email-changed',
    subject: 'Your email for Plastic Grapes has changed',
    parts: [
      `Hello ${name},`,
      `your Plastic Grapes account now belongs to ${to}. This address can no longer be used to sign in or to ask for a new password.`,
      'If it was not you, tell us at once, and we look into it together:',
      { action: 'Write to us', url: link },
    ],
    reason: 'This was the address of your account until now.',
    link,
  };
}
