import * as accounts from '@orbit-vine/contract/accounts.ts';
import type { Endpoint } from '@orbit-vine/contract/endpoint.ts';
import { changePassword } from '@orbit-vine/contract/own-account.ts';
import * as passkeys from '@orbit-vine/contract/passkeys.ts';
import { Problem } from '@orbit-vine/contract/problem.ts';
import { signOut } from '@orbit-vine/contract/session.ts';
import type { Hono } from 'hono';
import { ProblemError } from '../platform/http/problem.ts';
import { type SecurityEvent, securityLog } from '../platform/http/security-log.ts';

const events: [Endpoint, SecurityEvent, string][] = [
  [accounts.signUp, 'sign-up', 'password'],
  [accounts.confirmEmail, 'confirm', 'code'],
  [accounts.signIn, 'sign-in', 'password'],
  [passkeys.signInByPasskey, 'sign-in', 'passkey'],
  [signOut, 'sign-out', 'session'],
  [accounts.requestPasswordReset, 'password-reset', 'mail'],
  [accounts.resetPassword, 'password-reset', 'code'],
  [changePassword, 'password-change', 'password'],
  [passkeys.addPasskey, 'passkey', 'add'],
  [passkeys.removePasskey, 'passkey', 'remove'],
];
const loggedElsewhere = new Set(['RATE_LIMITED', 'BUSY', 'INVALID_REQUEST', 'MALFORMED_JSON']);

/** Logs the outcome of every request to sign in, sign up, or change credentials. Call before adding those routes. */
export function logWaysIn(app: Hono): void {
  for (const [{ method, path }, event, how] of events)
    app.on(method, path, async (context, next) => {
      await next();
      const { error, res } = context;
      const code = error instanceof ProblemError ? error.code : await codeOf(res);
      if (code !== undefined && loggedElsewhere.has(code)) return;
      securityLog(event, { outcome: res.ok ? 'success' : 'failure', method: how, code });
    });
}

async function codeOf(answer: Response): Promise<string | undefined> {
  if (answer.ok) return undefined;
  return Problem.safeParse(await answer.clone().json()).data?.code;
}
