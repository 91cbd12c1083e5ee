/** After this time without input an open page counts as unattended. */
const idleMs = 5 * 60_000;
const checkMs = 30_000;

export function watchActivity(report: (looking: boolean) => void, signal: AbortSignal): void {
  let touchedAt = Date.now();
  let looking = false;
  const check = () => {
    const now = !document.hidden && Date.now() - touchedAt < idleMs;
    if (now === looking) return;
    looking = now;
    report(now);
  };
  const touched = () => {
    touchedAt = Date.now();
    if (!looking) check();
  };
  for (const name of ['pointermove', 'pointerdown', 'keydown', 'wheel'])
    window.addEventListener(name, touched, { signal, passive: true });
  document.addEventListener(
    'visibilitychange',
    () => {
      touchedAt = Date.now();
      check();
    },
    { signal },
  );
  const checking = setInterval(check, checkMs);
  signal.addEventListener('abort', () => clearInterval(checking));
  check();
}
