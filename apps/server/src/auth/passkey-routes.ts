import * as endpoints from '@orbit-vine/contract/passkeys.ts';
import type { Context, Hono } from 'hono';
import { bind } from '../platform/http/bind.ts';
import { ProblemError } from '../platform/http/problem.ts';
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
import { requireOwner } from './second-factor.ts';
import type { FindVisitor, Gates } from './session.ts';

interface Parts extends PasskeyParts {
  requireMember: Gates['requireMember'];
  findVisitor: FindVisitor;
  notifyOwner: NotifyOwner;
}

/** A suspended member may ask: signing in says for how long, and why. */
function asVisitor(reason: unknown): undefined {
  if (!(reason instanceof ProblemError)) throw reason;
}

/** Passkeys of a member. Signing in by one begins a session, and is in `auth.ts`. */
export function passkeyRoutes(app: Hono, parts: Parts): void {
  const { database, requireMember, findVisitor, notifyOwner } = parts;
  /** A member who may change the account's ways in: asked before the browser makes a passkey, and again as it comes. */
  const requireKeeper = async (context: Context) => {
    const visitor = await requireMember(context);
    await requireOwner(database, visitor);
    return visitor;
  };
  const cookieOf = (context: Context) => context.req.header('cookie') ?? '';
  const answer = (context: Context, { options, cookie }: { options: object; cookie: string }) => {
    context.header('set-cookie', cookie, { append: true });
    return { ...options };
  };

  bind(app, endpoints.passkeyToAdd, async ({ context }) =>
    answer(context, await askForNewPasskey(parts, await requireKeeper(context))),
  );
  bind(app, endpoints.addPasskey, async ({ body, context }) => {
    const visitor = await requireKeeper(context);
    const happened = happenedBy(context);
    await addPasskey(parts, { ...body, userId: visitor.userId, cookie: cookieOf(context) });
    await notifyOwner('passkey-added', visitor, happened);
    return {};
  });
  bind(app, endpoints.passkeyToAsk, async ({ context }) => {
    const visitor = await findVisitor(context.req.raw.headers).catch(asVisitor);
    return answer(context, await askForPasskey(parts, visitor?.userId));
  });
  bind(app, endpoints.listPasskeys, async ({ context }) =>
    listPasskeys(parts, (await requireMember(context)).userId),
  );
  bind(app, endpoints.renamePasskey, async ({ body: { id, name }, context }) => {
    const { userId } = await requireMember(context);
    await renamePasskey(parts, { id, userId }, name);
    return {};
  });
  bind(app, endpoints.removePasskey, async ({ body: { id }, context }) => {
    const visitor = await requireKeeper(context);
    const happened = happenedBy(context);
    await removePasskey(parts, { id, userId: visitor.userId });
    await notifyOwner('passkey-removed', visitor, happened);
    return {};
  });
}
