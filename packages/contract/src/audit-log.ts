import * as z from 'zod/mini';
import { ChannelId } from './channels.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { Member } from './members.ts';

export const auditActionWords = {
  dismiss: 'dismissed reports on a message',
  delete: 'deleted a message',
  restore: 'restored a message',
  release: 'released a held message',
  decline: 'declined a held message',
  holdTerm: 'added a held word or site',
  forgetTerm: 'removed a held word or site',
  warn: 'warned',
  mute: 'muted',
  unmute: 'lifted the mute on',
  suspend: 'suspended',
  unsuspend: 'lifted the suspension of',
  grantAppeal: 'granted an appeal',
  denyAppeal: 'denied an appeal',
  role: 'changed the role of',
  signOut: 'ended all sessions of',
  pin: 'pinned a message',
  unpin: 'unpinned a message',
  move: 'moved a message',
  close: 'closed a poll or listing',
  reopen: 'reopened a poll or listing',
  makeChannel: 'created a channel',
  changeChannel: 'changed a channel',
  archiveChannel: 'archived a channel',
  restoreChannel: 'restored a channel',
  orderChannels: 'reordered the channels',
  setEnquiryState: 'changed the status of an inquiry',
  deleteEnquiry: 'deleted an inquiry',
  downloadEnquiries: 'downloaded the inquiries',
  retryMail: 'sent an email again',
} as const;
export const AuditAction = z.enum(Object.keys(auditActionWords) as (keyof typeof auditActionWords)[]);
export type AuditAction = z.infer<typeof AuditAction>;

export const AuditEntry = z.object({
  id: z.uuid(),
  act: AuditAction,
  actor: Member,
  member: z.optional(Member),
  channel: z.optional(z.object({ id: ChannelId, name: z.string() })),
  messageId: z.optional(z.uuid()),
  details: z.looseObject({}),
  createdAt: z.iso.datetime(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const listAuditEntries = endpoint('GET', '/api/community/moderation/acts', {
  for: 'moderator',
  query: z.object({
    act: z.optional(AuditAction),
    /** A part of the name of the actor or of the member whom the action concerns. */
    name: z.optional(z.string().check(z.trim(), z.maxLength(64))),
    before: z.optional(Id),
  }),
  answer: z.object({ acts: z.array(AuditEntry), more: z.boolean() }),
});
