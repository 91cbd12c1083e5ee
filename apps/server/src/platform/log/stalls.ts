import type { Logger } from 'pino';

const lookEveryMs = 50;
/** What JavaScript of this server may keep everybody waiting for. */
const allowedMs = 100;
/** A stall as long as this makes queries and connections run into their time limits. */
const longMs = 5_000;
/** Where the whole machine stood still, only a stall this long is worth a line. */
const worthALineMs = 2_000;
/** What a stall did to connections to the database shows within this time. */
const showsWithinMs = 30_000;
/** Requests named in one line. */
const mostNamed = 10;

/** A request to the API, by the pattern of its path: that names no member and no code. */
interface Underway {
  requestId: string;
  method: string;
  route: string;
}

interface Stall {
  endedAt: number;
  ms: number;
  /** Of the processor, by this thread. */
  cpuMs: number;
}

let lastLook: { at: number; cpuMs: number } | undefined;
let lastLongStall: Stall = { endedAt: Number.NEGATIVE_INFINITY, ms: 0, cpuMs: 0 };
let longestMs = 0;
const underWay = new Set<Underway>();
let justEnded: Underway[] = [];

const look = () => {
  const { user, system } = process.threadCpuUsage();
  return { at: performance.now(), cpuMs: (user + system) / 1_000 };
};

/** Notices when JavaScript blocks the event loop, which then answers no request and no time limit is kept. */
export function watchStalls(log: Logger): () => void {
  lastLook = look();
  const timer = setInterval(() => {
    const { ms, cpuMs } = noteStall();
    const requests = [...justEnded, ...underWay].slice(0, mostNamed);
    justEnded = [];
    if (ms >= worthALineMs || Math.min(ms, cpuMs) >= allowedMs)
      log.warn({ stalledMs: ms, cpuMs, requests }, 'the event loop was blocked: nothing was answered');
  }, lookEveryMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    lastLook = undefined;
  };
}

/** Names a request in the line of a stall during which it was answered. Returns how to say that it has been. */
export function followRequest(request: Underway): () => void {
  underWay.add(request);
  return () => {
    underWay.delete(request);
    if (lastLook) justEnded.push(request);
  };
}

/** How long this server had just done nothing else, if that explains why the database was not heard. */
export function recentStallMs(): number | undefined {
  noteStall();
  const { endedAt, ms } = lastLongStall;
  return ms >= longMs && performance.now() - endedAt < showsWithinMs ? ms : undefined;
}

/** The longest that this thread's own work kept everybody waiting since the last call, in milliseconds. */
export function takeLongestStallMs(): number {
  noteStall();
  const longest = longestMs;
  longestMs = 0;
  return longest;
}

/** The errors of a stall come before the timer does, so each caller looks at the clock too. */
function noteStall(): Stall {
  const now = look();
  const since = lastLook ?? now;
  if (lastLook) lastLook = now;
  const ms = Math.max(0, Math.round(now.at - since.at - lookEveryMs));
  const stall = { endedAt: now.at, ms, cpuMs: Math.round(now.cpuMs - since.cpuMs) };
  if (ms >= worthALineMs) lastLongStall = stall;
  longestMs = Math.max(longestMs, Math.min(ms, stall.cpuMs));
  return stall;
}
