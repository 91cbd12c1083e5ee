import {
  confirmApp as confirmEndpoint,
  getSecondFactor,
  reauthenticate,
  removeApp as removeEndpoint,
  renewRecoveryCodes,
  setUpApp,
} from '@orbit-vine/contract/second-factor.ts';
import type { Context, Hono } from 'hono';
import { bind } from '../platform/http/bind.ts';
import type { Limiter } from '../platform/http/limiter.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { logOutcome, securityLog } from '../platform/http/security-log.ts';
import { happenedBy } from './happened.ts';
import type { NotifyOwner } from './notify-owner.ts';
import { checkProof, type ProofParts } from './reauthentication.ts';
import {
  beginApp,
  confirmApp,
  notePresence,
  readSecondFactor,
  removeApp,
  replaceRecoveryCodes,
  requireOwner,
} from './second-factor.ts';
import type { Gates, Visitor } from './session.ts';

interface Parts extends ProofParts {
  gates: Gates;
  limiter: Limiter;
  notifyOwner: NotifyOwner;
}

/** Proving that it is oneself, and what staff do so with. */
export function secondFactorRoutes(app: Hono, parts: Parts) {
  const { database, secret, limiter, gates, notifyOwner } = parts;
  /** Somebody of the staff who may change what the account proves itself with. */
  const requireStaffOwner = async (context: Context): Promise<Visitor> => {
    const visitor = await gates.requireMember(context);
    if (visitor.staffRole === 'member') throw new ProblemError('FORBIDDEN');
    await requireOwner(database, visitor);
    return visitor;
  };

  bind(app, getSecondFactor, async ({ context }) =>
    readSecondFactor(database, await gates.requireMember(context)),
  );
  bind(app, reauthenticate, async ({ body, context }) => {
    const { userId, sessionId } = await gates.requireMember(context);
    const kind = body.by === 'app' ? 'wrong-code' : 'wrong-proof';
    // Taken before it is checked, or many at once would each be the first; given back when it was right.
    await limiter.take(kind, { member: userId });
    const cookie = context.req.header('cookie') ?? '';
    const proven = await logOutcome('reauthentication', { method: body.by }, () =>
      checkProof(parts, { userId, cookie, proof: body }),
    );
    await limiter.clear(kind, { member: userId });
    await notePresence(database, sessionId, proven);
    return {};
  });
  bind(app, setUpApp, async ({ context }) => beginApp(parts, await requireStaffOwner(context)));
  bind(app, confirmEndpoint, async ({ body, context }) => {
    const visitor = await requireStaffOwner(context);
    await limiter.take('wrong-code', { member: visitor.userId });
    const happened = happenedBy(context);
    const confirmed = await logOutcome('second-factor', { method: 'added' }, () =>
      confirmApp(parts, visitor, body.code),
    );
    await limiter.clear('wrong-code', { member: visitor.userId });
    await notifyOwner('second-factor-added', visitor, happened);
    return confirmed;
  });
  bind(app, renewRecoveryCodes, async ({ context }) => {
    const visitor = await requireStaffOwner(context);
    const happened = happenedBy(context);
    if (!(await readSecondFactor(database, visitor)).app) throw new ProblemError('NOT_FOUND');
    const recoveryCodes = await database.transaction((transaction) =>
      replaceRecoveryCodes(transaction, secret, visitor.userId),
    );
    securityLog('second-factor', { outcome: 'success', method: 'recovery-codes' });
    await notifyOwner('recovery-codes-renewed', visitor, happened);
    return { recoveryCodes };
  });
  bind(app, removeEndpoint, async ({ context }) => {
    const visitor = await requireStaffOwner(context);
    const happened = happenedBy(context);
    if (!(await removeApp(database, visitor.userId))) throw new ProblemError('NOT_FOUND');
    securityLog('second-factor', { outcome: 'success', method: 'removed' });
    await notifyOwner('second-factor-removed', visitor, happened);
    return {};
  });
}
