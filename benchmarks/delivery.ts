import { browserArguments, findBrowser } from '@orbit-vine/e2e/browser.ts';
import { joinInBrowser, newName } from '@orbit-vine/e2e/journey.ts';
import { startServer } from '@orbit-vine/e2e/server.ts';
import { chromium, type Page } from '@playwright/test';
import { median, printTable, quantile } from './statistics.ts';

const rounds = 30;

/** Milliseconds from one member's key press to the other member's screen, in two browser contexts on loopback. */
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
    const arrived = whenShown(there, `li:has-text("${text}")`);
    await arrived.ready;
    let started = Date.now();
    await here.keyboard.press('Enter');
    messages.push((await arrived.shown) - started);

    const grape = here.locator(`li:has-text("${text}")`).getByRole('button', { name: /grape/i });
    await grape.waitFor();
    const counted = whenShown(there, `li:has-text("${text}") button:has-text("1")`);
    await counted.ready;
    started = Date.now();
    await grape.click();
    reactions.push((await counted.shown) - started);
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

/** Waits on the page itself, frame by frame, so that no polling of ours is measured. Both pages share one clock. */
function whenShown(page: Page, selector: string) {
  const shown = page
    .locator(selector)
    .waitFor()
    .then(() => page.evaluate(() => Date.now()));
  return { ready: page.evaluate(() => undefined), shown };
}
