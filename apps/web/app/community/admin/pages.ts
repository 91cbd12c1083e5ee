import type { Role } from '@orbit-vine/contract/members.ts';
import { community } from '../../site.ts';

export const adminPath = `${community.path}/admin`;

interface AdminPageEntry {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Who may see it, and everybody above them. */
  readonly role: Exclude<Role, 'member'>;
}

/** What moderators and administrators find, in the order of their navigation. */
export const adminPages = {
  reports: {
    id: 'reports',
    name: 'Reports',
    description: 'What members have reported, oldest first.',
    role: 'moderator',
  },
  members: {
    id: 'members',
    name: 'Members',
    description: 'Roles, warnings, mutes and suspensions.',
    role: 'moderator',
  },
  record: {
    id: 'record',
    name: 'Record',
    description: 'What moderators and administrators did, newest first. Nothing is ever taken out.',
    role: 'moderator',
  },
  channels: {
    id: 'channels',
    name: 'Channels',
    description: 'Make, rename, describe, order and archive channels. Everybody sees it at once.',
    role: 'administrator',
  },
  numbers: {
    id: 'numbers',
    name: 'Numbers',
    description: 'Members and messages.',
    role: 'administrator',
  },
  enquiries: {
    id: 'enquiries',
    name: 'Enquiries and mail',
    description:
      'What visitors wrote in the contact form, mails that could not be sent, and what every mail looks like.',
    role: 'administrator',
  },
} as const satisfies Record<string, AdminPageEntry>;
export type AdminPageId = keyof typeof adminPages;
