import type { Page } from '@playwright/test';
import { keyLock } from '../apps/web/app/account/session.ts';
import { row, say } from './conversation.ts';
import { expect, joinInBrowser, newName, test } from './journey.ts';

// The test controls the clock: see playwright.config.ts.
test.use({ reuseContext: false });

const write = (page: Page) => page.getByPlaceholder(/^Write to/);
const toasts = (page: Page) => page.getByRole('button', { name: 'Dismiss' });
const tips = (page: Page) => page.locator('[popover=manual]:popover-open');

/** Stops the page's clock, which then advances only by request. */
async function stopTime(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
}

async function expectGoneAfter(page: Page, text: string, ms: number) {
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(ms - 1);
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByText(text, { exact: true })).toHaveCount(0);
  await expect(toasts(page)).toHaveCount(0);
}

test('a notice stays for five seconds and a confirmation for four, one at a time; a tooltip comes after 700 ms, sooner beside another', async ({
  page,
  server,
}) => {
  await page.clock.install();
  await joinInBrowser(page, server, newName('Clock'));
  await expect(write(page)).toBeEnabled();
  await stopTime(page);
  await page.clock.runFor(10_000);
  await expect(toasts(page)).toHaveCount(0);

  const sendNothing = async () => {
    await write(page).fill('  ');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Empty message', { exact: true })).toBeVisible();
  };
  await sendNothing();
  await expectGoneAfter(page, 'Empty message', 5_000);
  await sendNothing();
  await page.clock.runFor(3_000);
  await write(page).fill('Racked off the lees');
  await page.keyboard.press('Enter');
  await expectGoneAfter(page, 'Message sent', 4_000);
  await sendNothing();
  await page.getByText('Empty message', { exact: true }).hover();
  await page.clock.runFor(60_000);
  await write(page).hover();
  await expectGoneAfter(page, 'Empty message', 5_000);

  const search = page.getByRole('button', { name: 'Search', exact: true });
  const inbox = page.getByRole('button', { name: /^Inbox/ });
  const expectTipAfter = async (ms: number) => {
    if (ms > 1) await page.clock.runFor(ms - 1);
    await expect(tips(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tips(page)).toHaveCount(1);
  };
  await search.hover();
  await expectTipAfter(700);
  await inbox.hover();
  await expectTipAfter(1);
  await write(page).hover();
  await page.clock.runFor(299);
  await search.hover();
  await expectTipAfter(1);
  await write(page).hover();
  await page.clock.runFor(300);
  await inbox.hover();
  // Scrolling before a tooltip appears, without leaving the element, does not cancel it.
  await page.evaluate(() => document.dispatchEvent(new Event('scroll')));
  await expectTipAfter(700);
});

const sessionPath = '/api/auth/get-session';

const beSeen = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);

test('the session is checked every 30 s while the page is visible, and data is cached for five minutes', async ({
  page,
  server,
}) => {
  await page.clock.install();
  await joinInBrowser(page, server, newName('Watched'));
  const run = Date.now();
  await say(page.request, '3', `Still here ${run}`);
  await page.goto('/plastic-grapes/3');
  const message = row(page, `Still here ${run}`);
  await expect(message).toBeVisible();
  await page.getByRole('navigation', { name: 'Channels' }).getByRole('link', { name: 'General' }).click();
  await expect(page).toHaveTitle(/^General/);

  let answer: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/channels/3/messages?*', (route) => wait.then(() => route.fallback()));
  await page.clock.fastForward('04:00');
  await page
    .getByRole('navigation', { name: 'Channels' })
    .getByRole('link', { name: 'Natural Winemaking' })
    .click();
  await expect(message).toBeVisible();
  await page.getByRole('navigation', { name: 'Channels' }).getByRole('link', { name: 'General' }).click();
  await expect(page).toHaveTitle(/^General/);
  await page.clock.fastForward('05:01');
  await page
    .getByRole('navigation', { name: 'Channels' })
    .getByRole('link', { name: 'Natural Winemaking' })
    .click();
  await expect(page.locator('[data-skeleton-row]')).toHaveCount(3);
  answer();
  await expect(message).toBeVisible();

  await stopTime(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  /**
   * Requests so far, after one more request under the session's lock: the browser grants the lock in turn, so that
   * request is the last.
   */
  const requestsSoFar = async () => {
    await page.evaluate(
      (name) => navigator.locks.request(name, { mode: 'shared' }, () => fetch('/api/health')),
      keyLock,
    );
    return requests.splice(0).filter((path) => path.startsWith('/api/') && path !== '/api/health');
  };
  await requestsSoFar();
  await beSeen(page, 'hidden');
  const answered = page.waitForResponse((response) => response.url().endsWith(sessionPath));
  await beSeen(page, 'visible');
  expect(await requestsSoFar()).toEqual([sessionPath]);
  // The interval starts at the answer; no request comes before that.
  await (await answered).finished();
  await requestsSoFar();
  await page.clock.runFor(29_000);
  expect(await requestsSoFar()).not.toContain(sessionPath);
  await page.clock.runFor(31_000);
  expect(await requestsSoFar()).toContain(sessionPath);
  await beSeen(page, 'hidden');
  await requestsSoFar();
  await page.clock.runFor(90_000);
  expect(await requestsSoFar()).not.toContain(sessionPath);
});

test('no page mentions the booking once the booked time is over', async ({ page }) => {
  await page.clock.setFixedTime('2027-01-01T05:00:00Z');
  await page.goto('/services');
  await expect(page.getByRole('link', { name: 'Schedule Consultation' })).toBeVisible();
  await expect(page.getByText(/Next projects start/)).toHaveCount(0);
});
