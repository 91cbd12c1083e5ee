import type { Role } from '@orbit-vine/contract/members.ts';
import { shortMoment } from '../../ui/dates.ts';

export const roleWords: Record<Role, string> = {
  member: 'Member',
  moderator: 'Moderator',
  administrator: 'Administrator',
};

export function untilWords(until: string): string {
  return until === 'forever' ? 'for good' : `until ${shortMoment(until)}`;
}
