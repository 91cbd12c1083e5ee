import type { Browser, Locator, Page } from '@playwright/test';
import { axeFaults } from './budgets/accessibility.ts';
import { list, row, rows, say } from './conversation.ts';
import { expect, holdRequests, seededMember, test } from './journey.ts';
import type { TestServer } from './server.ts';

/** One-line messages of two members in turns, so that each message has a header. */
async function chat(browser: Browser, server: TestServer, lines: number): Promise<string> {
  const run = String(Date.now());
  const people = await Promise.all([1, 2].map((number) => seededMember(browser, server, number)));
  for (let line = 1; line <= lines; line += 1) {
    const person = people[line % 2];
    if (person) await say(person.request, '3', `Racked ${line} of ${run}`);
  }
  for (const { context } of people) await context.close();
  return run;
}

const boxOf = async (place: Locator) =>
  (await place.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: Number.NaN, height: Number.NaN };
async function bottomOf(place: Locator): Promise<number> {
  const { y, height } = await boxOf(place);
  return y + height;
}
async function middleOf(place: Locator): Promise<number> {
  const { y, height } = await boxOf(place);
  return y + height / 2;
}

/** The product's name and the member's button, as high as a finger, are beside each other. */
async function expectOneLine(header: Locator): Promise<void> {
  const middle = await middleOf(header.getByText('Plastic Grapes'));
  const profile = header.getByRole('button', { name: 'member4' });
  expect((await boxOf(profile)).y).toBeLessThan(middle);
  expect(await bottomOf(profile)).toBeGreaterThan(middle);
  expect((await boxOf(profile)).width).toBeGreaterThanOrEqual(44);
}

const wholeRows = (page: Page) =>
  list(page).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const boxes = [...element.querySelectorAll('[data-seq]')].map((each) => each.getBoundingClientRect());
    return boxes.filter((box) => box.top >= top && box.bottom <= bottom).length;
  });

const stops = (page: Page) =>
  rows(page).evaluateAll((all) => all.filter((each) => (each as HTMLElement).tabIndex === 0).length);

test('the keyboard moves message by message through a full screen', async ({ browser, server }) => {
  const reader = await seededMember(browser, server, 3);
  const run = await chat(browser, server, 24);
  const page = await reader.context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/plastic-grapes/3');
  await page.getByRole('button', { name: /newest|new message/ }).click();
  const newest = row(page, `Racked 24 of ${run}`);
  await expect(newest).toBeInViewport();
  expect(await wholeRows(page)).toBeGreaterThanOrEqual(10);
  for (const name of [/^Thumbs up/, /^Grape/, /^Reply/, 'Share', 'More'])
    await expect(newest.getByRole('button', { name })).toBeVisible();

  expect(await stops(page)).toBe(1);
  await page.getByPlaceholder(/^Write to/).focus();
  await newest.focus();
  await page.keyboard.press('k');
  const above = row(page, `Racked 23 of ${run}`);
  await expect(above).toBeFocused();
  expect(await stops(page)).toBe(1);
  await page.keyboard.press('g');
  await expect(above.getByRole('button', { name: 'Grape, 1' })).toBeVisible();
  await page.keyboard.press('.');
  await expect(page.getByRole('menuitem', { name: 'Copy Message' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(above).toBeFocused();
  await page.keyboard.press('r');
  await expect(page.getByPlaceholder(/^Write to/)).toBeFocused();
  await expect(page.getByText(/^Reply to/)).toContainText(`Racked 23 of ${run}`);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Compact messages' }).click();
  await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(14);
  await reader.context.close();
});

test('a message keeps its position and height when the server has stored it', async ({ browser, server }) => {
  const writer = await seededMember(browser, server, 3);
  await chat(browser, server, 20);
  const page = await writer.context.newPage();
  await page.goto('/plastic-grapes/3');
  await page.getByRole('button', { name: /newest|new message/ }).click();
  const write = page.getByPlaceholder(/^Write to/);
  const run = Date.now();
  for (const text of [`First ${run}`, `Second ${run}`]) {
    const send = await holdRequests(page, '**/channels/3/messages');
    await write.fill(text);
    await page.keyboard.press('Enter');
    const item = page.getByRole('listitem').filter({ hasText: text });
    await expect(item).toContainText('Sending…');
    await expect(item).toBeInViewport({ ratio: 1 });
    const before = await item.boundingBox();
    send();
    await expect(item.getByRole('button', { name: 'Share' })).toBeAttached();
    expect(await item.boundingBox()).toEqual(before);
    await page.unroute('**/channels/3/messages');
  }
  await writer.context.close();
});

test('beside the name is how long ago a message was sent, and at the pointer the time of day', async ({
  browser,
  server,
}) => {
  const reader = await seededMember(browser, server, 3);
  const run = await chat(browser, server, 20);
  const page = await reader.context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/plastic-grapes/3');
  await page.getByRole('button', { name: /newest|new message/ }).click();
  const message = row(page, `Racked 20 of ${run}`);
  const [ago, clock] = [message.getByText('moments ago'), message.getByText(/^\d+:\d\d [AP]M$/)];
  const hidden = 'rgba(0, 0, 0, 0)';
  await expect(clock).toHaveCSS('color', hidden);
  await expect(ago).not.toHaveCSS('color', hidden);
  const name = await message.getByRole('button', { name: /^member/ }).boundingBox();
  const time = await ago.boundingBox();
  expect(Math.abs((name?.y ?? 0) - (time?.y ?? 99))).toBeLessThan(10);
  await message.hover();
  await expect(ago).toHaveCSS('color', hidden);
  await expect(clock).not.toHaveCSS('color', hidden);
  await reader.context.close();
});

for (const width of [390, 768, 1_440])
  test(`nothing moves under a mouse that points at a message and presses it at ${width} px`, async ({
    browser,
    server,
  }) => {
    const reader = await seededMember(browser, server, 3);
    const run = await chat(browser, server, 14);
    const page = await reader.context.newPage();
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/plastic-grapes/3');
    await page.getByRole('button', { name: /newest|new message/ }).click();
    const message = row(page, `Racked 13 of ${run}`);
    await expect(message).toBeInViewport();
    const boxes = () =>
      rows(page).evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
    for (const reacted of [false, true]) {
      await page.mouse.move(0, 0);
      const quiet = message.getByRole('button', { name: 'Share' });
      if (width === 768) await expect(quiet).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
      const before = await boxes();
      await message.getByText('Racked').hover();
      await expect(message.getByRole('button', { name: /^Reply/ })).toBeVisible();
      await page.mouse.down();
      await expect(message).toBeFocused();
      expect(await boxes()).toEqual(before);
      await page.mouse.up();
      if (!reacted) await message.getByRole('button', { name: /^Grape/ }).click();
      await expect(message.getByRole('button', { name: 'Grape, 1' })).toBeVisible();
      await page.getByRole('textbox', { name: 'Message' }).focus();
    }
    await reader.context.close();
  });

test('on a phone each message has a button for its actions, and no touch moves a message', async ({
  browser,
  server,
}) => {
  const { context: signedIn } = await seededMember(browser, server, 4);
  const storageState = await signedIn.storageState();
  await signedIn.close();
  const run = await chat(browser, server, 14);
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    storageState,
  });
  const page = await context.newPage();
  await page.goto('/plastic-grapes/3');
  const newest = page.getByRole('button', { name: /newest|new message/ });
  await expect(newest).toBeVisible();
  expect(await bottomOf(list(page))).toBeLessThanOrEqual((await newest.boundingBox())?.y ?? 0);
  await expectOneLine(page.getByRole('banner'));
  await newest.tap();
  const message = row(page, `Racked 13 of ${run}`);
  await expect(message).toBeInViewport();
  expect(await wholeRows(page)).toBeGreaterThanOrEqual(7);

  const more = message.getByRole('button', { name: /^More actions on member\d+’s message$/ });
  const { width, height } = (await more.boundingBox()) ?? {};
  expect([width, height]).toEqual([44, 44]);
  const tops = await page
    .getByRole('button', { name: /^More actions/ })
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(10);
  expect(tops.filter((top, at) => top - (tops[at - 1] ?? Number.NEGATIVE_INFINITY) < 44)).toEqual([]);
  const boxes = () =>
    rows(page).evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
  const before = await boxes();
  await message.getByText(`Racked 13 of ${run}`).tap();
  expect(await boxes()).toEqual(before);
  const menu = page.getByRole('dialog', { name: /^Message by/ });
  await more.tap();
  await expect(menu).toBeVisible();
  expect(await boxes()).toEqual(before);
  expect(await axeFaults(page, 'the actions of a message on a phone')).toEqual([]);
  await menu.getByRole('menuitemcheckbox', { name: 'Grape' }).tap();
  await expect(message.getByRole('button', { name: 'Grape, 1' })).toBeVisible();
  await more.tap();
  await expect(menu.getByRole('menuitemcheckbox', { name: 'Grape', checked: true })).toBeVisible();
  await menu.getByRole('menuitem', { name: 'Reply' }).tap();
  await expect(page.getByText(/^Reply to/)).toContainText('Racked 13');
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();

  const other = row(page, `Racked 12 of ${run}`);
  // The list may still scroll because of the reply, which ends a press.
  await expect(async () => {
    await other.dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true });
    await expect(menu.getByRole('menuitem', { name: 'Copy Message' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await message.getByRole('button', { name: 'More' }).tap();
  await menu.getByRole('menuitem', { name: 'Who Reacted' }).tap();
  await expect(page.getByRole('dialog', { name: 'Who reacted' })).toContainText('member4');
  await context.close();
});
