import * as z from 'zod/mini';
import { Email, NewPassword, Password } from './accounts.ts';
import { download, endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { limits } from './limits.ts';
import { MemberCard } from './members.ts';
import { oneLine } from './one-line.ts';
import { Username } from './username.ts';

const ok = z.object({});
const line = (max: number) => oneLine().check(z.maxLength(max, `That is more than ${max} characters.`));

/* What others see of oneself. */

export const changeProfile = endpoint('PATCH', '/api/community/me', {
  for: 'writer',
  body: z.object({
    name: z.optional(Username),
    winery: z.optional(line(limits.wineryLength)),
    region: z.optional(line(limits.regionLength)),
    about: z.optional(line(limits.aboutLength)),
  }),
  answer: MemberCard,
});

/** The body is the picture itself: JPEG, PNG, WebP, GIF, AVIF or HEIF, told by its content. */
export const uploadAvatar = endpoint('PUT', '/api/community/me/avatar', {
  for: 'writer',
  answer: MemberCard,
});
/** Also for the muted: taking one's own picture away says nothing to anyone. */
export const removeAvatar = endpoint('DELETE', '/api/community/me/avatar', {
  for: 'member',
  answer: MemberCard,
});

/* Where one is signed in. */

export const Session = z.object({
  id: z.uuid(),
  /** Such as “Firefox on Windows”. */
  device: z.string(),
  startedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** When it last proved that it is its member's. */
  provedAt: z.optional(z.iso.datetime()),
  /** It has given a second factor. */
  secondFactor: z.boolean(),
  /** The one that asks. */
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

/* The way in. */

/** Better Auth's; every session ends, and this one goes on under another key. */
export const changePassword = endpoint('POST', '/api/auth/change-password', {
  for: 'member',
  proof: 'password',
  body: z.object({ currentPassword: Password, newPassword: NewPassword }),
  answer: ok,
});

/** Mails a code to the new address. Answers alike whether that has an account already or not. */
export const changeEmail = endpoint('POST', '/api/community/me/email', {
  for: 'member',
  proof: 'password',
  body: z.object({ email: Email, password: Password }),
  answer: ok,
});
/** One that was cut off on its way is told as that, by `CODE_INCOMPLETE`. */
const Code = z.string().check(z.maxLength(200));
export const confirmNewEmail = endpoint('POST', '/api/community/new-email', {
  for: 'everyone',
  body: z.object({ code: Code }),
  answer: z.object({ email: z.string() }),
});

/** "This was not me": closes the account to whoever got in, and mails its owner the way back. Signs nobody in. */
export const secureAccount = endpoint('POST', '/api/community/not-me', {
  for: 'everyone',
  body: z.object({ code: Code }),
  answer: ok,
});

/* Taking everything along, and leaving. */

/** A ZIP with everything that is kept of the member. */
export const exportPath = '/api/community/me/export';
export const exportAccount = download(exportPath, {
  for: 'member',
  proof: 'recent',
  type: 'application/zip',
});

/** Mails a code that confirms the deletion of the account. */
export const requestDeletion = endpoint('POST', '/api/community/me/deletion', {
  for: 'member',
  proof: 'recent',
  body: z.object({ messages: z.enum(['keep', 'remove']) }),
  answer: ok,
});
/** Answers whose account it was: the browser need not be signed in, and forgets what this member left in it. */
export const confirmDeletion = endpoint('POST', '/api/community/deletion', {
  for: 'everyone',
  body: z.object({ code: Code }),
  answer: z.object({ memberId: z.uuid() }),
});
