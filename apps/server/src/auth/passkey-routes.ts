import * as endpoints from '@orbit-vine/contract/passkeys.ts';
import type { Context, Hono } from 'hono';
import { ProblemError } from '../platform/http/problem.ts';
import { bind } from './bind.ts';
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
import { sourceOf } from './request-source.ts';
import type { FindVisitor } from './session.ts';

interface Parts extends PasskeyParts {
  findVisitor: FindVisitor;
  notifyOwner: NotifyOwner;
}

/** Suspended members get options as visitors do; the sign-in then explains the suspension. */
function asVisitor(reason: unknown): undefined {
  if (!(reason instanceof ProblemError)) throw reason;
}

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
    const source = sourceOf(context);
    await addPasskey(parts, { ...body, userId: by.userId, cookie: cookieOf(context) });
    await notifyOwner('passkey-added', by, source);
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
    const source = sourceOf(context);
    await removePasskey(parts, { id, userId: by.userId });
    await notifyOwner('passkey-removed', by, source);
    return {};
  });
}
