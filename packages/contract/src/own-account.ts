import * as z from 'zod/mini';
import { Email, NewPassword, Password } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { limits } from './limits.ts';
import { MemberCard } from './members.ts';
import { oneLine } from './one-line.ts';
import { Username } from './username.ts';

const ok = z.object({});
const line = (max: number) => oneLine().check(z.maxLength(max, `That is more than ${max} characters.`));

/* What others see of oneself. */

export const changeProfile = endpoint('PATCH', '/api/community/me', {
  body: z.object({
    name: z.optional(Username),
    winery: z.optional(line(limits.wineryLength)),
    region: z.optional(line(limits.regionLength)),
    about: z.optional(line(limits.aboutLength)),
  }),
  answer: MemberCard,
});

/** The body is the picture itself: JPEG, PNG, WebP, GIF, AVIF or HEIF, told by its content. */
export const uploadAvatar = endpoint('PUT', '/api/community/me/avatar', { answer: MemberCard });
export const removeAvatar = endpoint('DELETE', '/api/community/me/avatar', { answer: MemberCard });

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

export const listSessions = endpoint('GET', '/api/community/me/sessions', { answer: z.array(Session) });
export const endSession = endpoint('DELETE', '/api/community/me/sessions/:id', {
  params: z.object({ id: Id }),
  answer: ok,
});
export const endOtherSessions = endpoint('DELETE', '/api/community/me/sessions', { answer: ok });

/* The way in. */

/** Better Auth's; every session ends, and this one goes on under another key. */
export const changePassword = endpoint('POST', '/api/auth/change-password', {
  body: z.object({ currentPassword: Password, newPassword: NewPassword }),
  answer: ok,
});

/** Mails a code to the new address. Answers alike whether that has an account already or not. */
export const changeEmail = endpoint('POST', '/api/community/me/email', {
  body: z.object({ email: Email, password: Password }),
  answer: ok,
});
/** One that was cut off on its way is told as that, by `CODE_INCOMPLETE`. */
const Code = z.string().check(z.maxLength(200));
export const confirmNewEmail = endpoint('POST', '/api/community/new-email', {
  body: z.object({ code: Code }),
  answer: z.object({ email: z.string() }),
});

/** "This was not me": closes the account to whoever got in, and mails its owner the way back. Signs nobody in. */
export const secureAccount = endpoint('POST', '/api/community/not-me', {
  body: z.object({ code: Code }),
  answer: ok,
});

/* Taking everything along, and leaving. */

/** A ZIP with everything that is kept of the member. */
export const exportPath = '/api/community/me/export';

/** Mails a code that confirms the deletion of the account. */
export const requestDeletion = endpoint('POST', '/api/community/me/deletion', {
  body: z.object({ messages: z.enum(['keep', 'remove']) }),
  answer: ok,
});
/** Answers whose account it was: the browser need not be signed in, and forgets what this member left in it. */
export const confirmDeletion = endpoint('POST', '/api/community/deletion', {
  body: z.object({ code: Code }),
  answer: z.object({ memberId: z.uuid() }),
});
