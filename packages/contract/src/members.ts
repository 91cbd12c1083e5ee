import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';

export const Member = z.object({
  id: z.uuid(),
  name: z.string(),
  avatar: z.string(),
  /** Winery and region, as a line; where somebody is told of at length, and only if they say so. */
  from: z.optional(z.string()),
});
export type Member = z.infer<typeof Member>;

/** Stands for everybody who has left and whose messages stayed. */
export const formerMember: Member = {
  id: '00000000-0000-0000-0000-000000000000',
  name: 'A former member',
  avatar: '/avatars/-.svg',
};

/** Each may what those before it may. */
export const roles = ['member', 'moderator', 'administrator'] as const;
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

export const Me = z.extend(Member, {
  /** What this session may do. */
  role: Role,
  /** What the account is, if that is more: a second factor is missing. */
  staffRole: z.optional(Role),
  /** May read but not write until then. */
  mutedUntil: z.optional(z.iso.datetime()),
  /** Whose messages are folded, and who cannot have this member told of anything. Nobody else learns of it. */
  ignored: z.optional(z.array(z.uuid())),
  /** The server opens HEIC pictures. */
  heic: z.optional(z.boolean()),
});
export type Me = z.infer<typeof Me>;

/** The signed-in member; the profile is made on the first call. */
export const getMe = endpoint('GET', '/api/community/me', { for: 'member', answer: Me });

/** What members see of each other. */
export const MemberCard = z.extend(Member, {
  role: Role,
  winery: z.string(),
  /** Where that is. */
  region: z.optional(z.string()),
  /** A line about oneself. */
  about: z.string(),
  joinedAt: z.iso.datetime(),
});
export type MemberCard = z.infer<typeof MemberCard>;

/** By name; with `q` those whose name begins with it come first, then those whose name, winery or region holds it. */
export const listMembers = endpoint('GET', '/api/community/members', {
  for: 'member',
  query: z.object({
    q: z.optional(z.string().check(z.trim(), z.maxLength(64))),
    /** The name of the last member of the page before. */
    after: z.optional(z.string().check(z.maxLength(64))),
  }),
  answer: z.object({ members: z.array(MemberCard), more: z.boolean() }),
});

/** Who speaks for the site: shown beside whatever they write. */
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
