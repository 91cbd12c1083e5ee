import {
  changeNotifications,
  getNotifications,
  subscribeBrowser,
  unsubscribeBrowser,
} from '@orbit-vine/contract/notifications.ts';
import type { Hono } from 'hono';
import { bind } from '../auth/bind.ts';
import type { Visitor } from '../auth/session.ts';
import type { Database } from '../platform/db/database.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { isPlainlyPrivate } from './safe-fetch.ts';
import { changeSettings, readSettings, subscribeToPush, unsubscribeFromPush } from './settings.ts';
import { unsubscribeRoutes } from './unsubscribe.ts';

export interface NotificationRoutes {
  database: Database;
  pushKey: string;
  isAllowed(address: string): boolean;
  unsubscribeSecret: string;
  displayFont: string | undefined;
}

export function notificationRoutes(app: Hono, parts: NotificationRoutes) {
  const { database, pushKey, isAllowed } = parts;
  const answer = async (by: Visitor) => ({ ...(await readSettings(database, by)), pushKey });

  bind(app, getNotifications, ({ by }) => answer(by));
  bind(app, changeNotifications, async ({ body, by }) => {
    await changeSettings(database, by.userId, body);
    return answer(by);
  });
  bind(app, subscribeBrowser, async ({ body, by }) => {
    if (isPlainlyPrivate(body.endpoint, isAllowed))
      throw new ProblemError('INVALID_REQUEST', [
        { field: 'endpoint', message: 'This is not a public address.' },
      ]);
    await subscribeToPush(database, by, body);
    return answer(by);
  });
  bind(app, unsubscribeBrowser, async ({ params, by }) => {
    await unsubscribeFromPush(database, by.userId, params.id);
    return answer(by);
  });
  unsubscribeRoutes(app, parts);
}
