import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { Username } from './username.ts';

/** As long as an address can be (RFC 5321): what is longer is not one. */
export const Email = z
  .email('Please enter an email address.')
  .check(z.maxLength(254, 'Please enter an email address.'));
/** One that was chosen before. */
export const Password = z.string().check(z.minLength(1), z.maxLength(limits.passwordMax));
export const NewPassword = z
  .string()
  .check(
    z.minLength(limits.passwordMin, `A password must have at least ${limits.passwordMin} characters.`),
    z.maxLength(limits.passwordMax, `A password can have at most ${limits.passwordMax} characters.`),
  );

const ok = z.object({});

/**
 * Stores a sign-up and mails its code; answers alike whether the address or the name is known or not. The browser gets a
 * cookie, by which it can confirm without the password.
 */
export const signUp = endpoint('POST', '/api/auth/sign-up/email', {
  for: 'everyone',
  /** `name` is the username, `ofAge` what the person says of their age, `digest` whether they want the weekly one. */
  body: z.object({
    name: Username,
    email: Email,
    password: NewPassword,
    ofAge: z.literal(true, `Please confirm that you are at least ${limits.ageMin} years old.`),
    digest: z.optional(z.boolean()),
  }),
  answer: ok,
});
/* Better Auth's own routes, named here so that client and server cannot drift apart. */

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
    /** Somebody who got in may have left one. Those by which staff prove themselves stay. */
    removePasskeys: z._default(z.boolean(), true),
  }),
  answer: ok,
});
/** Mails a fresh confirmation link; answers alike for known and unknown addresses. */
export const resendConfirmation = endpoint('POST', '/api/auth/send-verification-email', {
  for: 'everyone',
  body: z.object({ email: Email }),
  answer: ok,
});

/**
 * Our own: exchanges the code of a mailed link for an account and a session. In the browser that signed up the code is
 * enough; elsewhere it takes the password of the sign-up (`PASSWORD_NEEDED`). `name` is another username, when the one
 * that was chosen has been taken (`USERNAME_TAKEN`). Neither spends the code.
 */
export const confirmEmail = endpoint('POST', '/api/auth/confirm-email', {
  for: 'everyone',
  body: z.object({
    // One that was cut off on its way is told as that, by `CODE_INCOMPLETE`.
    code: z.string().check(z.maxLength(200)),
    password: z.optional(Password),
    name: z.optional(Username),
  }),
  answer: ok,
});
