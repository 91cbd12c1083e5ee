import {
  listNotices as listEndpoint,
  readNotices as readAllEndpoint,
  readNotice as readEndpoint,
} from '@orbit-vine/contract/inbox.ts';
import type { Hono } from 'hono';
import type { Gates } from '../auth/session.ts';
import type { Database } from '../db/database.ts';
import { bind } from '../http/bind.ts';
import type { Bus } from '../live/bus.ts';
import { listNotices, readNotice, readNotices, unreadOf } from './inbox.ts';

interface Parts {
  database: Database;
  bus: Bus;
  gates: Gates;
}

export function inboxRoutes(app: Hono, { database, bus, gates }: Parts) {
  bind(app, listEndpoint, async ({ query, context }) => {
    const { userId } = await gates.requireMember(context);
    return listNotices(database, { userId, page: query.page });
  });
  bind(app, readAllEndpoint, async ({ body, context }) => {
    const { userId } = await gates.requireMember(context);
    await readNotices(database, { userId, upTo: body.upTo });
    bus.notice([userId]);
    return unreadOf(database, userId);
  });
  bind(app, readEndpoint, async ({ params, context }) => {
    const { userId } = await gates.requireMember(context);
    await readNotice(database, { userId, ...params });
    bus.notice([userId]);
    return unreadOf(database, userId);
  });
}
