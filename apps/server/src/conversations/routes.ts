import {
  answerRequest as answerEndpoint,
  changeReachable,
  getReachable,
  startConversation as startEndpoint,
} from '@orbit-vine/contract/conversations.ts';
import type { Hono } from 'hono';
import { bind } from '../auth/bind.ts';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../platform/db/database.ts';
import { profiles } from '../platform/db/schema.ts';
import { eq } from '../platform/db/sql.ts';
import { answerRequest } from './answer-request.ts';
import { startConversation } from './start-conversation.ts';

interface Parts {
  database: Database;
  bus: Bus;
}

export function conversationRoutes(app: Hono, { database, bus }: Parts) {
  bind(app, startEndpoint, async ({ body, by: { userId } }) => {
    const id = await startConversation(database, { userId, ...body });
    // The member's other pages then reload the channels.
    bus.notice([userId]);
    return { id };
  });
  bind(app, answerEndpoint, async ({ params, body, by: { userId } }) => {
    bus.notice(await answerRequest(database, { userId, ...params, ...body }));
    return {};
  });
  bind(app, getReachable, async ({ by: { userId } }) => {
    const [row] = await database
      .select({ from: profiles.messagesFrom })
      .from(profiles)
      .where(eq(profiles.id, userId));
    return { from: row?.from ?? 'everyone' };
  });
  bind(app, changeReachable, async ({ body, by: { userId } }) => {
    await database.update(profiles).set({ messagesFrom: body.from }).where(eq(profiles.id, userId));
    return body;
  });
}
