import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { Database } from '../db/database.ts';
import { type Bus, type BusListener, createLocalBus } from './bus.ts';

const topic = 'orbit_vine_live';

const Notice = z.union([
  z.object({ from: z.string(), pokes: z.array(z.object({ channelId: z.string(), seq: z.int() })) }),
  z.object({ from: z.string(), endedSession: z.string() }),
  z.object({ from: z.string(), changedMember: z.string() }),
  z.object({ from: z.string(), channels: z.literal('changed') }),
  z.object({ from: z.string(), typedIn: z.string(), memberId: z.string() }),
  z.object({ from: z.string(), noticed: z.array(z.string()) }),
]);
type Notice = z.infer<typeof Notice>;

/** How many pokes fit into one payload, which PostgreSQL limits to 8,000 bytes. */
const pokesPerNotice = 50;
const membersPerNotice = 150;

/**
 * Joins the local bus with those of other servers on the same database by `LISTEN`/`NOTIFY`. Our own listeners hear at
 * once; the others through one notice for all pokes of a tick. A listening connection that breaks is opened again,
 * and then everybody looks for what was missed.
 */
export function createPostgresBus(database: Database, url: string, log: Logger): Bus {
  const from = randomUUID();
  const local = createLocalBus();
  const listeners: BusListener[] = [];
  const notify = (notice: Notice) =>
    database.$client
      .query('select pg_notify($1, $2)', [topic, JSON.stringify(notice)])
      .catch((error: Error) =>
        log.warn({ reason: error.message }, 'other servers were not told of a change'),
      );
  local.listen({
    poked: (pokes) => {
      for (let at = 0; at < pokes.length; at += pokesPerNotice) {
        void notify({ from, pokes: pokes.slice(at, at + pokesPerNotice) });
      }
      for (const listener of listeners) listener.poked(pokes);
    },
    sessionEnded: (endedSession) => {
      void notify({ from, endedSession });
      for (const listener of listeners) listener.sessionEnded(endedSession);
    },
    memberChanged: (changedMember) => {
      void notify({ from, changedMember });
      for (const listener of listeners) listener.memberChanged(changedMember);
    },
    channelsChanged: () => {
      void notify({ from, channels: 'changed' });
      for (const listener of listeners) listener.channelsChanged();
    },
    typed: (typedIn, memberId) => {
      void notify({ from, typedIn, memberId });
      for (const listener of listeners) listener.typed(typedIn, memberId);
    },
    noticed: (memberIds) => {
      for (let at = 0; at < memberIds.length; at += membersPerNotice)
        void notify({ from, noticed: memberIds.slice(at, at + membersPerNotice) });
      for (const listener of listeners) listener.noticed(memberIds);
    },
    lookAgain: () => undefined,
  });
  const hearing = keepListening(url, log, {
    heard(payload) {
      const parsed = Notice.safeParse(parseJson(payload));
      if (!parsed.success || parsed.data.from === from) return;
      const notice = parsed.data;
      for (const listener of listeners) {
        if ('pokes' in notice) listener.poked(notice.pokes);
        else if ('endedSession' in notice) listener.sessionEnded(notice.endedSession);
        else if ('changedMember' in notice) listener.memberChanged(notice.changedMember);
        else if ('typedIn' in notice) listener.typed(notice.typedIn, notice.memberId);
        else if ('noticed' in notice) listener.noticed(notice.noticed);
        else listener.channelsChanged();
      }
    },
    connectedAgain() {
      for (const listener of listeners) listener.lookAgain();
    },
  });
  return {
    poke: local.poke,
    endSession: local.endSession,
    changeMember: local.changeMember,
    changeChannels: local.changeChannels,
    type: local.type,
    notice: local.notice,
    listen: (listener) => void listeners.push(listener),
    close: hearing.close,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Holds one connection that listens, for as long as the server runs. */
function keepListening(
  url: string,
  log: Logger,
  { heard, connectedAgain }: { heard(payload: string): void; connectedAgain(): void },
) {
  const closing = new AbortController();
  let current: pg.Client | undefined;
  const done = (async () => {
    for (let failures = 0; !closing.signal.aborted; ) {
      const client = new pg.Client({
        connectionString: url,
        keepAlive: true,
        connectionTimeoutMillis: 10_000,
        application_name: 'orbit-and-vine live',
      });
      current = client;
      const ended = new Promise<void>((resolve) => client.once('end', resolve));
      client.on('error', () => undefined);
      client.on('notification', ({ payload }) => heard(payload ?? ''));
      try {
        await client.connect();
        await client.query(`listen ${topic}`);
        connectedAgain();
        failures = 0;
        await ended;
      } catch (error) {
        failures += 1;
        log.warn({ reason: (error as Error).message }, 'not hearing from other servers');
        await client.end().catch(() => undefined);
      }
      await sleep(Math.min(30_000, 250 * 2 ** failures), undefined, { signal: closing.signal }).catch(
        () => undefined,
      );
    }
  })();
  return {
    async close() {
      closing.abort();
      await current?.end().catch(() => undefined);
      await done;
    },
  };
}
