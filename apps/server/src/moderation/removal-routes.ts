import { getRemoval, restoreMessage as restoreEndpoint } from '@orbit-vine/contract/moderation.ts';
import type { Hono } from 'hono';
import type { Gates, RoleOf } from '../auth/session.ts';
import type { Bus } from '../bus/bus.ts';
import { restoreMessage } from '../messages/change-message.ts';
import type { Database } from '../platform/db/database.ts';
import { bind } from '../platform/http/bind.ts';
import { readRemoval } from './read-removal.ts';

interface Parts {
  database: Database;
  bus: Bus;
  gates: Gates;
  roleOf: RoleOf;
}

/** What moderators removed: why, what it said, and putting it back. */
export function removalRoutes(app: Hono, { database, bus, gates, roleOf }: Parts) {
  bind(app, getRemoval, async ({ params, context }) => {
    return readRemoval(database, { ...params, by: await gates.requireMember(context) });
  });
  bind(app, restoreEndpoint, async ({ params, context }) => {
    const by = await gates.requireModerator(context);
    const { message, noticed } = await restoreMessage(database, { ...params, by, roleOf });
    bus.hintChange(message.channelId, message.changedSeq);
    bus.notice(noticed);
    return message;
  });
}
