import {
  formerMember,
  type Me,
  type Member,
  type MemberCard,
  type Role,
} from '@orbit-vine/contract/members.ts';
import type { Occupation } from '@orbit-vine/contract/occupations.ts';
import type { Welcome } from '@orbit-vine/contract/welcome.ts';
import type { Visitor } from '../auth/session.ts';
import type { profiles } from '../platform/db/schema.ts';
import { avatarUrl, unnamedMember } from '../profiles/profiles.ts';

export function memberView(row: {
  id: string | null;
  username: string | null;
  avatarUrl: string | null;
  winery?: string | null;
  region?: string | null;
}): Member {
  if (row.id === null) return formerMember;
  const name = row.username ?? unnamedMember;
  const from = [row.winery, row.region].filter(Boolean).join(', ');
  return { id: row.id, name, avatar: row.avatarUrl ?? avatarUrl(name), ...(from && { from }) };
}

export function meView(visitor: Visitor, profile: typeof profiles.$inferSelect | undefined): Me {
  const { username = null, avatarUrl: avatar = null, winery = null, region = null } = profile ?? {};
  const welcome = welcomeView(profile);
  return {
    ...memberView({ id: visitor.userId, username, avatarUrl: avatar, winery, region }),
    role: visitor.role,
    ...(visitor.staffRole !== visitor.role && { staffRole: visitor.staffRole }),
    ...(visitor.muted && profile?.mutedUntil && { mutedUntil: profile.mutedUntil.toISOString() }),
    ...(welcome && { welcome }),
  };
}

export function welcomeView(profile: typeof profiles.$inferSelect | undefined): Welcome | undefined {
  if (!profile?.welcomeStep) return undefined;
  return {
    step: profile.welcomeStep,
    ...(profile.welcomePutAway && { putAway: true }),
    ...(profile.rulesAcceptedAt && { rulesAccepted: true }),
  };
}

export function cardView(row: {
  id: string;
  username: string;
  avatarUrl: string;
  winery: string;
  region: string;
  occupation: Occupation | null;
  varieties: string[];
  about: string;
  role: Role;
  createdAt: Date;
}): MemberCard {
  const { role, winery, region, occupation, varieties, about, createdAt } = row;
  return {
    ...memberView(row),
    role,
    winery,
    region,
    ...(occupation && { occupation }),
    ...(varieties.length > 0 && { varieties }),
    about,
    joinedAt: createdAt.toISOString(),
  };
}
