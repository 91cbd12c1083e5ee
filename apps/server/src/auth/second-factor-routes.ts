import {
  confirmApp as confirmEndpoint,
  getSecondFactor,
  reauthenticate,
  removeApp as removeEndpoint,
  renewRecoveryCodes,
  setUpApp,
} from '@orbit-vine/contract/second-factor.ts';
import type { Context, Hono } from 'hono';
import { bind } from '../http/bind.ts';
import type { Limiter } from '../http/limiter.ts';
import { ProblemError } from '../http/problem.ts';
import { type SecurityEvent, securityLog } from '../http/security-log.ts';
import { happenedBy } from './happened.ts';
import { type ProofParts, proves } from './reauthentication.ts';
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
import type { TellOwner } from './tell-owner.ts';

interface Parts extends ProofParts {
  gates: Gates;
  limiter: Limiter;
  tellOwner: TellOwner;
}

/** Proving that it is oneself, and what staff do so with. */
export function secondFactorRoutes(app: Hono, parts: Parts) {
  const { database, secret, limiter, gates, tellOwner } = parts;
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
    const proven = await logged('reauthentication', body.by, () =>
      proves(parts, { userId, cookie, proof: body }),
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
    const confirmed = await logged('second-factor', 'added', () => confirmApp(parts, visitor, body.code));
    await limiter.clear('wrong-code', { member: visitor.userId });
    await tellOwner('second-factor-added', visitor, happened);
    return confirmed;
  });
  bind(app, renewRecoveryCodes, async ({ context }) => {
    const { userId } = await requireStaffOwner(context);
    const { app: hasApp } = await readSecondFactor(database, await gates.requireMember(context));
    if (!hasApp) throw new ProblemError('NOT_FOUND');
    const recoveryCodes = await database.transaction((transaction) =>
      replaceRecoveryCodes(transaction, secret, userId),
    );
    return { recoveryCodes };
  });
  bind(app, removeEndpoint, async ({ context }) => {
    const visitor = await requireStaffOwner(context);
    const happened = happenedBy(context);
    if (!(await removeApp(database, visitor.userId))) throw new ProblemError('NOT_FOUND');
    securityLog('second-factor', { outcome: 'success', method: 'removed' });
    await tellOwner('second-factor-removed', visitor, happened);
    return {};
  });
}

async function logged<T>(event: SecurityEvent, method: string, work: () => Promise<T>): Promise<T> {
  try {
    const done = await work();
    securityLog(event, { outcome: 'success', method });
    return done;
  } catch (error) {
    if (error instanceof ProblemError) securityLog(event, { outcome: 'failure', method, code: error.code });
    throw error;
  }
}
