import { listAuditEntries } from '@orbit-vine/contract/audit-log.ts';
import { getNumbers } from '@orbit-vine/contract/community-numbers.ts';
import {
  applySanction as applySanctionEndpoint,
  decideReports as decideEndpoint,
  liftSanction as liftEndpoint,
  listMemberStatuses,
  setRole as roleEndpoint,
  signOutMember,
} from '@orbit-vine/contract/moderation.ts';
import type { Hono } from 'hono';
import type { ClearRemoved } from '../attachments/remove-files.ts';
import { auditEntry } from '../audit/audit-log.ts';
import { bind } from '../auth/bind.ts';
import type { RoleOf } from '../auth/session.ts';
import type { Bus } from '../bus/bus.ts';
import type { HeldTerms } from '../messages/held-terms.ts';
import type { Database } from '../platform/db/database.ts';
import { appealRoutes } from './appeal-routes.ts';
import { readNumbers } from './count-reports.ts';
import { decideReports } from './decide-reports.ts';
import { heldTermRoutes } from './held-term-routes.ts';
import { readMemberStatuses } from './member-status.ts';
import { readNewcomers } from './newcomers.ts';
import { noteRoutes } from './note-routes.ts';
import { readAuditLog } from './read-audit-log.ts';
import { removalRoutes } from './removal-routes.ts';
import { reportQueueRoutes } from './report-queue-routes.ts';
import { createSanctionEffects } from './sanction-effects.ts';
import { applySanction, endSessions, liftSanction, type Post } from './sanctions.ts';
import { setRole } from './set-role.ts';

interface Parts {
  database: Database;
  bus: Bus;
  roleOf: RoleOf;
  adminEmails: string[];
  clearRemoved: ClearRemoved;
  heldTerms: HeldTerms;
  post: Post;
  onNotification(): void;
}

export function moderationRoutes(app: Hono, parts: Parts) {
  const { database, bus, roleOf, adminEmails, clearRemoved, post } = parts;
  removalRoutes(app, { database, bus, roleOf });
  heldTermRoutes(app, parts);
  const { announce, follow } = createSanctionEffects(parts);
  reportQueueRoutes(app, { ...parts, follow });
  noteRoutes(app, { database, roleOf });
  appealRoutes(app, { ...parts, announce });

  bind(app, decideEndpoint, async ({ params, body, by }) => {
    const { remove = false, reason, measure: sanction } = body;
    const decided = await decideReports(database, { ...params, remove, reason, sanction, by, roleOf, post });
    const { deleted, memberId, endedSessions, notified } = decided;
    if (deleted) bus.hintChange(deleted.channelId, deleted.changedSeq);
    if (memberId) await follow({ memberId, sanction, endedSessions, by });
    if (notified.length > 0) bus.notice(notified);
    if (deleted) await clearRemoved();
    return {};
  });
  bind(app, listMemberStatuses, async ({ query, by }) => {
    return readMemberStatuses(database, query, { by, roleOf, named: adminEmails });
  });
  bind(app, applySanctionEndpoint, async ({ params, body, by }) => {
    const ended = await database.transaction((transaction) =>
      applySanction(transaction, body, { by, ...params, roleOf, post }),
    );
    await follow({ ...params, sanction: body, endedSessions: ended, by });
    return {};
  });
  bind(app, liftEndpoint, async ({ params: { memberId, kind }, by }) => {
    bus.notice(
      await database.transaction((transaction) => liftSanction(transaction, kind, { by, memberId, roleOf })),
    );
    announce(memberId);
    return {};
  });
  bind(app, roleEndpoint, async ({ params, body, by }) => {
    await database.transaction((transaction) => setRole(transaction, { by, ...params, ...body, roleOf }));
    announce(params.memberId);
    return {};
  });
  bind(app, signOutMember, async ({ params: { memberId }, by: { userId: actorId } }) => {
    const ended = await database.transaction(async (transaction) => {
      await transaction.execute(auditEntry({ actorId, act: 'signOut', memberId }));
      return endSessions(transaction, memberId);
    });
    announce(memberId, ended);
    return {};
  });
  bind(app, listAuditEntries, async ({ query }) => {
    return readAuditLog(database, query);
  });
  bind(app, getNumbers, async () => {
    return { ...(await readNumbers(database)), newcomers: await readNewcomers(database) };
  });
}
