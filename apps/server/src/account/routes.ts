import {
  changeEmail,
  confirmDeletion as confirmEndpoint,
  confirmNewEmail,
  endOtherSessions,
  endSession,
  exportPath,
  listSessions,
  requestDeletion as requestEndpoint,
  secureAccount as secureEndpoint,
} from '@orbit-vine/contract/own-account.ts';
import type { Hono } from 'hono';
import { requireOwner } from '../auth/second-factor.ts';
import { bind } from '../platform/http/bind.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { logOutcome, securityLog } from '../platform/http/security-log.ts';
import { requestNewEmail, takeNewEmail } from './change-email.ts';
import { confirmDeletion, requestDeletion } from './delete-account.ts';
import { exportOf } from './export-account.ts';
import type { AccountParts } from './parts.ts';
import { secureAccount } from './secure-account.ts';
import { endOthers, endSessionOf, readSessions } from './sessions.ts';

export function accountRoutes(app: Hono, parts: AccountParts) {
  const { database, bus, limiter, addressOf } = parts;
  const { requireMember, requirePresent } = parts.gates;

  bind(app, listSessions, async ({ context }) => readSessions(database, await requireMember(context)));
  bind(app, endSession, async ({ params, context }) => {
    const { userId } = await requirePresent(context);
    if ((await endSessionOf(database, bus, userId, params.id)) === 0) throw new ProblemError('NOT_FOUND');
    securityLog('session-end', { outcome: 'success' });
    return {};
  });
  bind(app, endOtherSessions, async ({ context }) => {
    await endOthers(database, bus, await requirePresent(context));
    securityLog('session-end', { outcome: 'success' });
    return {};
  });

  bind(app, changeEmail, async ({ body, context }) => {
    const visitor = await requireMember(context);
    await requireOwner(database, visitor, { asksPassword: true });
    await limiter.take('wrong-password', { email: visitor.email });
    await limiter.take('account-mail', { email: body.email, address: addressOf(context) });
    await logOutcome('new-email', { method: 'password', email: body.email }, () =>
      requestNewEmail(parts, visitor, body),
    );
    return {};
  });
  bind(app, confirmNewEmail, ({ body, context }) =>
    logOutcome('new-email', { method: 'code' }, () =>
      takeNewEmail(parts, { ...body, userAgent: context.req.header('user-agent') ?? '' }),
    ),
  );
  bind(app, secureEndpoint, async ({ body }) => {
    await logOutcome('account-secured', { method: 'code' }, () => secureAccount(parts, body.code));
    return {};
  });

  app.get(exportPath, async (context) => {
    const visitor = await requirePresent(context);
    securityLog('export', { outcome: 'success' });
    return context.body(exportOf(parts, visitor), 200, {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="plastic-grapes.zip"',
      'cache-control': 'no-store',
    });
  });
  bind(app, requestEndpoint, async ({ body, context }) => {
    const visitor = await requirePresent(context);
    await limiter.take('account-mail', { email: visitor.email, address: addressOf(context) });
    await requestDeletion(parts, visitor, body.messages);
    securityLog('account-deletion', { outcome: 'success', method: 'mail' });
    return {};
  });
  bind(app, confirmEndpoint, async ({ body }) => {
    const memberId = await logOutcome('account-deletion', { method: 'code' }, () =>
      confirmDeletion(parts, body.code),
    );
    return { memberId };
  });
}
