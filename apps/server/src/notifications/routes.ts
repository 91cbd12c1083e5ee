import {
  changeNotifications,
  getNotifications,
  subscribeBrowser,
  unsubscribeBrowser,
} from '@orbit-vine/contract/notifications.ts';
import type { Hono } from 'hono';
import type { Gates, Visitor } from '../auth/session.ts';
import type { Database } from '../platform/db/database.ts';
import { bind } from '../platform/http/bind.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { isPlainlyPrivate } from './safe-fetch.ts';
import { changeSettings, readSettings, subscribeToPush, unsubscribeFromPush } from './settings.ts';
import { unsubscribeRoutes } from './unsubscribe.ts';

export interface NotificationRoutes {
  database: Database;
  gates: Gates;
  /** The public key that browsers subscribe with. */
  pushKey: string;
  /** Addresses that are not public and may be pushed to all the same. */
  isAllowed(address: string): boolean;
  /** Signs the links that stop mails. */
  unsubscribeSecret: string;
  /** Where the site's font for headings is. */
  displayFont: string | undefined;
}

export function notificationRoutes(app: Hono, parts: NotificationRoutes) {
  const { database, pushKey, isAllowed } = parts;
  const { requireMember } = parts.gates;
  const answer = async (visitor: Visitor) => ({ ...(await readSettings(database, visitor)), pushKey });

  bind(app, getNotifications, async ({ context }) => answer(await requireMember(context)));
  bind(app, changeNotifications, async ({ body, context }) => {
    const visitor = await requireMember(context);
    await changeSettings(database, visitor.userId, body);
    return answer(visitor);
  });
  bind(app, subscribeBrowser, async ({ body, context }) => {
    const visitor = await requireMember(context);
    if (isPlainlyPrivate(body.endpoint, isAllowed))
      throw new ProblemError('INVALID_REQUEST', [
        { field: 'endpoint', message: 'This is not a public address.' },
      ]);
    await subscribeToPush(database, visitor, body);
    return answer(visitor);
  });
  bind(app, unsubscribeBrowser, async ({ params, context }) => {
    const visitor = await requireMember(context);
    await unsubscribeFromPush(database, visitor.userId, params.id);
    return answer(visitor);
  });
  unsubscribeRoutes(app, parts);
}
