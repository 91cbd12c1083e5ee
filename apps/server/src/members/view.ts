import {
  formerMember,
  type Me,
  type Member,
  type MemberCard,
  type Role,
} from '@orbit-vine/contract/members.ts';
import type { Visitor } from '../auth/session.ts';
import type { profiles } from '../platform/db/schema.ts';
import { avatarUrl, unnamedMember } from '../profiles/profiles.ts';

/** A member without a profile is shown under the name that the product gives everybody at first. */
export function memberView(row: {
  id: string | null;
  username: string | null;
  avatarUrl: string | null;
}): Member {
  if (row.id === null) return formerMember;
  const name = row.username ?? unnamedMember;
  return { id: row.id, name, avatar: row.avatarUrl ?? avatarUrl(name) };
}

export function meView(visitor: Visitor, profile: typeof profiles.$inferSelect | undefined): Me {
  const { username = null, avatarUrl: avatar = null } = profile ?? {};
  return {
    ...memberView({ id: visitor.userId, username, avatarUrl: avatar }),
    role: visitor.role,
    ...(visitor.staffRole !== visitor.role && { staffRole: visitor.staffRole }),
    ...(visitor.muted && profile?.mutedUntil && { mutedUntil: profile.mutedUntil.toISOString() }),
  };
}

export function cardView(row: {
  id: string;
  username: string;
  avatarUrl: string;
  winery: string;
  about: string;
  role: Role;
  createdAt: Date;
}): MemberCard {
  const { role, winery, about, createdAt } = row;
  return { ...memberView(row), role, winery, about, joinedAt: createdAt.toISOString() };
}
