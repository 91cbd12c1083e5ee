import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { Username } from './username.ts';

/** RFC 5321 limits an address to 254 characters. */
export const Email = z
  .email('Please enter an email address.')
  .check(z.maxLength(254, 'Please enter an email address.'));
export const Password = z.string().check(z.minLength(1), z.maxLength(limits.passwordMax));
export const NewPassword = z
  .string()
  .check(
    z.minLength(limits.passwordMin, `A password must have at least ${limits.passwordMin} characters.`),
    z.maxLength(limits.passwordMax, `A password can have at most ${limits.passwordMax} characters.`),
  );

const ok = z.object({});
/** Where the sign-up began, if not in the community: the mailed link leads back there. */
const entrance = z.optional(z.literal('lots'));

/**
 * Stores a sign-up and mails its code. The answer doesn't show whether the address or the name is taken. Sets a
 * cookie that lets this browser confirm without the password.
 */
export const signUp = endpoint('POST', '/api/auth/sign-up/email', {
  for: 'everyone',
  body: z.object({
    name: Username,
    email: Email,
    password: NewPassword,
    ofAge: z.literal(true, `Please confirm that you’re at least ${limits.ageMin} years old.`),
    digest: z.optional(z.boolean()),
    entrance,
  }),
  answer: ok,
});
/* Better Auth's routes, declared here so that client and server share their types. */

export const signIn = endpoint('POST', '/api/auth/sign-in/email', {
  for: 'everyone',
  body: z.object({ email: Email, password: Password }),
  answer: ok,
});
export const requestPasswordReset = endpoint('POST', '/api/auth/request-password-reset', {
  for: 'everyone',
  body: z.object({ email: Email }),
  answer: ok,
});
export const resetPassword = endpoint('POST', '/api/auth/reset-password', {
  for: 'everyone',
  body: z.object({
    token: z.string().check(z.maxLength(200)),
    newPassword: NewPassword,
    /** An intruder may have added some. Passkeys that staff need for their powers stay. */
    removePasskeys: z._default(z.boolean(), true),
  }),
  answer: ok,
});
/** Mails a new confirmation link. The answer doesn't show whether the address has an account. */
export const resendConfirmation = endpoint('POST', '/api/auth/send-verification-email', {
  for: 'everyone',
  body: z.object({ email: Email, entrance }),
  answer: ok,
});

/**
 * Exchanges the code of a mailed link for an account and a session. The browser that signed up needs only the code;
 * any other also needs the password (`PASSWORD_NEEDED`). `name` replaces a username that another account took after
 * the sign-up (`USERNAME_TAKEN`). Neither error spends the code.
 */
export const confirmEmail = endpoint('POST', '/api/auth/confirm-email', {
  for: 'everyone',
  body: z.object({
    // No minimum: a link cut off by a mail program gets `CODE_INCOMPLETE`.
    code: z.string().check(z.maxLength(200)),
    password: z.optional(Password),
    name: z.optional(Username),
  }),
  answer: ok,
});
