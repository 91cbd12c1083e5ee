import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { limits } from './limits.ts';
import { Member } from './members.ts';

/** A note from staff to staff about a member or a message's reports. The member never sees it. */
export const StaffNote = z.object({
  id: z.uuid(),
  author: Member,
  text: z.string(),
  messageId: z.optional(z.uuid()),
  createdAt: z.iso.datetime(),
});
export type StaffNote = z.infer<typeof StaffNote>;

const body = z.object({
  text: z.string().check(z.trim(), z.minLength(1, 'Write the note first.'), z.maxLength(limits.staffNote)),
});

/** Oldest first, including notes beside reports. */
export const listMemberNotes = endpoint('GET', '/api/community/moderation/members/:memberId/notes', {
  for: 'moderator',
  params: z.object({ memberId: Id }),
  answer: z.object({ notes: z.array(StaffNote) }),
});
export const addMemberNote = endpoint('POST', '/api/community/moderation/members/:memberId/notes', {
  for: 'moderator',
  params: z.object({ memberId: Id }),
  body,
  answer: StaffNote,
});
export const addReportNote = endpoint('POST', '/api/community/moderation/messages/:messageId/notes', {
  for: 'moderator',
  params: z.object({ messageId: Id }),
  body,
  answer: StaffNote,
});
/** Deletes the caller's own note; answers the same for another author's. */
export const deleteStaffNote = endpoint('DELETE', '/api/community/moderation/notes/:noteId', {
  for: 'moderator',
  params: z.object({ noteId: Id }),
  answer: z.object({}),
});
