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
import { requireStaffProof } from '../auth/second-factor.ts';
import { bind } from '../http/bind.ts';
import { ProblemError } from '../http/problem.ts';
import { securityLog } from '../http/security-log.ts';
import { confirmDeletion, requestDeletion } from './deletion.ts';
import { exportOf } from './export.ts';
import { requestNewEmail, takeNewEmail } from './new-email.ts';
import type { AccountParts } from './parts.ts';
import { secureAccount } from './secure-account.ts';
import { endOthers, endSessionOf, readSessions } from './sessions.ts';

export function accountRoutes(app: Hono, parts: AccountParts) {
  const { database, bus, files, limiter, addressOf } = parts;
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
    await requireStaffProof(database, visitor);
    await limiter.take('wrong-password', { email: visitor.email });
    await limiter.take('account-mail', { email: body.email, address: addressOf(context) });
    await requestNewEmail(parts, visitor, body);
    securityLog('new-email', { outcome: 'success', email: body.email });
    return {};
  });
  bind(app, confirmNewEmail, ({ body, context }) =>
    takeNewEmail(parts, { ...body, userAgent: context.req.header('user-agent') ?? '' }),
  );
  bind(app, secureEndpoint, async ({ body }) => {
    await secureAccount(parts, body.code);
    return {};
  });

  app.get(exportPath, async (context) => {
    const visitor = await requirePresent(context);
    return context.body(exportOf(database, files, visitor), 200, {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="plastic-grapes.zip"',
      'cache-control': 'no-store',
    });
  });
  bind(app, requestEndpoint, async ({ body, context }) => {
    const visitor = await requirePresent(context);
    await limiter.take('account-mail', { email: visitor.email, address: addressOf(context) });
    await requestDeletion(parts, visitor, body.messages);
    return {};
  });
  bind(app, confirmEndpoint, async ({ body }) => {
    await confirmDeletion(parts, body.code);
    securityLog('account-deletion', { outcome: 'success' });
    return {};
  });
}
