import { type Role, roles } from '@orbit-vine/contract/members.ts';

interface AdminPageEntry {
  readonly id: string;
  readonly name: string;
  readonly short?: string;
  readonly description: string;
  /** The lowest role that may see it. */
  readonly role: Exclude<Role, 'member'>;
}

export const adminPages = {
  reports: {
    id: 'reports',
    name: 'Reports',
    description: 'What members have reported, and what came of it.',
    role: 'moderator' as const,
  },
  members: {
    id: 'members',
    name: 'Members',
    description: 'Roles, warnings, mutes, suspensions, and notes.',
    role: 'moderator' as const,
  },
  record: {
    id: 'record',
    name: 'Record',
    description: 'What moderators and administrators have done, newest first. No one can edit this record.',
    role: 'moderator' as const,
  },
  channels: {
    id: 'channels',
    name: 'Channels',
    description: 'Create, rename, describe, arrange, and archive channels. Everyone sees changes at once.',
    role: 'administrator' as const,
  },
  numbers: {
    id: 'numbers',
    name: 'Numbers',
    description: 'Members, messages, and the addresses that aren’t set yet.',
    role: 'administrator' as const,
  },
  enquiries: {
    id: 'enquiries',
    name: 'Inquiries and email',
    short: 'Inquiries',
    description:
      'What visitors wrote in the contact form, emails that couldn’t be sent, and a sample of every email we send.',
    role: 'administrator' as const,
  },
} satisfies Record<string, AdminPageEntry>;
export type AdminPageId = keyof typeof adminPages;

export function pagesFor(role: Role): AdminPageEntry[] {
  const pages: AdminPageEntry[] = Object.values(adminPages);
  return pages.filter((page) => mayDo(role, page.role));
}

export const mayDo = (role: Role, needed: Role) => roles.indexOf(role) >= roles.indexOf(needed);
