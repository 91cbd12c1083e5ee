import { browserArguments, findBrowser } from '@orbit-vine/e2e/browser.ts';
import { joinInBrowser, newName } from '@orbit-vine/e2e/journey.ts';
import { startServer } from '@orbit-vine/e2e/server.ts';
import { chromium, type Page } from '@playwright/test';
import { printTable } from '../scripts/print-table.ts';
import { median, quantile } from './statistics.ts';

const rounds = 30;

/** Milliseconds from one member's key press to another member's screen, in two browser contexts on loopback. */
export async function measureDelivery() {
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  const join = async (name: string) => {
    const page = await (await browser.newContext({ baseURL: server.url })).newPage();
    await joinInBrowser(page, server, newName(name));
    return page;
  };
  const [here, there] = [await join('Here'), await join('There')];
  const messages: number[] = [];
  const reactions: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const text = `Delivery number ${round}.`;
    await here.getByPlaceholder(/^Write to/).fill(text);
    const arrived = await whenShown(there, text);
    const pressed = await whenFirst(here, 'keydown');
    await here.keyboard.press('Enter');
    messages.push((await arrived()) - (await pressed()));

    const grape = here.locator(`li:has-text("${text}")`).getByRole('button', { name: /grape/i });
    await grape.waitFor();
    const counted = await whenShown(there, text, '1');
    const clicked = await whenFirst(here, 'click');
    await grape.click();
    reactions.push((await counted()) - (await clicked()));
  }
  await browser.close();
  await server.stop();
  printTable(
    ['key press to the other screen', 'median ms', 'p95 ms', 'slowest ms'],
    [
      ['message', median(messages), quantile(messages, 0.95), quantile(messages, 1)],
      ['reaction', median(reactions), quantile(reactions, 0.95), quantile(reactions, 1)],
    ],
  );
}

/** The time of the next such event. Not of Playwright's call, which first waits until the page is stable. */
async function whenFirst(page: Page, type: 'keydown' | 'click'): Promise<() => Promise<number>> {
  const waiting = await page.evaluateHandle(
    (name) => ({
      happened: new Promise<number>((resolve) => {
        addEventListener(name, () => resolve(Date.now()), { capture: true, once: true });
      }),
    }),
    type,
  );
  return () => waiting.evaluate(({ happened }) => happened);
}

/**
 * The time when a row with this text, or with a count in it, appears, measured in the page without polling. Both
 * pages have the same clock.
 */
async function whenShown(page: Page, text: string, count = ''): Promise<() => Promise<number>> {
  const waiting = await page.evaluateHandle(
    ([expected, expectedCount]) => {
      const isShown = () => {
        const row = Array.from(document.querySelectorAll('li')).find((item) =>
          item.textContent?.includes(expected),
        );
        return (
          row &&
          (expectedCount === '' ||
            row.querySelector('button:last-of-type')?.textContent?.includes(expectedCount))
        );
      };
      const shown = new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!isShown()) return;
          observer.disconnect();
          resolve(Date.now());
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      });
      // A bare promise would be awaited before the handle exists.
      return { shown };
    },
    [text, count] as const,
  );
  return () => waiting.evaluate(({ shown }) => shown);
}
