import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { limits } from './limits.ts';
import { Member } from './members.ts';
import { MemberStatus, Until } from './moderation.ts';

/** Each sanction can be appealed once. */
export const AppealableKind = z.enum(['mute', 'suspension', 'removal']);
export type AppealableKind = z.infer<typeof AppealableKind>;

const AppealText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Write what the moderators should know.'),
    z.maxLength(limits.appealLength),
  );

export const Appeal = z.object({
  text: z.string(),
  createdAt: z.iso.datetime(),
  outcome: z.optional(z.object({ lifted: z.boolean(), reply: z.string(), decidedAt: z.iso.datetime() })),
});
export type Appeal = z.infer<typeof Appeal>;

/** A sanction in force, as its member sees it. `id` is that of its audit entry. */
export const OwnSanction = z.object({
  id: z.uuid(),
  kind: AppealableKind,
  reason: z.string(),
  createdAt: z.iso.datetime(),
  until: z.optional(Until),
  appeal: z.optional(Appeal),
});
export type OwnSanction = z.infer<typeof OwnSanction>;

/** The removal of the caller's message, or without `messageId` the caller's mute. */
export const getOwnSanction = endpoint('GET', '/api/community/me/sanction', {
  for: 'member',
  query: z.object({ messageId: z.optional(Id) }),
  answer: z.object({ sanction: z.optional(OwnSanction) }),
});
/** Once per sanction; the same text again changes nothing. */
export const appealSanction = endpoint('POST', '/api/community/me/sanctions/:sanctionId/appeal', {
  for: 'member',
  params: z.object({ sanctionId: Id }),
  body: z.object({ text: AppealText }),
  answer: OwnSanction,
});

/** Part of the answer `SUSPENDED`, in place of a session; works for an hour. */
const SuspensionCode = z.string().check(z.maxLength(200));
export const getOwnSuspension = endpoint('POST', '/api/community/suspension', {
  for: 'everyone',
  body: z.object({ code: SuspensionCode }),
  answer: OwnSanction,
});
export const appealSuspension = endpoint('POST', '/api/community/suspension/appeal', {
  for: 'everyone',
  body: z.object({ code: SuspensionCode, text: AppealText }),
  answer: OwnSanction,
});

export const OpenAppeal = z.object({
  sanction: z.omit(OwnSanction, { appeal: true }),
  /** False once the sanction has ended or was lifted. */
  inForce: z.boolean(),
  imposedBy: Member,
  member: MemberStatus,
  /** The message that the sanction is about, while its text is stored. */
  message: z.optional(z.object({ id: z.uuid(), channel: z.string(), content: z.string() })),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type OpenAppeal = z.infer<typeof OpenAppeal>;

/**
 * The open appeals that the caller may decide, oldest first. The staff member who imposed the sanction may decide
 * only if no one else can.
 */
export const listAppeals = endpoint('GET', '/api/community/moderation/appeals', {
  for: 'moderator',
  answer: z.object({ appeals: z.array(OpenAppeal) }),
});
export const decideAppeal = endpoint('POST', '/api/community/moderation/appeals/:sanctionId/decision', {
  for: 'moderator',
  params: z.object({ sanctionId: Id }),
  body: z.object({
    lift: z.boolean(),
    reply: z.optional(z.string().check(z.trim(), z.maxLength(limits.staffNote))),
  }),
  answer: z.object({}),
});
