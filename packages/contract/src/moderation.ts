import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { HeldMessage } from './held-messages.ts';
import { Id } from './id.ts';
import { limits } from './limits.ts';
import { Member, Role } from './members.ts';
import { Message } from './messages.ts';
import { pageOfTime } from './page-of-time.ts';
import { ReportClaim } from './report-claims.ts';
import { StaffNote } from './staff-notes.ts';

export const reportReasons = {
  spam: 'Spam or advertising',
  unkind: 'Unkind or harassing',
  misleading: 'Dangerous or misleading advice',
  unlawful: 'Unlawful',
  other: 'Something else',
} as const;
export const ReportReason = z.enum(Object.keys(reportReasons) as (keyof typeof reportReasons)[]);
export type ReportReason = z.infer<typeof ReportReason>;

const ofMessage = z.object({ messageId: Id });
const done = z.object({});

/** Once per member and message; a repeat changes nothing. The message's author isn't notified. */
export const reportMessage = endpoint('POST', '/api/community/messages/:messageId/reports', {
  for: 'member',
  params: ofMessage,
  body: z.object({
    reason: ReportReason,
    note: z.optional(z.string().check(z.trim(), z.maxLength(limits.reportNote))),
  }),
  answer: done,
});

const Words = z.string().check(z.trim(), z.maxLength(limits.staffNote));
export const muteHours = [1, 24, 168] as const;
/** In days, the choices of moderators; administrators may also suspend permanently. */
export const suspensionDays = [1, 7, 30] as const;

export const Sanction = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('warning'),
    text: Words.check(z.minLength(1, 'Write what the warning is for.')),
  }),
  z.object({ kind: z.literal('mute'), hours: z.literal(muteHours), text: z.optional(Words) }),
  z.object({
    kind: z.literal('suspension'),
    days: z.optional(z.literal(suspensionDays)),
    text: z.optional(Words),
    /** Removes all messages of the member, and declines the held ones. */
    removeMessages: z.optional(z.boolean()),
  }),
]);
export type Sanction = z.infer<typeof Sanction>;

export const Until = z.union([z.iso.datetime(), z.literal('forever')]);

export const MemberStatus = z.extend(Member, {
  role: Role,
  /** An administrator by the server's settings, whose role can't be changed here. */
  fixed: z.boolean(),
  /** Whether the caller may warn, mute, and suspend this member. */
  below: z.boolean(),
  mutedUntil: z.optional(z.iso.datetime()),
  suspendedUntil: z.optional(Until),
  joinedAt: z.iso.datetime(),
  /** Staff notes about the member, if any, for callers who may read notes. */
  notes: z.optional(z.int()),
  /** In the list of members: all messages, and the reported ones. */
  messages: z.optional(z.int()),
  reported: z.optional(z.int()),
});
export type MemberStatus = z.infer<typeof MemberStatus>;

export const memberStatusFilters = ['all', 'muted', 'suspended', 'staff'] as const;
/** By name, or first the newest, those with the most messages, or those with the most reports. */
export const memberStatusSorts = ['name', 'joined', 'messages', 'reported'] as const;
export const listMemberStatuses = endpoint('GET', '/api/community/moderation/members', {
  for: 'moderator',
  query: z.object({
    q: z.optional(z.string().check(z.trim(), z.maxLength(64))),
    only: z._default(z.enum(memberStatusFilters), 'all'),
    sort: z._default(z.enum(memberStatusSorts), 'name'),
    /** The last name of the previous page, or the last member's id in orders other than by name. */
    after: z.optional(z.string().check(z.maxLength(64))),
  }),
  answer: z.object({ members: z.array(MemberStatus), more: z.boolean() }),
});

const ofMember = z.object({ memberId: Id });
export const applySanction = endpoint('POST', '/api/community/moderation/members/:memberId/measures', {
  for: 'moderator',
  params: ofMember,
  body: Sanction,
  answer: done,
});
export const liftSanction = endpoint('DELETE', '/api/community/moderation/members/:memberId/measures/:kind', {
  for: 'moderator',
  params: z.extend(ofMember, { kind: z.enum(['mute', 'suspension']) }),
  answer: done,
});
export const setRole = endpoint('PUT', '/api/community/admin/members/:memberId/role', {
  for: 'administrator',
  proof: 'recent',
  params: ofMember,
  body: z.object({ role: Role }),
  answer: done,
});

export const signOutMember = endpoint('DELETE', '/api/community/admin/members/:memberId/sessions', {
  for: 'administrator',
  params: ofMember,
  answer: done,
});

export const Report = z.object({
  id: z.uuid(),
  reporter: Member,
  reason: ReportReason,
  note: z.string(),
  /** The message's text when it was reported. */
  content: z.string(),
  createdAt: z.iso.datetime(),
});
export type Report = z.infer<typeof Report>;

export const MemberHistory = z.object({
  messages: z.int(),
  /** Messages with closed reports, whatever the decision. */
  reported: z.int(),
  acts: z.array(
    z.object({
      act: z.enum(['warn', 'mute', 'suspend', 'delete']),
      text: z.optional(z.string()),
      createdAt: z.iso.datetime(),
    }),
  ),
});
export type MemberHistory = z.infer<typeof MemberHistory>;

export const ReportedMessage = z.object({
  message: Message,
  channel: z.object({ id: z.string(), name: z.string() }),
  /** Absent for former members. */
  author: z.optional(MemberStatus),
  history: z.optional(MemberHistory),
  reports: z.array(Report),
  claim: z.optional(ReportClaim),
  notes: z.optional(z.array(StaffNote)),
});
export type ReportedMessage = z.infer<typeof ReportedMessage>;

export const WaitingMessage = z.object({
  message: HeldMessage,
  channel: z.object({ id: z.string(), name: z.string() }),
  author: MemberStatus,
});
export type WaitingMessage = z.infer<typeof WaitingMessage>;

/** Messages with the oldest report come first. `open` counts reported and held messages. */
export const listReports = endpoint('GET', '/api/community/moderation/reports', {
  for: 'moderator',
  answer: z.object({
    reported: z.array(ReportedMessage),
    held: z.optional(z.array(WaitingMessage)),
    open: z.int(),
  }),
});
export const countReports = endpoint('GET', '/api/community/moderation/reports/count', {
  for: 'moderator',
  answer: z.object({ open: z.int() }),
});

export const ClosedReports = z.object({
  message: Message,
  channel: z.object({ id: z.string(), name: z.string() }),
  reports: z.array(Report),
  notes: z.optional(z.array(StaffNote)),
  outcome: z.enum(['acted', 'dismissed']),
  /** A former member if the account is gone. */
  closedBy: Member,
  closedAt: z.iso.datetime(),
});
export type ClosedReports = z.infer<typeof ClosedReports>;

/** Messages with the reports that each decision closed, latest decision first. */
export const listClosedReports = endpoint('GET', '/api/community/moderation/reports/closed', {
  for: 'moderator',
  query: z.object({
    page: z.optional(pageOfTime),
  }),
  answer: z.object({ closed: z.array(ClosedReports), next: z.optional(z.string()) }),
});

/** Closes all open reports of a message; without an action they count as dismissed. */
export const decideReports = endpoint('POST', '/api/community/moderation/messages/:messageId/decision', {
  for: 'moderator',
  params: ofMessage,
  body: z.object({
    remove: z.optional(z.boolean()),
    /** The reason mailed to the author if the message is removed without a sanction; a sanction has its own text. */
    reason: z.optional(Words),
    measure: z.optional(Sanction),
  }),
  answer: done,
});

/**
 * Releases a held message into its channel or declines it. The author is notified, of a refusal with the reason or
 * the sanction.
 */
export const decideHeldMessage = endpoint(
  'POST',
  '/api/community/moderation/held-messages/:messageId/decision',
  {
    for: 'moderator',
    params: ofMessage,
    body: z.union([
      z.object({ release: z.literal(true) }),
      z.object({ release: z.literal(false), reason: z.optional(Words), measure: z.optional(Sanction) }),
    ]),
    answer: done,
  },
);

/** Why a message was removed, for its author and moderators; for moderators also its text, while that is kept. */
export const getRemoval = endpoint('GET', '/api/community/messages/:messageId/removal', {
  for: 'member',
  params: ofMessage,
  answer: z.object({ reason: z.string(), content: z.optional(z.string()) }),
});
/** Restores a removed message without its files and notifies its author. */
export const restoreMessage = endpoint('POST', '/api/community/moderation/messages/:messageId/restoration', {
  for: 'moderator',
  params: ofMessage,
  answer: Message,
});
