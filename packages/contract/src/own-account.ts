import * as z from 'zod/mini';
import { Email, NewPassword, Password } from './accounts.ts';
import { download, endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { isBlank } from './is-blank.ts';
import { limits } from './limits.ts';
import { MemberCard } from './members.ts';
import { Occupation } from './occupations.ts';
import { oneLine } from './one-line.ts';
import { Username } from './username.ts';

const ok = z.object({});
const line = (max: number) => oneLine().check(z.maxLength(max, `That is more than ${max} characters.`));
const Variety = line(limits.varietyLength).check(z.refine((text) => !isBlank(text) && !text.includes(',')));

export const changeProfile = endpoint('PATCH', '/api/community/me', {
  for: 'writer',
  body: z.object({
    name: z.optional(Username),
    winery: z.optional(line(limits.wineryLength)),
    region: z.optional(line(limits.regionLength)),
    occupation: z.optional(z.nullable(Occupation)),
    varieties: z.optional(
      z
        .array(Variety)
        .check(z.maxLength(limits.varieties, `Please name at most ${limits.varieties} varieties.`)),
    ),
    about: z.optional(line(limits.aboutLength)),
  }),
  answer: MemberCard,
});

/** The body is the picture: JPEG, PNG, WebP, GIF, AVIF, or HEIF, detected by content. */
export const uploadAvatar = endpoint('PUT', '/api/community/me/avatar', {
  for: 'writer',
  answer: MemberCard,
});
/** For muted members too, since removing a picture publishes nothing. */
export const removeAvatar = endpoint('DELETE', '/api/community/me/avatar', {
  for: 'member',
  answer: MemberCard,
});

export const Session = z.object({
  id: z.uuid(),
  device: z.string(),
  startedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  provedAt: z.optional(z.iso.datetime()),
  secondFactor: z.boolean(),
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const listSessions = endpoint('GET', '/api/community/me/sessions', {
  for: 'member',
  answer: z.array(Session),
});
export const endSession = endpoint('DELETE', '/api/community/me/sessions/:id', {
  for: 'member',
  proof: 'recent',
  params: z.object({ id: Id }),
  answer: ok,
});
export const endOtherSessions = endpoint('DELETE', '/api/community/me/sessions', {
  for: 'member',
  proof: 'recent',
  answer: ok,
});

export const changePassword = endpoint('POST', '/api/auth/change-password', {
  for: 'member',
  proof: 'password',
  body: z.object({ currentPassword: Password, newPassword: NewPassword }),
  answer: ok,
});

/** Mails a code to the new address. The answer doesn't show whether it has an account. */
export const changeEmail = endpoint('POST', '/api/community/me/email', {
  for: 'member',
  proof: 'password',
  body: z.object({ email: Email, password: Password }),
  answer: ok,
});
/** No minimum: a link cut off by a mail program gets `CODE_INCOMPLETE`. */
const Code = z.string().check(z.maxLength(200));
export const confirmNewEmail = endpoint('POST', '/api/community/new-email', {
  for: 'everyone',
  body: z.object({ code: Code }),
  answer: z.object({ email: z.string() }),
});

/** "This was not me": ends an intruder's access and mails the owner a way back. Signs nobody in. */
export const secureAccount = endpoint('POST', '/api/community/not-me', {
  for: 'everyone',
  body: z.object({ code: Code }),
  answer: ok,
});

export const exportPath = '/api/community/me/export';
export const exportAccount = download(exportPath, {
  for: 'member',
  proof: 'recent',
  type: 'application/zip',
});

export const requestDeletion = endpoint('POST', '/api/community/me/deletion', {
  for: 'member',
  proof: 'recent',
  body: z.object({ messages: z.enum(['keep', 'remove']) }),
  answer: ok,
});
/**
 * Answers with the deleted member's id, so that a browser that is signed out clears what it stored for that member.
 */
export const confirmDeletion = endpoint('POST', '/api/community/deletion', {
  for: 'everyone',
  body: z.object({ code: Code }),
  answer: z.object({ memberId: z.uuid() }),
});
