import type { Logger } from 'pino';

const lookEveryMs = 500;
/** A stall as long as this makes queries and connections run into their time limits. */
const longMs = 5_000;
const worthALineMs = 2_000;
/** What a stall did to connections to the database shows within this time. */
const showsWithinMs = 30_000;

let lastLook: number | undefined;
let lastStall = { endedAt: Number.NEGATIVE_INFINITY, ms: 0 };

/** Notices when JavaScript blocks the event loop, which then answers no request and no time limit is kept. */
export function watchStalls(log: Logger): () => void {
  lastLook = performance.now();
  const timer = setInterval(() => {
    const ms = noteStall();
    if (ms >= worthALineMs) log.warn({ stalledMs: ms }, 'the event loop was blocked: nothing was answered');
  }, lookEveryMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    lastLook = undefined;
  };
}

/** How long this server had just done nothing else, if that explains why the database was not heard. */
export function recentStallMs(): number | undefined {
  noteStall();
  const { endedAt, ms } = lastStall;
  return ms >= longMs && performance.now() - endedAt < showsWithinMs ? ms : undefined;
}

/** The errors of a stall come before the timer does, so whoever asks looks at the clock too. */
function noteStall(): number {
  const now = performance.now();
  const ms = lastLook === undefined ? 0 : Math.max(0, Math.round(now - lastLook - lookEveryMs));
  if (lastLook !== undefined) lastLook = now;
  if (ms >= worthALineMs) lastStall = { endedAt: now, ms };
  return ms;
}
