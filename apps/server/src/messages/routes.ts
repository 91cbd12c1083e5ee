import { listFiles } from '@orbit-vine/contract/channel-files.ts';
import {
  closeMessage as closeEndpoint,
  deleteMessage as deleteEndpoint,
  editMessage as editEndpoint,
  listPins,
  moveMessage as moveEndpoint,
  pinMessage as pinEndpoint,
  unpinMessage as unpinEndpoint,
} from '@orbit-vine/contract/message-changes.ts';
import {
  findFirstSince as firstEndpoint,
  listChanges,
  listMessages,
  listThread,
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
import { allWordsIn } from './all-words.ts';
import { type Changed, deleteMessage, editMessage } from './change-message.ts';
import { findFirstSince } from './find-first-since.ts';
import { heldRoutes } from './held-routes.ts';
import type { HeldTerms } from './held-terms.ts';
import { holdMessage } from './hold-message.ts';
import type { JustStored } from './just-stored.ts';
import { closeMessage, pinMessage } from './mark-message.ts';
import { mayNotify } from './may-notify.ts';
import { moveMessage } from './move-message.ts';
import { hasOutsideLink } from './outside-link.ts';
import { readChanges, readHistory, readPins, readWithFiles } from './read-messages.ts';
import { readThread } from './read-thread.ts';
import { createSender } from './send-message.ts';

interface Parts {
  database: Database;
  bus: Bus;
  justStored: JustStored;
  roleOf: RoleOf;
  limiter: Limiter;
  /** False for load tests. */
  rateLimits: boolean;
  publicUrl: string;
  adminEmails: string[];
  clearRemoved: ClearRemoved;
  heldTerms: HeldTerms;
  onNotification(): void;
}

export function messageRoutes(app: Hono, parts: Parts) {
  const announcer = createAnnouncer(parts);
  heldRoutes(app, parts);
  readRoutes(app, parts.database);
  sendRoute(app, parts, announcer);
  changeRoutes(app, parts, announcer);
  moveRoute(app, parts, announcer);
}

type Announcer = ReturnType<typeof createAnnouncer>;

function createAnnouncer({ bus, onNotification }: Parts) {
  const notifyInboxes = (notified: string[]) => {
    if (notified.length === 0) return;
    bus.notice(notified);
    onNotification();
  };
  const announceChange = ({ message, changed, notified }: Changed) => {
    if (changed) bus.hintChange(message.channelId, message.changedSeq);
    notifyInboxes(notified);
    return message;
  };
  return { notifyInboxes, announceChange };
}

function readRoutes(app: Hono, database: Database) {
  bind(app, listMessages, async ({ params, query, by: reader }) => {
    const page = await readHistory(database, { ...params, ...query, reader });
    if (!page) throw new ProblemError(query.around ? 'MESSAGE_NOT_FOUND' : 'CHANNEL_NOT_FOUND');
    return page;
  });
  bind(app, listThread, async ({ params, query, by: reader }) => {
    const page = await readThread(database, { ...params, ...query, reader });
    if (!page) throw new ProblemError('MESSAGE_NOT_FOUND');
    return page;
  });
  bind(app, firstEndpoint, async ({ params, query, by: { userId } }) => {
    return requireChannel(await findFirstSince(database, { ...params, ...query, userId }));
  });
  bind(app, listChanges, async ({ params, query, by: reader }) => {
    return requireChannel(await readChanges(database, { ...params, reader, after: query.after }));
  });
  bind(app, listPins, async ({ params, by: reader }) => {
    return requireChannel(await readPins(database, { ...params, reader }));
  });
  bind(app, listFiles, async ({ params, query, by: reader }) => {
    return requireChannel(await readWithFiles(database, { ...params, ...query, reader }));
  });
}

function sendRoute(app: Hono, parts: Parts, { announceChange, notifyInboxes }: Announcer) {
  const { database, justStored, limiter, rateLimits, publicUrl, adminEmails } = parts;
  const send = createSender(database);
  const { origin } = new URL(publicUrl);
  const isHeldTerm = async (content: string) => (await parts.heldTerms.current())(content);
  bind(app, sendEndpoint, async ({ params, body, by: { userId, staffRole } }) => {
    const words = allWordsIn(body);
    const hasHeldTerm = staffRole === 'member' && (await isHeldTerm(words));
    const hasLink = staffRole === 'member' && hasOutsideLink(words, origin);
    if (hasHeldTerm || hasLink) {
      const held = { userId, ...params, message: body, hasHeldTerm, hasLink };
      const staff = await holdMessage(database, { ...held, limited: rateLimits, adminEmails });
      if (staff) {
        notifyInboxes(staff);
        const detail = hasHeldTerm ? 'A moderator looks at this message before it appears.' : undefined;
        throw new ProblemError('MESSAGE_HELD', undefined, undefined, detail);
      }
    }
    const notifies = await mayNotify(limiter, userId, body);
    const sending = {
      userId,
      ...params,
      message: body,
      byStaff: staffRole !== 'member',
      limited: rateLimits,
      notifies,
    };
    const { message, repeated, notified } = await send(sending);
    if (repeated) return message;
    justStored.keep(message);
    return { status: 201, answer: announceChange({ message, changed: true, notified }) };
  });
}

function moveRoute(app: Hono, { database, bus }: Parts, { announceChange }: Announcer) {
  bind(app, moveEndpoint, async ({ params, body, by }) => {
    const { left, ...moved } = await moveMessage(database, { ...params, ...body, by });
    // The new channel first, so that the tombstone's link works.
    const message = announceChange(moved);
    if (left) bus.hintChange(left.channelId, left.seq);
    // The lists of channels show the number of pins.
    bus.changeChannels();
    return message;
  });
}

function changeRoutes(app: Hono, parts: Parts, { announceChange }: Announcer) {
  const { database, bus, roleOf, limiter, publicUrl, clearRemoved } = parts;
  const { origin } = new URL(publicUrl);
  bind(app, editEndpoint, async ({ params, body, by }) => {
    const notifies = await mayNotify(limiter, by.userId, body);
    const isHeldTerm = await parts.heldTerms.current();
    const edit = { ...params, ...body, by, notifies, origin, isHeldTerm };
    const message = announceChange(await editMessage(database, edit));
    if (body.attachments) await clearRemoved();
    return message;
  });
  bind(app, deleteEndpoint, async ({ params, query, by }) => {
    const message = announceChange(
      await deleteMessage(database, { ...params, reason: query.reason, by, roleOf }),
    );
    await clearRemoved();
    return message;
  });
  bind(app, closeEndpoint, async ({ params, body, by }) =>
    announceChange(await closeMessage(database, { ...params, ...body, by, roleOf })),
  );
  for (const [endpoint, pinned] of [[pinEndpoint, true] as const, [unpinEndpoint, false] as const]) {
    bind(app, endpoint, async ({ params, by }) => {
      const message = announceChange(await pinMessage(database, { ...params, pinned, by }));
      bus.changeChannels();
      return message;
    });
  }
}

function requireChannel<T>(page: T | undefined): T {
  if (!page) throw new ProblemError('CHANNEL_NOT_FOUND');
  return page;
}
