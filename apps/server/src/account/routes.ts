import { endOtherSessions, endSession, listSessions } from '@orbit-vine/contract/own-account.ts';
import type { Hono } from 'hono';
import type { Gates } from '../auth/session.ts';
import type { Database } from '../db/database.ts';
import { bind } from '../http/bind.ts';
import { ProblemError } from '../http/problem.ts';
import type { Bus } from '../live/bus.ts';
import { endOthers, endSessionOf, readSessions } from './sessions.ts';

interface Parts {
  database: Database;
  bus: Bus;
  gates: Gates;
}

export function accountRoutes(app: Hono, { database, bus, gates: { requireMember } }: Parts) {
  bind(app, listSessions, async ({ context }) => readSessions(database, await requireMember(context)));
  bind(app, endSession, async ({ params, context }) => {
    const { userId } = await requireMember(context);
    if ((await endSessionOf(database, bus, userId, params.id)) === 0) throw new ProblemError('NOT_FOUND');
    return {};
  });
  bind(app, endOtherSessions, async ({ context }) => {
    await endOthers(database, bus, await requireMember(context));
    return {};
  });
}
