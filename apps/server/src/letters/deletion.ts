import { communityName } from '@orbit-vine/contract/community.ts';
import { deletionLink } from '@orbit-vine/contract/mailed-links.ts';
import { formerMember } from '@orbit-vine/contract/members.ts';
import { spelledHours } from '@orbit-vine/contract/spelled-hours.ts';
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
    sender: communityName,
    subject: 'Delete your Plastic Grapes account?',
    parts: [
      `Hello ${name},`,
      'You asked us to delete your account. Open this link to confirm:',
      { action: 'Delete my account', url: link },
      messages === 'keep'
        ? `Your messages stay, under the name “${formerMember.name}.” Everything else goes: your profile, reactions, settings, and files outside of messages.`
        : 'Everything goes: your messages and their files, your profile, reactions, and settings.',
      `The link works only once and expires after ${spelledHours(deletionLink)}. Once confirmed, the deletion can’t be undone.`,
    ],
    reason: 'A member asked for this in their profile. If it wasn’t you, change your password.',
    link,
    expiresAt,
  };
}
