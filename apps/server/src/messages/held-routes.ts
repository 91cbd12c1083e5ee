import { listHeldMessages, withdrawHeldMessage } from '@orbit-vine/contract/held-messages.ts';
import type { Hono } from 'hono';
import type { ClearRemoved } from '../attachments/remove-files.ts';
import { bind } from '../auth/bind.ts';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../platform/db/database.ts';
import { readHeld, withdrawHeld } from './hold-message.ts';

interface Parts {
  database: Database;
  bus: Bus;
  clearRemoved: ClearRemoved;
}

export function heldRoutes(app: Hono, { database, bus, clearRemoved }: Parts) {
  bind(app, listHeldMessages, async ({ params, by: { userId } }) => {
    return readHeld(database, userId, params.channelId);
  });
  bind(app, withdrawHeldMessage, async ({ params, by: { userId } }) => {
    bus.notice(await withdrawHeld(database, userId, params.messageId));
    await clearRemoved();
    return {};
  });
}
