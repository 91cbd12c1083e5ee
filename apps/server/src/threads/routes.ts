import {
  listThreads as listEndpoint,
  markThreadRead as readEndpoint,
  setThreadState as stateEndpoint,
} from '@orbit-vine/contract/threads.ts';
import type { Hono } from 'hono';
import { bind } from '../auth/bind.ts';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../platform/db/database.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { listThreads } from './list-threads.ts';
import { markThreadRead, setThreadState } from './own-threads.ts';

export function threadRoutes(app: Hono, { database, bus }: { database: Database; bus: Bus }) {
  bind(app, listEndpoint, async ({ query, by: { userId } }) => {
    return listThreads(database, { userId, page: query.page });
  });
  bind(app, stateEndpoint, async ({ params, body, by: { userId } }) => {
    if (!(await setThreadState(database, { userId, ...params, ...body })))
      throw new ProblemError('MESSAGE_NOT_FOUND');
    // The member's other pages then stop counting a muted thread.
    bus.notice([userId]);
    return body;
  });
  bind(app, readEndpoint, async ({ params, body, by: { userId } }) => {
    const changed = await markThreadRead(database, { userId, ...params, ...body });
    if (changed === undefined) throw new ProblemError('MESSAGE_NOT_FOUND');
    if (changed) bus.notice([userId]);
    return body;
  });
}
