import type { Member } from '@orbit-vine/contract/members.ts';
import { avatarUrl, unnamedMember } from './profiles.ts';

/** A member without a profile is shown under the name that the product gives everybody at first. */
export function memberView(row: { id: string; username: string | null; avatarUrl: string | null }): Member {
  const name = row.username ?? unnamedMember;
  return { id: row.id, name, avatar: row.avatarUrl ?? avatarUrl(name) };
}
