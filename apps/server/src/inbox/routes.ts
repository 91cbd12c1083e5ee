import {
  listNotices as listEndpoint,
  readNotices as readAllEndpoint,
  readNotice as readEndpoint,
} from '@orbit-vine/contract/inbox.ts';
import type { Hono } from 'hono';
import type { Gates } from '../auth/session.ts';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../platform/db/database.ts';
import { bind } from '../platform/http/bind.ts';
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
