import {
  changeEmail,
  confirmDeletion as confirmEndpoint,
  confirmNewEmail,
  endOtherSessions,
  endSession,
  exportAccount,
  listSessions,
  requestDeletion as requestEndpoint,
  secureAccount as secureEndpoint,
} from '@orbit-vine/contract/own-account.ts';
import type { Hono } from 'hono';
import { bind, bindFile } from '../auth/bind.ts';
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

  bind(app, listSessions, async ({ by }) => readSessions(database, by));
  bind(app, endSession, async ({ params, by: { userId } }) => {
    if ((await endSessionOf(database, bus, userId, params.id)) === 0) throw new ProblemError('NOT_FOUND');
    securityLog('session-end', { outcome: 'success' });
    return {};
  });
  bind(app, endOtherSessions, async ({ by }) => {
    await endOthers(database, bus, by);
    securityLog('session-end', { outcome: 'success' });
    return {};
  });

  bind(app, changeEmail, async ({ body, by, context }) => {
    await limiter.take('wrong-password', { email: by.email });
    await limiter.take('account-mail', { email: body.email, address: addressOf(context) });
    await logOutcome('new-email', { method: 'password', email: body.email }, () =>
      requestNewEmail(parts, by, body),
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

  bindFile(app, exportAccount, async ({ by, context }) => {
    securityLog('export', { outcome: 'success' });
    return context.body(exportOf(parts, by), 200, {
      'content-type': exportAccount.type,
      'content-disposition': 'attachment; filename="plastic-grapes.zip"',
      'cache-control': 'no-store',
    });
  });
  bind(app, requestEndpoint, async ({ body, by, context }) => {
    await limiter.take('account-mail', { email: by.email, address: addressOf(context) });
    await requestDeletion(parts, by, body.messages);
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
