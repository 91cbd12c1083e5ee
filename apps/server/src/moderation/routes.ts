import {
  countReports,
  decideReports as decideEndpoint,
  getNumbers,
  liftMeasure as liftEndpoint,
  listActs,
  listReports,
  listStandings,
  takeMeasure as measureEndpoint,
  setRole as roleEndpoint,
  signOutMember,
} from '@orbit-vine/contract/moderation.ts';
import type { Hono } from 'hono';
import type { ClearRemoved } from '../attachments/removal.ts';
import { type Gates, type RoleOf, requirePresence } from '../auth/session.ts';
import type { Database } from '../db/database.ts';
import { bind } from '../http/bind.ts';
import type { Bus } from '../live/bus.ts';
import { decideReports } from './decide.ts';
import { endSessions, liftMeasure, takeMeasure } from './measures.ts';
import { readNumbers } from './numbers.ts';
import { countOpenReports, readQueue } from './queue.ts';
import { entryOf, readActs } from './record.ts';
import { setRole } from './role.ts';
import { readStandings } from './standing.ts';

interface Parts {
  database: Database;
  bus: Bus;
  gates: Gates;
  roleOf: RoleOf;
  /** Addresses of those whom the settings make administrators, in lower case. */
  adminEmails: string[];
  clearRemoved: ClearRemoved;
}

export function moderationRoutes(
  app: Hono,
  { database, bus, gates, roleOf, adminEmails, clearRemoved }: Parts,
) {
  const { requireModerator, requireAdministrator } = gates;
  /** The member's own pages ask who they are again, and sessions that are over are closed on every server. */
  const announce = (memberId: string, endedSessions: string[] = []) => {
    bus.changeMember(memberId);
    bus.notice([memberId]);
    for (const sessionId of endedSessions) bus.endSession(sessionId);
  };

  bind(app, listReports, async ({ context }) => {
    const by = await requireModerator(context);
    const reported = await readQueue(database, { by, adminEmails, roleOf });
    return { reported, open: await countOpenReports(database, { by, adminEmails }) };
  });
  bind(app, countReports, async ({ context }) => {
    const by = await requireModerator(context);
    return { open: await countOpenReports(database, { by, adminEmails }) };
  });
  bind(app, decideEndpoint, async ({ params, body, context }) => {
    const by = await requireModerator(context);
    const { remove = false, measure } = body;
    const decided = await decideReports(database, { ...params, remove, measure, by, roleOf });
    const { deleted, memberId, endedSessions, noticed } = decided;
    if (deleted) bus.poke(deleted.channelId, deleted.changedSeq);
    if (memberId) announce(memberId, endedSessions);
    if (noticed.length > 0) bus.notice(noticed);
    if (deleted) await clearRemoved();
    return {};
  });
  bind(app, listStandings, async ({ query, context }) => {
    const by = await requireModerator(context);
    return readStandings(database, query, { by, roleOf, named: adminEmails });
  });
  bind(app, measureEndpoint, async ({ params, body, context }) => {
    const by = await requireModerator(context);
    const ended = await database.transaction((transaction) =>
      takeMeasure(transaction, body, { by, ...params, roleOf }),
    );
    announce(params.memberId, ended);
    return {};
  });
  bind(app, liftEndpoint, async ({ params: { memberId, kind }, context }) => {
    const by = await requireModerator(context);
    await database.transaction((transaction) => liftMeasure(transaction, kind, { by, memberId, roleOf }));
    announce(memberId);
    return {};
  });
  bind(app, roleEndpoint, async ({ params, body, context }) => {
    const by = await requireAdministrator(context);
    requirePresence(by);
    await database.transaction((transaction) => setRole(transaction, { by, ...params, ...body, roleOf }));
    announce(params.memberId);
    return {};
  });
  bind(app, signOutMember, async ({ params: { memberId }, context }) => {
    const { userId: actorId } = await requireAdministrator(context);
    const ended = await database.transaction(async (transaction) => {
      await transaction.execute(entryOf({ actorId, act: 'signOut', memberId }));
      return endSessions(transaction, memberId);
    });
    announce(memberId, ended);
    return {};
  });
  bind(app, listActs, async ({ query, context }) => {
    await requireModerator(context);
    return readActs(database, query);
  });
  bind(app, getNumbers, async ({ context }) => {
    await requireAdministrator(context);
    return readNumbers(database);
  });
}
