import type { Letter } from '../platform/mail/letter.ts';

interface Deletion {
  name: string;
  messages: 'keep' | 'remove';
  link: string;
  expiresAt: Date;
}

export function deletionLetter({ name, messages, link, expiresAt }: Deletion): Letter {
  return {
    name: 'deletion',
    subject: 'Delete your Plastic Grapes account?',
    parts: [
      `Hello ${name},`,
      'you asked us to delete your account. Open this link, and confirm it there:',
      { action: 'Delete my account', url: link },
      messages === 'keep'
        ? 'Your messages stay, under the name “A former member”. Everything else goes: your profile, reactions, settings, and files outside of messages.'
        : 'Everything goes: your messages and their files, your profile, reactions, and settings.',
      'The link works once, for one hour. There is no way back after that.',
    ],
    reason: 'A member asked for this in their profile. If it was not you, change your password.',
    link,
    expiresAt,
  };
}
