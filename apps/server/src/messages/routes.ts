import {
  listChanges,
  listMessages,
  sendMessage as sendMessageEndpoint,
} from '@orbit-vine/contract/messages.ts';
import type { Hono } from 'hono';
import type { RequireMember } from '../auth/session.ts';
import type { Database } from '../db/database.ts';
import { bind } from '../http/bind.ts';
import { ProblemError } from '../http/problem.ts';
import type { Bus } from '../live/bus.ts';
import { readChanges, readHistory } from './read.ts';
import { sendMessage } from './send.ts';

export function messageRoutes(app: Hono, database: Database, bus: Bus, requireMember: RequireMember) {
  bind(app, listMessages, async ({ params, query, context }) => {
    await requireMember(context);
    const page = await readHistory(database, { ...params, before: query.before, limit: query.limit });
    if (!page) throw new ProblemError('CHANNEL_NOT_FOUND');
    return page;
  });

  bind(app, listChanges, async ({ params, query, context }) => {
    await requireMember(context);
    const page = await readChanges(database, { ...params, after: query.after });
    if (!page) throw new ProblemError('CHANNEL_NOT_FOUND');
    return page;
  });

  bind(app, sendMessageEndpoint, async ({ params, body, context }) => {
    const { userId } = await requireMember(context);
    const { message, repeated } = await sendMessage(database, { userId, ...params, message: body });
    if (repeated) return message;
    bus.poke(message.channelId, message.changedSeq);
    return { status: 201, answer: message };
  });
}
