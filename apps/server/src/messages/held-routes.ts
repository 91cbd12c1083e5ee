import { listHeldMessages, withdrawHeldMessage } from '@orbit-vine/contract/held-messages.ts';
import type { Hono } from 'hono';
import type { ClearRemoved } from '../attachments/remove-files.ts';
import type { Gates } from '../auth/session.ts';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../platform/db/database.ts';
import { bind } from '../platform/http/bind.ts';
import { readHeld, withdrawHeld } from './hold-message.ts';

interface Parts {
  database: Database;
  bus: Bus;
  gates: Gates;
  clearRemoved: ClearRemoved;
}

/** What waits for a moderator, as its author sees it. */
export function heldRoutes(app: Hono, { database, bus, gates: { requireMember }, clearRemoved }: Parts) {
  bind(app, listHeldMessages, async ({ params, context }) => {
    const { userId } = await requireMember(context);
    return readHeld(database, userId, params.channelId);
  });
  bind(app, withdrawHeldMessage, async ({ params, context }) => {
    const { userId } = await requireMember(context);
    bus.notice(await withdrawHeld(database, userId, params.messageId));
    await clearRemoved();
    return {};
  });
}
