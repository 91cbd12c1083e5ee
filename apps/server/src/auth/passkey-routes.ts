import * as endpoints from '@orbit-vine/contract/passkeys.ts';
import type { Context, Hono } from 'hono';
import { ProblemError } from '../platform/http/problem.ts';
import { bind } from './bind.ts';
import { happenedBy } from './happened.ts';
import type { NotifyOwner } from './notify-owner.ts';
import type { PasskeyParts } from './passkey-proof.ts';
import {
  addPasskey,
  askForNewPasskey,
  askForPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from './passkeys.ts';
import type { FindVisitor } from './session.ts';

interface Parts extends PasskeyParts {
  findVisitor: FindVisitor;
  notifyOwner: NotifyOwner;
}

/** A suspended member may ask: signing in says for how long, and why. */
function asVisitor(reason: unknown): undefined {
  if (!(reason instanceof ProblemError)) throw reason;
}

/** Passkeys of a member. Signing in by one begins a session, and is in `auth.ts`. */
export function passkeyRoutes(app: Hono, parts: Parts): void {
  const { findVisitor, notifyOwner } = parts;
  const cookieOf = (context: Context) => context.req.header('cookie') ?? '';
  const answer = (context: Context, { options, cookie }: { options: object; cookie: string }) => {
    context.header('set-cookie', cookie, { append: true });
    return { ...options };
  };

  bind(app, endpoints.passkeyToAdd, async ({ by, context }) =>
    answer(context, await askForNewPasskey(parts, by)),
  );
  bind(app, endpoints.addPasskey, async ({ body, by, context }) => {
    const happened = happenedBy(context);
    await addPasskey(parts, { ...body, userId: by.userId, cookie: cookieOf(context) });
    await notifyOwner('passkey-added', by, happened);
    return {};
  });
  bind(app, endpoints.passkeyToAsk, async ({ context }) => {
    const visitor = await findVisitor(context.req.raw.headers).catch(asVisitor);
    return answer(context, await askForPasskey(parts, visitor?.userId));
  });
  bind(app, endpoints.listPasskeys, async ({ by }) => listPasskeys(parts, by.userId));
  bind(app, endpoints.renamePasskey, async ({ body: { id, name }, by: { userId } }) => {
    await renamePasskey(parts, { id, userId }, name);
    return {};
  });
  bind(app, endpoints.removePasskey, async ({ body: { id }, by, context }) => {
    const happened = happenedBy(context);
    await removePasskey(parts, { id, userId: by.userId });
    await notifyOwner('passkey-removed', by, happened);
    return {};
  });
}
