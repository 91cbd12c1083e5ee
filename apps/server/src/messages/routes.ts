import { listFiles } from '@orbit-vine/contract/channel-files.ts';
import {
  deleteMessage as deleteEndpoint,
  editMessage as editEndpoint,
  listPins,
  pinMessage as pinEndpoint,
  unpinMessage as unpinEndpoint,
} from '@orbit-vine/contract/message-changes.ts';
import {
  listChanges,
  listMessages,
  type Message,
  sendMessage as sendEndpoint,
} from '@orbit-vine/contract/messages.ts';
import type { Hono } from 'hono';
import type { ClearRemoved } from '../attachments/remove-files.ts';
import { bind } from '../auth/bind.ts';
import type { RoleOf } from '../auth/session.ts';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../platform/db/database.ts';
import type { Limiter } from '../platform/http/limiter.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { deleteMessage, editMessage, pinMessage } from './change-message.ts';
import { heldRoutes } from './held-routes.ts';
import { holdMessage } from './hold-message.ts';
import type { JustStored } from './just-stored.ts';
import { mayNotify } from './may-notify.ts';
import { hasOutsideLink } from './outside-link.ts';
import { readChanges, readHistory, readPins, readWithFiles } from './read-messages.ts';
import { createSender } from './send-message.ts';

interface Parts {
  database: Database;
  bus: Bus;
  justStored: JustStored;
  roleOf: RoleOf;
  limiter: Limiter;
  /** Off for load tests. */
  rateLimits: boolean;
  publicUrl: string;
  /** Addresses of those whom the settings make administrators, in lower case. */
  adminEmails: string[];
  clearRemoved: ClearRemoved;
  /** Somebody was mentioned or replied to. */
  onNotification(): void;
}

export function messageRoutes(app: Hono, parts: Parts) {
  const { database, bus, roleOf, limiter, rateLimits, publicUrl, adminEmails } = parts;
  const { justStored, clearRemoved, onNotification } = parts;
  const send = createSender(database);
  const { origin } = new URL(publicUrl);
  const tellInboxes = (noticed: string[]) => {
    if (noticed.length === 0) return;
    bus.notice(noticed);
    onNotification();
  };
  const tell = ({ message, changed, noticed }: { message: Message; changed: boolean; noticed: string[] }) => {
    if (changed) bus.hintChange(message.channelId, message.changedSeq);
    tellInboxes(noticed);
    return message;
  };

  heldRoutes(app, parts);

  bind(app, listMessages, async ({ params, query }) => {
    const page = await readHistory(database, { ...params, ...query });
    if (!page) throw new ProblemError(query.around ? 'MESSAGE_NOT_FOUND' : 'CHANNEL_NOT_FOUND');
    return page;
  });
  bind(app, listChanges, async ({ params, query }) => {
    return found(await readChanges(database, { ...params, after: query.after }));
  });
  bind(app, listPins, async ({ params }) => {
    return found(await readPins(database, params.channelId));
  });
  bind(app, listFiles, async ({ params, query }) => {
    return found(await readWithFiles(database, { ...params, ...query }));
  });

  bind(app, sendEndpoint, async ({ params, body, by: { userId, staffRole } }) => {
    if (staffRole === 'member' && hasOutsideLink(body.content, origin)) {
      const holding = { userId, ...params, message: body, limited: rateLimits, adminEmails };
      const staff = await holdMessage(database, holding);
      if (staff) {
        tellInboxes(staff);
        throw new ProblemError('MESSAGE_HELD');
      }
    }
    const tells = await mayNotify(limiter, userId, body);
    const sending = { userId, ...params, message: body, limited: rateLimits, tells };
    const { message, repeated, noticed } = await send(sending);
    if (repeated) return message;
    justStored.keep(message);
    return { status: 201, answer: tell({ message, changed: true, noticed }) };
  });
  bind(app, editEndpoint, async ({ params, body, by }) => {
    const tells = await mayNotify(limiter, by.userId, body);
    const message = tell(await editMessage(database, { ...params, ...body, by, tells, origin }));
    if (body.attachments) await clearRemoved();
    return message;
  });
  bind(app, deleteEndpoint, async ({ params, query, by }) => {
    const message = tell(await deleteMessage(database, { ...params, reason: query.reason, by, roleOf }));
    await clearRemoved();
    return message;
  });
  for (const [endpoint, pinned] of [[pinEndpoint, true] as const, [unpinEndpoint, false] as const]) {
    bind(app, endpoint, async ({ params, by }) => {
      const message = tell(await pinMessage(database, { ...params, pinned, by }));
      // Every page shows how many there are.
      bus.changeChannels();
      return message;
    });
  }
}

function found<T>(page: T | undefined): T {
  if (!page) throw new ProblemError('CHANNEL_NOT_FOUND');
  return page;
}
