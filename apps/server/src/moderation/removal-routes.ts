import { getRemoval, restoreMessage as restoreEndpoint } from '@orbit-vine/contract/moderation.ts';
import type { Hono } from 'hono';
import { bind } from '../auth/bind.ts';
import type { RoleOf } from '../auth/session.ts';
import type { Bus } from '../bus/bus.ts';
import { restoreMessage } from '../messages/change-message.ts';
import type { Database } from '../platform/db/database.ts';
import { ofRemoval, settleAppeals } from './own-sanction.ts';
import { readRemoval } from './read-removal.ts';

interface Parts {
  database: Database;
  bus: Bus;
  roleOf: RoleOf;
}

export function removalRoutes(app: Hono, { database, bus, roleOf }: Parts) {
  bind(app, getRemoval, async ({ params, by }) => readRemoval(database, { ...params, by }));
  bind(app, restoreEndpoint, async ({ params, by }) => {
    const { message, notified, staff } = await database.transaction(async (transaction) => {
      // Before the channel is locked, as in `decide-appeal.ts`.
      const which = ofRemoval(params.messageId);
      const staff = await settleAppeals(transaction, which, { by: by.userId, lifted: true });
      return { ...(await restoreMessage(transaction, { ...params, by, roleOf })), staff };
    });
    bus.hintChange(message.channelId, message.changedSeq);
    bus.notice([...notified, ...staff]);
    return message;
  });
}
