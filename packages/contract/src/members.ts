import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { limits } from './limits.ts';
import { Occupation } from './occupations.ts';
import { oneLine } from './one-line.ts';
import { Welcome } from './welcome.ts';

export const Member = z.object({
  id: z.uuid(),
  name: z.string(),
  avatar: z.string(),
  from: z.optional(z.string()),
});
export type Member = z.infer<typeof Member>;

/** Stands in for all members who deleted their accounts and kept their messages. */
export const formerMember: Member = {
  id: '00000000-0000-0000-0000-000000000000',
  name: 'A former member',
  avatar: '/avatars/-.svg',
};

/** Each role may do what the roles before it may. */
export const roles = ['member', 'moderator', 'administrator'] as const;
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

export const Me = z.extend(Member, {
  role: Role,
  /** The account's role, if higher than the session's, which lacks a second factor. */
  staffRole: z.optional(Role),
  mutedUntil: z.optional(z.iso.datetime()),
  /** Members whose messages are collapsed and who can't notify this member. Only this member sees the list. */
  ignored: z.optional(z.array(z.uuid())),
  /** The ignored members who can't write to this member. */
  blocked: z.optional(z.array(z.uuid())),
  heic: z.optional(z.boolean()),
  /** Missing for members who finished the steps or joined before there were any. */
  welcome: z.optional(Welcome),
});
export type Me = z.infer<typeof Me>;

export const getMe = endpoint('GET', '/api/community/me', { for: 'member', answer: Me });

export const MemberCard = z.extend(Member, {
  role: Role,
  winery: z.string(),
  region: z.optional(z.string()),
  occupation: z.optional(Occupation),
  varieties: z.optional(z.array(z.string())),
  about: z.string(),
  joinedAt: z.iso.datetime(),
});
export type MemberCard = z.infer<typeof MemberCard>;

/**
 * By name. With `q`, names that begin with it come first, then members in whose name, winery, region, varieties, and
 * occupation all of its words are found.
 */
export const listMembers = endpoint('GET', '/api/community/members', {
  for: 'member',
  query: z.object({
    q: z.optional(z.string().check(z.trim(), z.maxLength(64))),
    region: z.optional(oneLine().check(z.maxLength(limits.regionLength))),
    occupation: z.optional(Occupation),
    after: z.optional(z.string().check(z.maxLength(64))),
  }),
  answer: z.object({
    members: z.array(MemberCard),
    more: z.boolean(),
    /** The number of matches on all pages; only on the first page. */
    total: z.optional(z.int()),
  }),
});

/** Filters of the list of members, with the number of members for each. Regions that differ only in case are one. */
export const countMembers = endpoint('GET', '/api/community/member-counts', {
  for: 'member',
  answer: z.object({
    regions: z.array(z.object({ region: z.string(), members: z.int() })),
    occupations: z.array(z.object({ occupation: Occupation, members: z.int() })),
  }),
});

export const listStaff = endpoint('GET', '/api/community/staff', {
  for: 'member',
  answer: z.object({
    staff: z.array(z.object({ id: z.uuid(), role: z.enum(['moderator', 'administrator']) })),
  }),
});

export const getMember = endpoint('GET', '/api/community/members/:id', {
  for: 'member',
  params: z.object({ id: Id }),
  answer: MemberCard,
});
