import * as accounts from '@orbit-vine/contract/accounts.ts';
import { getStatus } from '@orbit-vine/contract/community-status.ts';
import { getContactToken } from '@orbit-vine/contract/contact.ts';
import type { Endpoint } from '@orbit-vine/contract/endpoint.ts';
import { getCellar, listWineryChanges } from '@orbit-vine/contract/lots-endpoints.ts';
import { bookViews } from '@orbit-vine/contract/lots-views.ts';
import { confirmDeletion, confirmNewEmail, secureAccount } from '@orbit-vine/contract/own-account.ts';
import { passkeyToAsk, signInByPasskey } from '@orbit-vine/contract/passkeys.ts';
import { getSession, signOut } from '@orbit-vine/contract/session.ts';
import type { Context, MiddlewareHandler } from 'hono';
import type { Gates } from './session.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** Lets a request pass, or throws the problem that keeps whoever asks out. */
    admit(endpoint: Endpoint): Promise<void>;
  }
}

/** What needs no session. Whatever else the contract names does, also what is added to it later. */
const forVisitors = new Set<string>(
  [
    getStatus,
    getContactToken,
    accounts.signUp,
    accounts.signIn,
    signOut,
    accounts.requestPasswordReset,
    accounts.resetPassword,
    accounts.resendConfirmation,
    accounts.confirmEmail,
    getSession,
    passkeyToAsk,
    signInByPasskey,
    confirmNewEmail,
    confirmDeletion,
    secureAccount,
  ].map(nameOf),
);

/** What a program may read of a winery by a key. */
export const readableByKey = new Set([getCellar, listWineryChanges, ...bookViews].map(nameOf));

/**
 * Gives each request what `bind` asks before it looks at anything that was sent. The handler's own gate comes after it,
 * and may be narrower.
 */
export function admitting(gates: Gates): MiddlewareHandler {
  return async (context, next) => {
    context.set('admit', async (endpoint) => {
      if (isByKey(endpoint, context)) return;
      if (!forVisitors.has(nameOf(endpoint))) await gateOf(gates, endpoint)(context);
    });
    await next();
  };
}

function gateOf(gates: Gates, { path }: Endpoint): (context: Context) => Promise<unknown> {
  if (path.startsWith('/api/community/admin/')) return gates.requireAdministrator;
  if (path.startsWith('/api/community/moderation/')) return gates.requireModerator;
  return gates.requireMember;
}

/** A program that reads a winery shows a key in place of a session; the handler looks at it (`lots/tokens.ts`). */
function isByKey({ method, path }: Endpoint, context: Context): boolean {
  const shows = context.req.header('authorization')?.startsWith('Bearer ') === true;
  return shows && readableByKey.has(`${method} ${path}`);
}

function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}
