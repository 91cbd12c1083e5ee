import { confirmEmail, requestPasswordReset, resetPassword } from '@orbit-vine/contract/accounts.ts';
import type { Caller, Endpoint } from '@orbit-vine/contract/endpoint.ts';
import { changePassword } from '@orbit-vine/contract/own-account.ts';
import { signInByPasskey } from '@orbit-vine/contract/passkeys.ts';
import { isProblemCode, type ProblemCode } from '@orbit-vine/contract/problems.ts';
import { getSession, signOut } from '@orbit-vine/contract/session.ts';
import type { Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import type { Database } from '../platform/db/database.ts';
import { clientAddressHeader } from '../platform/http/client-address.ts';
import type { Limiter } from '../platform/http/limiter.ts';
import { limitBody } from '../platform/http/parse-request.ts';
import { problemResponse } from '../platform/http/problem.ts';
import { currentRequest, noteRequest } from '../platform/http/security-log.ts';
import type { By } from './admit.ts';
import type { Auth } from './auth.ts';
import { admitFirst, receive } from './bind.ts';
import { forgetCodes, refuseTruncated } from './codes.ts';
import type { Passwords } from './hashing.ts';
import type { KnownDevices } from './known-device.ts';
import { logWaysIn } from './log-ways-in.ts';
import type { NotifyOwner } from './notify-owner.ts';
import { refuseWeak } from './password-strength.ts';
import { sourceOf } from './request-source.ts';
import { forgetPasskeys } from './second-factor.ts';
import type { RoleOf } from './session.ts';
import { signInRoute } from './sign-in.ts';
import { proofCookie } from './sign-up/proof-cookie.ts';
import { keepSession, markSession } from './signed-in-cookie.ts';

const forwardedUnchanged: Endpoint[] = [getSession, signOut, signInByPasskey];

const codesOfBetterAuth: Record<string, ProblemCode> = {
  EMAIL_NOT_VERIFIED: 'EMAIL_NOT_CONFIRMED',
  INVALID_TOKEN: 'CODE_INVALID',
  USER_NOT_FOUND: 'CODE_INVALID',
  FAILED_TO_GET_SESSION: 'UNAVAILABLE',
  FAILED_TO_CREATE_SESSION: 'UNAVAILABLE',
};

/** Length of Better Auth's tokens. */
const resetTokenLength = 24;

interface RequestParts<For extends Caller> {
  address: string;
  by: By<For>;
  context: Context;
  onDone(work: (answer: Response) => Promise<unknown>): void;
}

/**
 * Better Auth serves only the endpoints named here, and gets and returns only the fields of the contract, so that
 * features of later versions are not exposed.
 */
export interface AuthRoutesSetup {
  auth: Auth;
  database: Database;
  passwords: Passwords;
  origin: string;
  addressOf(context: Context): string;
  limiter: Limiter;
  devices: KnownDevices;
  roleOf: RoleOf;
  notifyOwner: NotifyOwner;
}

type Serve = <B extends z.ZodMiniType, For extends Caller>(
  endpoint: Endpoint<z.ZodMiniType, z.ZodMiniType, B, z.ZodMiniType, For>,
  prepare?: (body: z.output<B>, from: RequestParts<For>) => Promise<unknown>,
) => unknown;

export function authRoutes(app: Hono, setup: AuthRoutesSetup) {
  const { auth, origin, addressOf, limiter, devices } = setup;
  logWaysIn(app);
  const forward = async (endpoint: Endpoint, context: Context, address: string, body: unknown) => {
    const headers = new Headers(context.req.raw.headers);
    headers.delete('content-length');
    headers.set('content-type', 'application/json');
    headers.set(clientAddressHeader, address);
    // A program sends no origin, and has passed the server's own check.
    if (!headers.has('origin')) headers.set('origin', origin);
    const { url, method } = context.req.raw;
    const request = new Request(url, {
      method,
      headers,
      body: method === 'GET' ? null : JSON.stringify(body),
    });
    const response = await auth.handler(request);
    const { authCookies } = await auth.$context;
    if (endpoint.path !== signOut.path) keepSession(response, authCookies.sessionToken.name);
    const account = currentRequest.getStore()?.account;
    const deviceCookie =
      markSession(response, authCookies.sessionToken.name) && account && (await devices.remember(account));
    if (deviceCookie) response.headers.append('set-cookie', deviceCookie);
    return response.status < 400 ? asAnswer(endpoint, response) : asProblem(response);
  };
  const serve: Serve = (endpoint, prepare = async (body) => body) =>
    app.on(endpoint.method, endpoint.path, admitFirst(endpoint), limitBody, async (context) => {
      // Read before the body: a client that has disconnected has no address, and would escape the limits.
      const address = addressOf(context);
      const { body, by } = await receive(endpoint, context);
      let afterwards: (answer: Response) => Promise<unknown> = async () => undefined;
      const onDone = (work: typeof afterwards) => {
        afterwards = work;
      };
      const prepared = await prepare(body, { address, by, context, onDone });
      const response = await forward(endpoint, context, address, prepared);
      if (response.ok) await afterwards(response);
      // Keeps the page's storage, where unsent messages stay, as the page says.
      if (response.ok && endpoint.path === signOut.path) response.headers.set('clear-site-data', '"cache"');
      return response;
    });

  for (const endpoint of forwardedUnchanged) serve(endpoint);
  passwordRoutes(serve, setup);
  signInRoute(app, setup, forward);
  serve(confirmEmail, async (body, { onDone }) => {
    onDone(async ({ headers }) => headers.append('set-cookie', proofCookie(origin).takeBack()));
    return body;
  });
  serve(requestPasswordReset, async (body, { address }) => {
    noteRequest({ email: body.email });
    await limiter.take('account-mail', { email: body.email, address });
    return body;
  });
}

function passwordRoutes(serve: Serve, setup: AuthRoutesSetup) {
  const { auth, database, limiter, roleOf, notifyOwner } = setup;
  serve(resetPassword, async ({ removePasskeys, ...body }, { address, context, onDone }) => {
    await limiter.take('new-password', { address });
    refuseTruncated(body.token, resetTokenLength);
    const owner = await ownerOfReset(auth, body.token);
    await refuseWeak('newPassword', body.newPassword, owner ? [owner.name, owner.email] : []);
    const source = sourceOf(context);
    if (owner)
      onDone(async () => {
        if (removePasskeys) await forgetPasskeys(database, owner.userId, roleOf);
        await notifyOwner('password-replaced', owner, source);
      });
    return body;
  });
  serve(changePassword, async (body, { address, by, context, onDone }) => {
    const { userId, email, name } = by;
    const source = sourceOf(context);
    onDone(async () => {
      await forgetCodes(database, userId);
      await notifyOwner('password-changed', by, source);
    });
    await limiter.take('new-password', { address });
    await limiter.take('wrong-password', { email });
    await refuseWeak('newPassword', body.newPassword, [name, email]);
    return { ...body, revokeOtherSessions: true };
  });
}

async function ownerOfReset(auth: Auth, token: string) {
  const { internalAdapter } = await auth.$context;
  const code = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  const user = code && (await internalAdapter.findUserById(code.value));
  return user && { userId: user.id, name: user.name, email: user.email };
}

/** Restricts Better Auth's answer to the contract, without session keys or addresses. */
async function asAnswer({ answer }: Endpoint, response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.set('cache-control', 'no-store');
  return Response.json(answer.parse(await response.json()), { status: response.status, headers });
}

async function asProblem(response: Response): Promise<Response> {
  const answer = (await response.json().catch(() => ({}))) as {
    code?: string;
    message?: string;
    suspensionCode?: string;
  };
  const { code = '', message, suspensionCode } = answer;
  if (code === 'SUSPENDED') return problemResponse(code, { detail: message, suspensionCode });
  if (isProblemCode(code)) return problemResponse(code);
  return problemResponse(codesOfBetterAuth[code] ?? codeOfStatus(response.status));
}

function codeOfStatus(status: number): ProblemCode {
  if (status >= 500) return 'INTERNAL';
  return status === 401 ? 'UNAUTHENTICATED' : 'INVALID_REQUEST';
}
