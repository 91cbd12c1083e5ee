import {
  countReports,
  decideHeldMessage as decideHeldEndpoint,
  listClosedReports,
  listReports,
} from '@orbit-vine/contract/moderation.ts';
import {
  claimReports as claimEndpoint,
  releaseReports as releaseEndpoint,
} from '@orbit-vine/contract/report-claims.ts';
import type { Hono } from 'hono';
import type { ClearRemoved } from '../attachments/remove-files.ts';
import { bind } from '../auth/bind.ts';
import type { RoleOf, Visitor } from '../auth/session.ts';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../platform/db/database.ts';
import { claimReports, releaseReports } from './claim-reports.ts';
import { readClosedReports } from './closed-reports.ts';
import { countHeld, decideHeldMessage, readHeldQueue } from './decide-held-message.ts';
import { countAppeals } from './open-appeals.ts';
import { countOpenReports, readQueue } from './report-queue.ts';
import type { SanctionEffects } from './sanction-effects.ts';
import type { Post } from './sanctions.ts';

interface Parts {
  database: Database;
  bus: Bus;
  roleOf: RoleOf;
  adminEmails: string[];
  clearRemoved: ClearRemoved;
  post: Post;
  follow: SanctionEffects['follow'];
  onNotification(): void;
}

export function reportQueueRoutes(app: Hono, parts: Parts) {
  const { database, bus, roleOf, adminEmails, clearRemoved, post, follow, onNotification } = parts;
  const countOpen = async (by: Visitor) =>
    (await countOpenReports(database, { by, adminEmails })) +
    (await countHeld(database, by)) +
    (await countAppeals(database, by, { roleOf, adminEmails }));
  bind(app, listReports, async ({ by }) => {
    const reported = await readQueue(database, { by, adminEmails, roleOf });
    const held = await readHeldQueue(database, { by, roleOf });
    return { reported, ...(held.length > 0 && { held }), open: await countOpen(by) };
  });
  bind(app, listClosedReports, async ({ query, by }) => {
    return readClosedReports(database, { by, adminEmails, ...query });
  });
  bind(app, claimEndpoint, async ({ params, by }) => {
    await claimReports(database, { ...params, by, roleOf });
    return {};
  });
  bind(app, releaseEndpoint, async ({ params, by: { userId } }) => {
    await releaseReports(database, params.messageId, userId);
    return {};
  });
  bind(app, decideHeldEndpoint, async ({ params, body, by }) => {
    const { reason, measure: sanction } = body.release ? {} : body;
    const decision = { ...params, release: body.release, reason, sanction, by, roleOf, post };
    const { memberId, stored, notified, endedSessions } = await decideHeldMessage(database, decision);
    if (stored) bus.hintChange(stored.message.channelId, stored.message.changedSeq);
    bus.notice(notified);
    onNotification();
    if (sanction) await follow({ memberId, sanction, endedSessions, by });
    if (!stored) await clearRemoved();
    return {};
  });
  bind(app, countReports, async ({ by }) => {
    return { open: await countOpen(by) };
  });
}
