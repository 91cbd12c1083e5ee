import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import * as z from 'zod';
import { type Bus, type BusListener, type ChangeHint, createLocalBus } from './bus.ts';
import { keepTransport, type OpenTransport } from './transport.ts';

const Notice = z.union([
  // Under the name that servers of earlier versions read, which serve on during an upgrade.
  z.object({ from: z.string(), pokes: z.array(z.object({ channelId: z.string(), seq: z.int() })) }),
  z.object({ from: z.string(), endedSession: z.string() }),
  z.object({ from: z.string(), changedMember: z.string() }),
  z.object({ from: z.string(), channels: z.literal('changed') }),
  z.object({ from: z.string(), noticed: z.array(z.string()) }),
  z.object({ from: z.string(), typedIn: z.string(), memberId: z.string() }),
  z.object({ from: z.string(), changedWinery: z.string() }),
  /** Its server may have said something that nobody heard. */
  z.object({ from: z.string(), missed: z.literal('something') }),
]);
type Notice = z.infer<typeof Notice>;
type Hint = Notice extends infer Each ? Omit<Each, 'from'> : never;

/** How many hints fit into one payload of PostgreSQL. */
const hintsPerNotice = 50;
const membersPerNotice = 150;
/** While others are not heard, the database is looked at this often. */
const lookEveryMs = 3_000;

/**
 * Joins the local bus with those of other servers by a line. Our own listeners hear at once; the others by notices of
 * ids, one for all hints that came together while the last was on its way. While there is no line everybody looks into
 * the database every few seconds; when it is back, once more for what was missed.
 */
export function createDistributedBus(open: OpenTransport, log: Logger): Bus {
  const from = randomUUID();
  const local = createLocalBus();
  const listeners: BusListener[] = [];
  const all = (tell: (listener: BusListener) => void) => listeners.forEach(tell);
  const look = () => all((listener) => listener.lookAgain());
  const lookEverywhere = () => all((listener) => listener.missed());
  let looking: NodeJS.Timeout | undefined = setInterval(look, lookEveryMs);
  const line = keepTransport(
    open,
    {
      heard: (text) => hear(text, from, listeners),
      opened() {
        clearInterval(looking);
        looking = undefined;
        lookEverywhere();
        void say({ missed: 'something' });
      },
      lost() {
        looking ??= setInterval(look, lookEveryMs);
      },
    },
    log,
  );
  const say = (hint: Hint) =>
    line
      .say(JSON.stringify({ from, ...hint }))
      .catch((error: Error) =>
        log.warn({ reason: error.message }, 'other servers were not told of a change'),
      );
  const sendHints = coalescing((hints) => say({ pokes: hints }));
  local.listen({
    changed(hints) {
      sendHints(hints);
      all((listener) => listener.changed(hints));
    },
    sessionEnded(endedSession) {
      void say({ endedSession });
      all((listener) => listener.sessionEnded(endedSession));
    },
    memberChanged(changedMember) {
      void say({ changedMember });
      all((listener) => listener.memberChanged(changedMember));
    },
    channelsChanged() {
      void say({ channels: 'changed' });
      all((listener) => listener.channelsChanged());
    },
    typed(typedIn, memberId) {
      void say({ typedIn, memberId });
      all((listener) => listener.typed(typedIn, memberId));
    },
    noticed(memberIds) {
      for (let at = 0; at < memberIds.length; at += membersPerNotice)
        void say({ noticed: memberIds.slice(at, at + membersPerNotice) });
      all((listener) => listener.noticed(memberIds));
    },
    wineryChanged(changedWinery) {
      void say({ changedWinery });
      all((listener) => listener.wineryChanged(changedWinery));
    },
    lookAgain: () => undefined,
    missed: () => undefined,
  });
  return {
    ...local,
    listen: (listener) => void listeners.push(listener),
    async close() {
      await line.close();
      clearInterval(looking);
    },
  };
}

function hear(text: string, from: string, listeners: BusListener[]) {
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
    else if ('missed' in notice) listener.missed();
    else listener.channelsChanged();
  }
}

/** One notice at a time: what comes meanwhile waits, the newest `seq` of each channel, and goes together. */
function coalescing(say: (hints: ChangeHint[]) => Promise<void>): (hints: ChangeHint[]) => void {
  const waiting = new Map<string, number>();
  let saying = false;
  const sayAll = async () => {
    saying = true;
    while (waiting.size > 0) {
      const hints = Array.from(waiting, ([channelId, seq]) => ({ channelId, seq })).slice(0, hintsPerNotice);
      for (const { channelId } of hints) waiting.delete(channelId);
      await say(hints);
    }
    saying = false;
  };
  return (hints) => {
    for (const { channelId, seq } of hints)
      waiting.set(channelId, Math.max(seq, waiting.get(channelId) ?? 0));
    if (!saying) void sayAll();
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
