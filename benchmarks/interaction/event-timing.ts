import type { Page } from '@playwright/test';

/** Event Timing reports nothing faster, so a faster interaction counts as this. */
const leastMs = 16;
/** The browser reports the next paint with a delay. */
const settleMs = 400;

declare global {
  interface Window {
    interactions: { id: number; startTime: number; duration: number }[];
    watched: { gaps: number[]; mostRows: number; stop: () => void };
  }
}

/**
 * Records the browser's Event Timing, the basis of interaction to next paint: the longest event of each interaction.
 */
export async function observeInteractions(page: Page) {
  await page.addInitScript((durationThreshold) => {
    window.interactions = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId: id, startTime, duration } = entry as typeof entry & { interactionId: number };
        if (id) window.interactions.push({ id, startTime, duration });
      }
    });
    observer.observe({ type: 'event', buffered: true, durationThreshold } as PerformanceObserverInit);
    observer.observe({ type: 'first-input', buffered: true });
  }, leastMs);
}

export async function timeInteractions(page: Page, count: number, interact: () => Promise<void>) {
  const begun = await page.evaluate(() => performance.now());
  await interact();
  await page.waitForTimeout(settleMs);
  const durations = await page.evaluate(async (since) => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const longest = new Map<number, number>();
    for (const { id, startTime, duration } of window.interactions.splice(0))
      if (startTime >= since) longest.set(id, Math.max(longest.get(id) ?? 0, duration));
    return [...longest.values()];
  }, begun);
  if (durations.length > count) throw new Error(`${durations.length} interactions instead of ${count}`);
  return [...durations, ...Array<number>(count - durations.length).fill(leastMs)];
}

export async function timeFrames(page: Page, move: () => Promise<void>) {
  await page.evaluate(() => {
    let going = true;
    let last = 0;
    const gaps: number[] = [];
    const next = (now: number) => {
      if (last > 0) gaps.push(now - last);
      last = now;
      const rows = document.querySelectorAll('[data-seq]').length;
      window.watched.mostRows = Math.max(window.watched.mostRows, rows);
      if (going) requestAnimationFrame(next);
    };
    const stop = () => {
      going = false;
    };
    window.watched = { gaps, mostRows: 0, stop };
    requestAnimationFrame(next);
  });
  await move();
  return page.evaluate(() => {
    const { gaps, mostRows, stop } = window.watched;
    stop();
    return { gaps, mostRows };
  });
}
