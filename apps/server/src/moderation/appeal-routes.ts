import * as endpoints from '@orbit-vine/contract/appeals.ts';
import type { Hono } from 'hono';
import { bind } from '../auth/bind.ts';
import { readSuspensionCode } from '../auth/suspension-code.ts';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../platform/db/database.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { decideAppeal } from './decide-appeal.ts';
import { type Judges, readAppeals } from './open-appeals.ts';
import { ofMute, ofRemoval, ofSuspension, readOwnSanction, requireOwnSanction } from './own-sanction.ts';
import type { SanctionEffects } from './sanction-effects.ts';
import type { Post } from './sanctions.ts';
import { sendAppeal } from './send-appeal.ts';

interface Parts extends Judges {
  database: Database;
  bus: Bus;
  post: Post;
  announce: SanctionEffects['announce'];
  onNotification(): void;
}

export function appealRoutes(
  app: Hono,
  { database, bus, roleOf, adminEmails, post, announce, onNotification }: Parts,
) {
  const send = async (appeal: { userId: string; which: SQL; text: string }) => {
    const { sanction, notified } = await sendAppeal(database, { ...appeal, roleOf, adminEmails });
    if (notified.length > 0) {
      bus.notice(notified);
      onNotification();
    }
    return sanction;
  };
  bind(app, endpoints.getOwnSanction, async ({ query: { messageId }, by: { userId } }) => {
    const sanction = await readOwnSanction(database, userId, messageId ? ofRemoval(messageId) : ofMute);
    return { ...(sanction && { sanction }) };
  });
  bind(app, endpoints.appealSanction, async ({ params: { sanctionId }, body: { text }, by: { userId } }) =>
    send({ userId, which: sql`a.id = ${sanctionId}`, text }),
  );
  bind(app, endpoints.getOwnSuspension, async ({ body: { code } }) =>
    requireOwnSanction(database, await readSuspensionCode(database, code), ofSuspension),
  );
  bind(app, endpoints.appealSuspension, async ({ body: { code, text } }) => {
    const userId = await readSuspensionCode(database, code);
    return send({ userId, which: ofSuspension, text });
  });
  bind(app, endpoints.listAppeals, async ({ by }) => {
    return { appeals: await readAppeals(database, by, { roleOf, adminEmails }) };
  });
  bind(app, endpoints.decideAppeal, async ({ params, body, by }) => {
    const decided = await decideAppeal(database, { ...params, ...body, by, roleOf, adminEmails, post });
    const { memberId, restored, notified } = decided;
    bus.notice(notified);
    if (restored) bus.hintChange(restored.channelId, restored.changedSeq);
    announce(memberId);
    return {};
  });
}
