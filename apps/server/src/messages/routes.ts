import {
  deleteMessage as deleteEndpoint,
  editMessage as editEndpoint,
  listChanges,
  listMessages,
  listPins,
  type Message,
  pinMessage as pinEndpoint,
  sendMessage as sendEndpoint,
  unpinMessage as unpinEndpoint,
} from '@orbit-vine/contract/messages.ts';
import type { Hono } from 'hono';
import type { ClearRemoved } from '../attachments/removal.ts';
import type { Gates, RoleOf } from '../auth/session.ts';
import type { Database } from '../db/database.ts';
import { bind } from '../http/bind.ts';
import type { Limiter } from '../http/limiter.ts';
import { ProblemError } from '../http/problem.ts';
import type { Bus } from '../live/bus.ts';
import { deleteMessage, editMessage, pinMessage } from './change.ts';
import { mayTell } from './may-tell.ts';
import { readChanges, readHistory, readPins } from './read.ts';
import { createSender } from './send.ts';

interface Parts {
  database: Database;
  bus: Bus;
  gates: Gates;
  roleOf: RoleOf;
  limiter: Limiter;
  /** Off for load tests. */
  rateLimits: boolean;
  clearRemoved: ClearRemoved;
  /** Somebody was mentioned or replied to. */
  onNews(): void;
}

export function messageRoutes(
  app: Hono,
  { database, bus, gates, roleOf, limiter, rateLimits, clearRemoved, onNews }: Parts,
) {
  const { requireMember, requireWriter, requireModerator } = gates;
  const send = createSender(database);
  const tell = ({ message, changed, noticed }: { message: Message; changed: boolean; noticed: string[] }) => {
    if (changed) bus.poke(message.channelId, message.changedSeq);
    if (noticed.length > 0) {
      bus.notice(noticed);
      onNews();
    }
    return message;
  };

  bind(app, listMessages, async ({ params, query, context }) => {
    await requireMember(context);
    const page = await readHistory(database, { ...params, ...query });
    if (!page) throw new ProblemError(query.around ? 'MESSAGE_NOT_FOUND' : 'CHANNEL_NOT_FOUND');
    return page;
  });
  bind(app, listChanges, async ({ params, query, context }) => {
    await requireMember(context);
    return found(await readChanges(database, { ...params, after: query.after }));
  });
  bind(app, listPins, async ({ params, context }) => {
    await requireMember(context);
    return found(await readPins(database, params.channelId));
  });

  bind(app, sendEndpoint, async ({ params, body, context }) => {
    const { userId } = await requireWriter(context);
    const tells = await mayTell(limiter, userId, body);
    const sending = { userId, ...params, message: body, limited: rateLimits, tells };
    const { message, repeated, noticed } = await send(sending);
    if (repeated) return message;
    return { status: 201, answer: tell({ message, changed: true, noticed }) };
  });
  bind(app, editEndpoint, async ({ params, body, context }) => {
    const by = await requireWriter(context);
    const tells = await mayTell(limiter, by.userId, body);
    return tell(await editMessage(database, { ...params, content: body.content, by, tells }));
  });
  bind(app, deleteEndpoint, async ({ params, context }) => {
    const by = await requireMember(context);
    const message = tell(await deleteMessage(database, { ...params, by, roleOf }));
    await clearRemoved();
    return message;
  });
  for (const [endpoint, pinned] of [[pinEndpoint, true] as const, [unpinEndpoint, false] as const]) {
    bind(app, endpoint, async ({ params, context }) => {
      const by = await requireModerator(context);
      return tell(await pinMessage(database, { ...params, pinned, by }));
    });
  }
}

function found<T>(page: T | undefined): T {
  if (!page) throw new ProblemError('CHANNEL_NOT_FOUND');
  return page;
}
