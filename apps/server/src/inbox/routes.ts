import {
  listNotices as listEndpoint,
  readNotices as readAllEndpoint,
  readNotice as readEndpoint,
} from '@orbit-vine/contract/inbox.ts';
import type { Hono } from 'hono';
import { bind } from '../auth/bind.ts';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../platform/db/database.ts';
import { listNotices, readNotice, readNotices, unreadOf } from './inbox.ts';

interface Parts {
  database: Database;
  bus: Bus;
}

export function inboxRoutes(app: Hono, { database, bus }: Parts) {
  bind(app, listEndpoint, async ({ query, by: { userId } }) => {
    return listNotices(database, { userId, page: query.page });
  });
  bind(app, readAllEndpoint, async ({ body, by: { userId } }) => {
    await readNotices(database, { userId, upTo: body.upTo });
    bus.notice([userId]);
    return unreadOf(database, userId);
  });
  bind(app, readEndpoint, async ({ params, by: { userId } }) => {
    await readNotice(database, { userId, ...params });
    bus.notice([userId]);
    return unreadOf(database, userId);
  });
}
