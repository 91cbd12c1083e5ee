import {
  confirmApp as confirmEndpoint,
  getSecondFactor,
  reauthenticate,
  removeApp as removeEndpoint,
  renewRecoveryCodes,
  setUpApp,
} from '@orbit-vine/contract/second-factor.ts';
import type { Hono } from 'hono';
import type { Limiter } from '../platform/http/limiter.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { logOutcome, securityLog } from '../platform/http/security-log.ts';
import { bind } from './bind.ts';
import type { NotifyOwner } from './notify-owner.ts';
import { checkProof, type ProofParts } from './reauthentication.ts';
import { sourceOf } from './request-source.ts';
import {
  beginApp,
  confirmApp,
  notePresence,
  readSecondFactor,
  removeApp,
  replaceRecoveryCodes,
} from './second-factor.ts';

interface Parts extends ProofParts {
  limiter: Limiter;
  notifyOwner: NotifyOwner;
}

export function secondFactorRoutes(app: Hono, parts: Parts) {
  const { database, secret, limiter, notifyOwner } = parts;
  bind(app, getSecondFactor, async ({ by }) => readSecondFactor(database, by));
  bind(app, reauthenticate, async ({ body, by: { userId, sessionId }, context }) => {
    const kind = body.by === 'app' ? 'wrong-code' : 'wrong-proof';
    // Counted before the check, so that concurrent guesses count; cleared by a correct one.
    await limiter.take(kind, { member: userId });
    const cookie = context.req.header('cookie') ?? '';
    const proven = await logOutcome('reauthentication', { method: body.by }, () =>
      checkProof(parts, { userId, cookie, proof: body }),
    );
    await limiter.clear(kind, { member: userId });
    await notePresence(database, sessionId, proven);
    return {};
  });
  bind(app, setUpApp, async ({ by }) => beginApp(parts, by));
  bind(app, confirmEndpoint, async ({ body, by, context }) => {
    await limiter.take('wrong-code', { member: by.userId });
    const source = sourceOf(context);
    const confirmed = await logOutcome('second-factor', { method: 'added' }, () =>
      confirmApp(parts, by, body.code),
    );
    await limiter.clear('wrong-code', { member: by.userId });
    await notifyOwner('second-factor-added', by, source);
    return confirmed;
  });
  bind(app, renewRecoveryCodes, async ({ by, context }) => {
    const source = sourceOf(context);
    if (!(await readSecondFactor(database, by)).app) throw new ProblemError('NOT_FOUND');
    const recoveryCodes = await database.transaction((transaction) =>
      replaceRecoveryCodes(transaction, secret, by.userId),
    );
    securityLog('second-factor', { outcome: 'success', method: 'recovery-codes' });
    await notifyOwner('recovery-codes-renewed', by, source);
    return { recoveryCodes };
  });
  bind(app, removeEndpoint, async ({ by, context }) => {
    const source = sourceOf(context);
    if (!(await removeApp(database, by.userId))) throw new ProblemError('NOT_FOUND');
    securityLog('second-factor', { outcome: 'success', method: 'removed' });
    await notifyOwner('second-factor-removed', by, source);
    return {};
  });
}
