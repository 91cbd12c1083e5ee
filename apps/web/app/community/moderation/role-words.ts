import type { Role } from '@orbit-vine/contract/members.ts';

export const roleWords: Record<Role, string> = {
  member: 'Member',
  moderator: 'Moderator',
  administrator: 'Administrator',
};

const exact = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export function untilWords(until: string): string {
  return until === 'forever' ? 'for good' : `until ${exact.format(new Date(until))}`;
}
