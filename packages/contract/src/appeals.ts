import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { limits } from './limits.ts';
import { Member } from './members.ts';
import { MemberStatus, Until } from './moderation.ts';

/** What can be appealed, once each. */
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

/** A sanction that is in force, for the member under it. Its id is that of its audit entry. */
export const OwnSanction = z.object({
  id: z.uuid(),
  kind: AppealableKind,
  reason: z.string(),
  createdAt: z.iso.datetime(),
  until: z.optional(Until),
  appeal: z.optional(Appeal),
});
export type OwnSanction = z.infer<typeof OwnSanction>;

/** The removal of a message of the caller, or without one the caller's mute. */
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

/** From the answer `SUSPENDED`, in place of a session, for an hour. */
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
  /** Who imposed it. */
  imposedBy: Member,
  member: MemberStatus,
  /** The message that the sanction is about, while its text is stored. */
  message: z.optional(z.object({ id: z.uuid(), channel: z.string(), content: z.string() })),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type OpenAppeal = z.infer<typeof OpenAppeal>;

/** The open appeals that the caller may decide, oldest first: whoever imposed the sanction only if no one else can. */
export const listAppeals = endpoint('GET', '/api/community/moderation/appeals', {
  for: 'moderator',
  answer: z.object({ appeals: z.array(OpenAppeal) }),
});
/** Lifts the sanction or upholds it, and notifies the member. */
export const decideAppeal = endpoint('POST', '/api/community/moderation/appeals/:sanctionId/decision', {
  for: 'moderator',
  params: z.object({ sanctionId: Id }),
  body: z.object({
    lift: z.boolean(),
    reply: z.optional(z.string().check(z.trim(), z.maxLength(limits.staffNote))),
  }),
  answer: z.object({}),
});
