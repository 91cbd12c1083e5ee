import { listNotices as listEndpoint, readNotices as readEndpoint } from '@orbit-vine/contract/inbox.ts';
import type { Hono } from 'hono';
import type { Gates } from '../auth/session.ts';
import type { Database } from '../db/database.ts';
import { bind } from '../http/bind.ts';
import { listNotices, readNotices } from './inbox.ts';

export function inboxRoutes(app: Hono, database: Database, { requireMember }: Gates) {
  bind(app, listEndpoint, async ({ query, context }) => {
    const { userId } = await requireMember(context);
    return listNotices(database, { userId, before: query.before });
  });
  bind(app, readEndpoint, async ({ body, context }) => {
    const { userId } = await requireMember(context);
    return { unread: await readNotices(database, { userId, upTo: body.upTo }) };
  });
}
