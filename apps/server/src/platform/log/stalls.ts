import type { Logger } from 'pino';

const checkEveryMs = 50;
/** Longest acceptable stall caused by this server's own JavaScript. */
const allowedMs = 100;
/** Stalls this long make queries and connections time out. */
const longMs = 5_000;
/** If the whole machine stalled, only stalls this long are logged. */
const loggedFromMs = 2_000;
/** Effects of a stall on connections to the database show within this time. */
const showsWithinMs = 30_000;
const maxNamed = 10;

/** `route` is the path's pattern, which names no member and no code. */
interface PendingRequest {
  requestId: string;
  method: string;
  route: string;
}

interface Stall {
  endedAt: number;
  ms: number;
  cpuMs: number;
}

let lastCheck: { at: number; cpuMs: number } | undefined;
let lastLongStall: Stall = { endedAt: Number.NEGATIVE_INFINITY, ms: 0, cpuMs: 0 };
let longestMs = 0;
const pending = new Set<PendingRequest>();
let justEnded: PendingRequest[] = [];

const readClocks = () => {
  const { user, system } = process.threadCpuUsage();
  return { at: performance.now(), cpuMs: (user + system) / 1_000 };
};

export function watchStalls(log: Logger): () => void {
  lastCheck = readClocks();
  const timer = setInterval(() => {
    const { ms, cpuMs } = noteStall();
    const requests = [...justEnded, ...pending].slice(0, maxNamed);
    justEnded = [];
    if (ms >= loggedFromMs || Math.min(ms, cpuMs) >= allowedMs)
      log.warn({ stalledMs: ms, cpuMs, requests }, 'the event loop was blocked: nothing was answered');
  }, checkEveryMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    lastCheck = undefined;
  };
}

/**
 * Lists the request in the line about a stall during which it was answered. Returns a function to call with the
 * answer.
 */
export function followRequest(request: PendingRequest): () => void {
  pending.add(request);
  return () => {
    pending.delete(request);
    if (lastCheck) justEnded.push(request);
  };
}

export function recentStallMs(): number | undefined {
  noteStall();
  const { endedAt, ms } = lastLongStall;
  return ms >= longMs && performance.now() - endedAt < showsWithinMs ? ms : undefined;
}

export function takeLongestStallMs(): number {
  noteStall();
  const longest = longestMs;
  longestMs = 0;
  return longest;
}

/** A stall's errors may arrive before the timer's check, so each caller checks too. */
function noteStall(): Stall {
  const now = readClocks();
  const since = lastCheck ?? now;
  if (lastCheck) lastCheck = now;
  const ms = Math.max(0, Math.round(now.at - since.at - checkEveryMs));
  const stall = { endedAt: now.at, ms, cpuMs: Math.round(now.cpuMs - since.cpuMs) };
  if (ms >= loggedFromMs) lastLongStall = stall;
  longestMs = Math.max(longestMs, Math.min(ms, stall.cpuMs));
  return stall;
}
