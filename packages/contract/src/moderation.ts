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

/** Why a member thinks that a moderator should look at a message, as they are shown it. */
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

/** Once for each member and message; a repeat changes nothing. The author is not told. */
export const reportMessage = endpoint('POST', '/api/community/messages/:messageId/reports', {
  for: 'member',
  params: ofMessage,
  body: z.object({
    reason: ReportReason,
    note: z.optional(z.string().check(z.trim(), z.maxLength(limits.reportNote))),
  }),
  answer: done,
});

/* What moderators may do about a member. */

/** What a moderator writes to a member. */
const Words = z.string().check(z.trim(), z.maxLength(limits.staffNote));
export const muteHours = [1, 24, 168] as const;
/** A moderator's longest suspension; administrators may also suspend for good. */
export const suspensionDays = [1, 7, 30] as const;

export const Sanction = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('warning'),
    text: Words.check(z.minLength(1, 'Write what the warning is for.')),
  }),
  z.object({ kind: z.literal('mute'), hours: z.literal(muteHours), text: z.optional(Words) }),
  z.object({
    kind: z.literal('suspension'),
    /** For good without. */
    days: z.optional(z.literal(suspensionDays)),
    text: z.optional(Words),
  }),
]);
export type Sanction = z.infer<typeof Sanction>;

/** A moment, or for good. */
export const Until = z.union([z.iso.datetime(), z.literal('forever')]);

/** What moderators see of a member. */
export const MemberStatus = z.extend(Member, {
  role: Role,
  /** An administrator by the server's settings, which nobody changes here. */
  fixed: z.boolean(),
  /** Whether the one who asks may warn, mute and suspend them. */
  below: z.boolean(),
  mutedUntil: z.optional(z.iso.datetime()),
  suspendedUntil: z.optional(Until),
  joinedAt: z.iso.datetime(),
  /** How many notes staff have about them, if any, for those who may read them. */
  notes: z.optional(z.int()),
});
export type MemberStatus = z.infer<typeof MemberStatus>;

export const memberStatusFilters = ['all', 'muted', 'suspended', 'staff'] as const;
export const listMemberStatuses = endpoint('GET', '/api/community/moderation/members', {
  for: 'moderator',
  query: z.object({
    q: z.optional(z.string().check(z.trim(), z.maxLength(64))),
    only: z._default(z.enum(memberStatusFilters), 'all'),
    /** The name of the last member of the page before. */
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

/** Ends all of a member's sessions. */
export const signOutMember = endpoint('DELETE', '/api/community/admin/members/:memberId/sessions', {
  for: 'administrator',
  params: ofMember,
  answer: done,
});

/* The queue of reports. */

export const Report = z.object({
  id: z.uuid(),
  reporter: Member,
  reason: ReportReason,
  note: z.string(),
  /** What the message said when it was reported. */
  content: z.string(),
  createdAt: z.iso.datetime(),
});
export type Report = z.infer<typeof Report>;

/** What a member has said, and what had to be done about it before. */
export const MemberHistory = z.object({
  messages: z.int(),
  /** Messages with reports that were dealt with, whatever came of them. */
  reported: z.int(),
  /** The last ones, newest first. */
  acts: z.array(
    z.object({
      act: z.enum(['warn', 'mute', 'suspend', 'delete']),
      text: z.optional(z.string()),
      createdAt: z.iso.datetime(),
    }),
  ),
});
export type MemberHistory = z.infer<typeof MemberHistory>;

/** A message with its open reports, oldest first. */
export const ReportedMessage = z.object({
  /** As it is now. */
  message: Message,
  channel: z.object({ id: z.string(), name: z.string() }),
  /** None for a former member. */
  author: z.optional(MemberStatus),
  history: z.optional(MemberHistory),
  reports: z.array(Report),
  /** While somebody is on it. */
  claim: z.optional(ReportClaim),
  /** About its author and beside its reports, oldest first. */
  notes: z.optional(z.array(StaffNote)),
});
export type ReportedMessage = z.infer<typeof ReportedMessage>;

/** A message with a link that waits to be released. */
export const WaitingMessage = z.object({
  message: HeldMessage,
  channel: z.object({ id: z.string(), name: z.string() }),
  author: MemberStatus,
});
export type WaitingMessage = z.infer<typeof WaitingMessage>;

/** The messages whose oldest report has waited longest come first; beside them, what is held. `open` counts both. */
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
  /** As it is now. */
  message: Message,
  channel: z.object({ id: z.string(), name: z.string() }),
  reports: z.array(Report),
  /** Those beside its reports, oldest first. */
  notes: z.optional(z.array(StaffNote)),
  outcome: z.enum(['acted', 'dismissed']),
  /** None for one whose account is gone. */
  closedBy: Member,
  closedAt: z.iso.datetime(),
});
export type ClosedReports = z.infer<typeof ClosedReports>;

/** What was decided of messages, with the reports that it was decided on; the last decision first. */
export const listClosedReports = endpoint('GET', '/api/community/moderation/reports/closed', {
  for: 'moderator',
  query: z.object({
    /** `next` of the page before. */
    page: z.optional(pageOfTime),
  }),
  answer: z.object({ closed: z.array(ClosedReports), next: z.optional(z.string()) }),
});

/** Closes all open reports of a message: without anything to be done they are dismissed. */
export const decideReports = endpoint('POST', '/api/community/moderation/messages/:messageId/decision', {
  for: 'moderator',
  params: ofMessage,
  body: z.object({
    remove: z.optional(z.boolean()),
    /** What the author is told of a removal that comes alone; with a measure it is that one’s words. */
    reason: z.optional(Words),
    measure: z.optional(Sanction),
  }),
  answer: done,
});

/** Puts a held message into its channel, or declines it; its author is told, of a refusal with the reason. */
export const decideHeldMessage = endpoint(
  'POST',
  '/api/community/moderation/held-messages/:messageId/decision',
  {
    for: 'moderator',
    params: ofMessage,
    body: z.object({ release: z.boolean(), reason: z.optional(Words) }),
    answer: done,
  },
);

/** Of what a moderator removed: why, for its author and moderators, and for these what it said, while it is kept. */
export const getRemoval = endpoint('GET', '/api/community/messages/:messageId/removal', {
  for: 'member',
  params: ofMessage,
  answer: z.object({ reason: z.string(), content: z.optional(z.string()) }),
});
/** Puts back what a moderator removed, but for its files; the author is told. Answers with the message. */
export const restoreMessage = endpoint('POST', '/api/community/moderation/messages/:messageId/restoration', {
  for: 'moderator',
  params: ofMessage,
  answer: Message,
});
