/**
 * Loaded into the server before its own code. Intervals of at least ten seconds are also due when the time of day has
 * advanced by so much; otherwise a day of a few seconds would have no daily work.
 */
const longMs = 10_000;
const lookEveryMs = 50;
const startInterval = globalThis.setInterval;

function followingInterval(work: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) {
  if (ms < longMs) return startInterval(work, ms, ...args);
  let dueAt = Date.now() + ms;
  return startInterval(() => {
    if (Date.now() < dueAt) return;
    dueAt = Date.now() + ms;
    work(...args);
  }, lookEveryMs);
}
globalThis.setInterval = followingInterval as typeof setInterval;
