import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import * as z from 'zod';
import { type Bus, type BusListener, type ChangeHint, createLocalBus } from './bus.ts';
import { keepTransport, type OpenTransport } from './transport.ts';

const Notice = z.union([
  // `pokes` is the name that earlier versions read; their servers run during an upgrade.
  z.object({ from: z.string(), pokes: z.array(z.object({ channelId: z.string(), seq: z.int() })) }),
  z.object({ from: z.string(), endedSession: z.string() }),
  z.object({ from: z.string(), changedMember: z.string() }),
  z.object({ from: z.string(), channels: z.literal('changed') }),
  z.object({ from: z.string(), noticed: z.array(z.string()) }),
  z.object({ from: z.string(), typedIn: z.string(), memberId: z.string() }),
  z.object({ from: z.string(), changedWinery: z.string() }),
  /** This server was disconnected, and its hints may be lost. */
  z.object({ from: z.string(), missed: z.literal('something') }),
]);
type Notice = z.infer<typeof Notice>;
type Hint = Notice extends infer Each ? Omit<Each, 'from'> : never;

/** Limited by the size of a PostgreSQL payload. */
const hintsPerNotice = 50;
const membersPerNotice = 150;
/** Time between checks of the database while hints of other servers cannot be received. */
const pollEveryMs = 3_000;

/**
 * Connects the local bus with other servers' buses. Local listeners get hints immediately. Other servers get ids;
 * hints that arrive during one transmission are sent together in the next. While the transport is down, all servers
 * poll the database; once it is up, they check for lost hints.
 */
export function createDistributedBus(open: OpenTransport, log: Logger): Bus {
  const from = randomUUID();
  const local = createLocalBus();
  const listeners: BusListener[] = [];
  const forAll = (notify: (listener: BusListener) => void) => listeners.forEach(notify);
  const poll = () => forAll((listener) => listener.recheck());
  const recheckAll = () => forAll((listener) => listener.reconnected());
  let polling: NodeJS.Timeout | undefined = setInterval(poll, pollEveryMs);
  const transport = keepTransport(
    open,
    {
      received: (text) => dispatch(text, from, listeners),
      opened() {
        clearInterval(polling);
        polling = undefined;
        recheckAll();
        void send({ missed: 'something' });
      },
      lost() {
        polling ??= setInterval(poll, pollEveryMs);
      },
    },
    log,
  );
  const send = (hint: Hint) =>
    transport
      .send(JSON.stringify({ from, ...hint }))
      .catch((error: Error) =>
        log.warn({ reason: error.message }, 'other servers were not told of a change'),
      );
  const sendHints = coalescing((hints) => send({ pokes: hints }));
  local.listen({
    changed(hints) {
      sendHints(hints);
      forAll((listener) => listener.changed(hints));
    },
    sessionEnded(endedSession) {
      void send({ endedSession });
      forAll((listener) => listener.sessionEnded(endedSession));
    },
    memberChanged(changedMember) {
      void send({ changedMember });
      forAll((listener) => listener.memberChanged(changedMember));
    },
    channelsChanged() {
      void send({ channels: 'changed' });
      forAll((listener) => listener.channelsChanged());
    },
    typed(typedIn, memberId) {
      void send({ typedIn, memberId });
      forAll((listener) => listener.typed(typedIn, memberId));
    },
    noticed(memberIds) {
      for (let at = 0; at < memberIds.length; at += membersPerNotice)
        void send({ noticed: memberIds.slice(at, at + membersPerNotice) });
      forAll((listener) => listener.noticed(memberIds));
    },
    wineryChanged(changedWinery) {
      void send({ changedWinery });
      forAll((listener) => listener.wineryChanged(changedWinery));
    },
    recheck: () => undefined,
    reconnected: () => undefined,
  });
  return {
    ...local,
    listen: (listener) => void listeners.push(listener),
    async close() {
      await transport.close();
      clearInterval(polling);
    },
  };
}

function dispatch(text: string, from: string, listeners: BusListener[]) {
  const parsed = Notice.safeParse(parseJson(text));
  if (!parsed.success || parsed.data.from === from) return;
  const notice = parsed.data;
  for (const listener of listeners) {
    if ('pokes' in notice) listener.changed(notice.pokes);
    else if ('endedSession' in notice) listener.sessionEnded(notice.endedSession);
    else if ('changedMember' in notice) listener.memberChanged(notice.changedMember);
    else if ('noticed' in notice) listener.noticed(notice.noticed);
    else if ('typedIn' in notice) listener.typed(notice.typedIn, notice.memberId);
    else if ('changedWinery' in notice) listener.wineryChanged(notice.changedWinery);
    else if ('missed' in notice) listener.reconnected();
    else listener.channelsChanged();
  }
}

/**
 * Sends one notice at a time: hints that arrive during a transmission wait, with the newest `seq` of each channel,
 * and are sent together.
 */
function coalescing(send: (hints: ChangeHint[]) => Promise<void>): (hints: ChangeHint[]) => void {
  const waiting = new Map<string, number>();
  let sending = false;
  const sendAll = async () => {
    sending = true;
    while (waiting.size > 0) {
      const hints = Array.from(waiting, ([channelId, seq]) => ({ channelId, seq })).slice(0, hintsPerNotice);
      for (const { channelId } of hints) waiting.delete(channelId);
      await send(hints);
    }
    sending = false;
  };
  return (hints) => {
    for (const { channelId, seq } of hints)
      waiting.set(channelId, Math.max(seq, waiting.get(channelId) ?? 0));
    if (!sending) void sendAll();
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
