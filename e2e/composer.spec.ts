import type { Page } from '@playwright/test';
import { axeFaults, overflowFaults } from './budgets/accessibility.ts';
import { api } from './conversation.ts';
import { expect, joinInBrowser, newAdministrator, newName, openElsewhere, test } from './journey.ts';

const write = (page: Page) => page.getByLabel('Message', { exact: true });
const message = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const bar = (page: Page) => page.getByText(/^Reply to/);
const choices = (page: Page) => page.getByRole('listbox', { name: 'Members to mention' });

test('a reply with a mention is drafted, survives a reload and another channel, and reaches its recipient', {
  tag: '@essential',
}, async ({ page, server, browser }) => {
  test.setTimeout(120_000);
  const [asks, answers] = [newName('Asks'), newName('Answers')];
  const other = await openElsewhere(browser, server);
  await joinInBrowser(other.page, server, asks);
  await joinInBrowser(page, server, answers);
  const question = `Has anybody racked yet? ${Date.now()}`;
  await write(other.page).fill(question);
  await other.page.keyboard.press('Enter');
  await message(page, question).getByRole('button', { name: 'Reply' }).click();
  await expect(write(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await message(page, question).getByRole('button', { name: 'Reply' }).click();
  await expect(bar(page)).toContainText(`${asks}${question}`);

  await page.keyboard.type(`Not before Sunday, @${asks.slice(0, 3).toLowerCase()}`);
  await expect(other.page.getByText(`${answers} is typing…`)).toBeVisible();
  await expect(choices(page).getByRole('option', { name: asks })).toBeVisible();
  await expect(write(page)).toHaveAttribute('aria-activedescendant', /.+/);
  expect(await axeFaults(page, 'mention')).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(write(page)).toHaveValue(`Not before Sunday, @${asks} `);
  await expect(choices(page)).toHaveCount(0);

  await page
    .getByRole('navigation', { name: 'Channels' })
    .getByRole('link', { name: 'Small Wine Business' })
    .click();
  await expect(write(page)).toHaveValue('');
  await expect(page.getByRole('link', { name: /^General.*draft/ })).toBeVisible();
  await page.goBack();
  await expect(bar(page)).toContainText(question);
  await page.reload();
  await expect(bar(page)).toContainText(question);
  await expect(write(page)).toHaveValue(`Not before Sunday, @${asks} `);
  await write(page).press('End');
  await write(page).press('Shift+Enter');
  await page.getByRole('button', { name: 'Emoji' }).click();
  await page.getByRole('button', { name: 'Wine', exact: true }).press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Smileys', exact: true })).toBeFocused();
  await page.getByRole('searchbox', { name: 'Search emoji' }).fill('wine');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'wine glass' })).toBeFocused();
  expect(await axeFaults(page, 'emoji')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(write(page)).toHaveValue(`Not before Sunday, @${asks} \n🍷`);
  await expect(write(page)).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(message(other.page, 'Not before Sunday')).toContainText('🍷');
  await expect(message(other.page, 'Not before Sunday').getByRole('link')).toHaveAccessibleName(
    `In reply to ${asks} ${question}`,
  );
  await expect(other.page.getByText(`${answers} is typing…`)).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
  await expect(write(page)).toHaveValue('');

  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Edit message')).toHaveValue(/Not before Sunday/);
  await page.getByLabel('Edit message').fill('Not before Monday');
  await page.keyboard.press('Enter');
  await expect(message(other.page, 'Not before Monday')).toContainText('edited');
  await other.context.close();
});

const paste = (page: Page, copied: Readonly<Record<string, string>>) =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(copied)) clipboardData.setData(type, text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, copied);

test('lab results become a table, pasted or typed, and a list of tasks a checklist', async ({
  page,
  server,
  browser,
}) => {
  const other = await openElsewhere(browser, server);
  await joinInBrowser(other.page, server, newName('Reader'));
  await joinInBrowser(page, server, newName('Cellar'));
  await write(page).fill('Free of the lab:\n');
  await paste(page, {
    'text/plain': 'Lot\tFree SO2\n24-03\t28\n24-04\t31\n',
    'text/html': '<table><tr><td>Lot</td></tr></table>',
  });
  await expect(write(page)).toHaveValue(
    'Free of the lab:\n\n| Lot | Free SO2 |\n| --- | --- |\n| 24-03 | 28 |\n| 24-04 | 31 |\n',
  );
  await page.keyboard.press('Enter');
  const table = message(other.page, 'Free of the lab:').getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Lot', 'Free SO2']);
  await expect(table.getByRole('row')).toHaveText(['LotFree SO2', '24-0328', '24-0431']);
  expect(await axeFaults(other.page, 'table')).toEqual([]);
  await other.page.setViewportSize({ width: 390, height: 780 });
  await expect(write(other.page)).toHaveCSS('text-overflow', 'ellipsis');
  expect(await overflowFaults(other.page)).toEqual([]);

  await page.getByRole('button', { name: 'Formatting' }).click();
  await page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Table' }).click();
  await page.keyboard.type('Tank');
  await expect(write(page)).toHaveValue('| Tank | Column |\n| --- | --- |\n|  |  |\n');
  await write(page).fill('- [x] rack');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('top up');
  await expect(write(page)).toHaveValue('- [x] rack\n- [ ] top up');
  await write(page).press('Enter');
  const items = message(other.page, 'top up').getByRole('checkbox');
  await expect(items.first()).toBeChecked();
  await expect(items.last()).not.toBeChecked();
  await other.context.close();
});

const coverBelow = (page: Page, height: number) =>
  page.evaluate((height) => {
    Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => height });
    visualViewport?.dispatchEvent(new Event('resize'));
  }, height);
const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 0);

test('on a phone the composer stays in view, shows the room left, and takes back a message that could not be sent', async ({
  page,
  server,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await joinInBrowser(page, server, newName('Chatty'));
  await write(page).fill('x'.repeat(3_990));
  await expect(page.getByText('10 characters left')).toBeVisible();
  await write(page).fill('x'.repeat(4_001));
  await expect(page.getByText('1 character too many')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(write(page)).toHaveValue(/^x{4001}$/);
  expect(await overflowFaults(page)).toEqual([]);
  await coverBelow(page, 400);
  await expect.poll(async () => bottomOf(await write(page).boundingBox())).toBeLessThan(400);
  await coverBelow(page, 780);
  await expect.poll(async () => bottomOf(await write(page).boundingBox())).toBeGreaterThan(600);

  await page.route('**/api/community/channels/*/messages', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 429,
          headers: { 'retry-after': '480', 'content-type': 'application/problem+json' },
          json: { type: 'x', title: 'Same', status: 429, code: 'SAME_TEXT' },
        })
      : route.fallback(),
  );
  await write(page).fill('Anybody here?');
  await page.keyboard.press('Enter');
  await expect(message(page, 'Anybody here?')).toContainText(
    /You have sent this text several times already\. You can send it again after \d+:\d\d [AP]M\./,
  );
  expect(await axeFaults(page, 'not sent')).toEqual([]);
  await message(page, 'Anybody here?').getByRole('button', { name: 'Edit' }).click();
  await expect(write(page)).toHaveValue('Anybody here?');
  await expect(message(page, 'Anybody here?')).toHaveCount(0);
  await page.unroute('**/api/community/channels/*/messages');
  complaints.splice(0);
});

test('a member who cannot write sees why and until when, keeps the draft, and leaves none behind at sign-out', async ({
  page,
  server,
  browser,
  complaints,
}) => {
  test.setTimeout(120_000);
  const keeper = await openElsewhere(browser, server);
  await joinInBrowser(keeper.page, server, newAdministrator());
  await joinInBrowser(page, server, newName('Chatty'));
  await write(page).fill('Anybody here?');
  const me = await (await page.request.get(`${api}/me`)).json();
  const mute = (data: object) =>
    keeper.page.request.post(`${api}/moderation/members/${me.id}/measures`, { data });
  expect((await mute({ kind: 'mute', hours: 1, text: 'A breath.' })).ok()).toBe(true);
  await expect(
    page.getByText(/A moderator has muted you\. You can read, but not write, until/),
  ).toBeVisible();
  await expect(write(page)).toHaveCount(0);
  expect((await keeper.page.request.delete(`${api}/moderation/members/${me.id}/measures/mute`)).ok()).toBe(
    true,
  );
  await expect(write(page)).toHaveValue('Anybody here?');

  const made = await keeper.page.request.post(`${api}/admin/channels`, {
    data: { name: `Harvest help ${Date.now() % 10_000}`, description: 'Who needs hands' },
  });
  const { id } = await made.json();
  await page.goto(`/plastic-grapes/${id}`);
  await write(page).fill('I can come');
  await keeper.page.request.patch(`${api}/admin/channels/${id}`, { data: { archived: true } });
  await expect(page.getByText('This channel has been archived.')).toBeVisible();

  const storedDrafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':drafts:')));
  await page.goto('/plastic-grapes');
  await expect(write(page)).toHaveValue('Anybody here?');
  expect(await storedDrafts()).toHaveLength(2);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  expect(await storedDrafts()).toEqual([]);
  // A request may have been in progress when the session ended.
  complaints.splice(0);
  await keeper.context.close();
});

test('a member can read and write with at most 205 KB of script', async ({ page, server, browser }) => {
  await joinInBrowser(page, server, newName('Light'));
  // In a browser with an empty cache, and in a channel without Markdown, whose script loads after the text.
  const fresh = await browser.newContext({
    baseURL: server.url,
    storageState: await page.context().storageState(),
  });
  const again = await fresh.newPage();
  const sizes: Promise<number>[] = [];
  again.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await again.goto('/plastic-grapes/3');
  await expect(write(again)).toBeEditable();
  await again.waitForLoadState('networkidle');
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(100_000);
  expect(total).toBeLessThanOrEqual(205 * 1_024);
  await fresh.close();
});

test('on a phone a text has the whole width of the message box', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await joinInBrowser(page, server, newName('Thumbs'));
  await write(page).fill('Racked');
  await expect.poll(async () => (await write(page).boundingBox())?.width).toBeGreaterThan(320);
  const send = page.getByRole('button', { name: 'Send message' });
  const [text, button] = [await write(page).boundingBox(), await send.boundingBox()];
  expect(button?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
  expect(await overflowFaults(page)).toEqual([]);
});
