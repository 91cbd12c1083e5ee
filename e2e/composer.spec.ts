import type { Page } from '@playwright/test';
import { axeFaults, overflowFaults } from './budgets/accessibility.ts';
import { api } from './conversation.ts';
import { expect, joinInBrowser, newAdministrator, newName, openElsewhere, test } from './journey.ts';

const write = (page: Page) => page.getByLabel('Message', { exact: true });
const message = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const bar = (page: Page) => page.getByText(/^Reply to/);
const choices = (page: Page) => page.getByRole('listbox', { name: 'Members to mention' });
const files = (page: Page) => page.getByRole('list', { name: 'Attached files' }).getByRole('listitem');

test('an answer with a mention is begun, outlives a reload and another channel, and reaches who it is for', async ({
  page,
  server,
  browser,
}) => {
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

  await page.getByRole('link', { name: 'Small Wine Business' }).click();
  await expect(write(page)).toHaveValue('');
  await page.goBack();
  await expect(bar(page)).toContainText(question);
  await page.reload();
  await expect(bar(page)).toContainText(question);
  await expect(write(page)).toHaveValue(`Not before Sunday, @${asks} `);
  await write(page).press('End');
  await write(page).press('Shift+Enter');
  await page.getByRole('button', { name: 'Emoji' }).click();
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

async function picture(page: Page, type: string, width: number, height: number): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ([type, width, height]) => {
      const canvas = new OffscreenCanvas(width, height);
      const pen = canvas.getContext('2d');
      if (pen) pen.fillStyle = '#7a1f3d';
      pen?.fillRect(0, 0, width, height / 2);
      return [...new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer())];
    },
    [type, width, height] as const,
  );
  return Buffer.from(bytes);
}

test('pictures and tables are attached by button, paste and drop, survive a failing upload and a reload, and are seen by others', async ({
  page,
  server,
  browser,
  complaints,
}) => {
  test.setTimeout(120_000);
  const other = await openElsewhere(browser, server);
  await joinInBrowser(other.page, server, newName('Looks'));
  await joinInBrowser(page, server, newName('Shows'));
  const vat = {
    name: 'vat.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture(page, 'image/jpeg', 1_200, 800),
  };
  const must = { name: 'must.csv', mimeType: 'text/csv', buffer: Buffer.from('vat,brix\n1,24.1\n') };

  await page.route('**/api/community/attachments', (route) => route.abort());
  await page.locator('input[type=file]').setInputFiles([vat, must]);
  await expect(files(page)).toHaveCount(2);
  await expect(files(page).getByRole('alert').first()).toContainText('The server cannot be reached.');
  await write(page).fill('Lost?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Try it again or remove it before sending.')).toBeVisible();
  await page.unroute('**/api/community/attachments');
  for (const { name } of [vat, must]) await page.getByRole('button', { name: `Retry ${name}` }).click();
  await expect(files(page).getByRole('alert')).toHaveCount(0);
  await expect(files(page).getByText(/bytes|KB/)).toHaveCount(2);
  complaints.splice(0);

  await page.reload();
  await expect(files(page)).toHaveCount(2);
  await page.locator('input[type=file]').setInputFiles([
    { name: 'cellar.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no film') },
    { name: 'label.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
  ]);
  await expect(files(page).filter({ hasText: 'cellar.mp4' }).getByRole('alert')).toContainText(
    'can be attached; other files cannot',
  );
  // The same fault is told once, and stands at each.
  await expect(files(page).filter({ hasText: 'label.jpg' })).toContainText(
    'can be attached; other files cannot',
  );
  complaints.splice(0);
  expect(await axeFaults(page, 'files')).toEqual([]);
  for (const name of ['cellar.mp4', 'label.jpg'])
    await page.getByRole('button', { name: `Remove ${name}` }).click();
  await giveFile(page, 'paste', 'pasted.png', await picture(page, 'image/png', 40, 30));
  await expect(files(page)).toHaveCount(3);
  await giveFile(page, 'drop', 'dropped.csv', Buffer.from('a,b\n'));
  await expect(files(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Remove dropped.csv' }).click();
  complaints.splice(0);

  await write(page).fill(`The vats ${Date.now()}`);
  await page.keyboard.press('Enter');
  const sent = message(other.page, 'The vats');
  const shown = sent.getByRole('img', { name: 'vat.jpg' });
  await expect(shown).toBeVisible();
  expect(
    await shown.evaluate((image) => [image.getAttribute('width'), image.getAttribute('height')]),
  ).toEqual(['240', '160']);
  await expect(sent.getByRole('link', { name: /must\.csv/ })).toContainText('16 bytes');
  await shown.click();
  const viewer = other.page.getByRole('dialog', { name: 'vat.jpg' });
  await expect(viewer.getByText('1 of 2')).toBeVisible();
  expect(await axeFaults(other.page, 'viewer')).toEqual([]);
  await viewer.getByRole('button', { name: 'Next' }).click();
  await expect(other.page.getByRole('dialog', { name: 'pasted.png' })).toBeVisible();
  await other.page.keyboard.press('Escape');
  await expect(other.page.getByRole('dialog')).toHaveCount(0);
  await other.context.close();
});

/** What a browser does when a file is pasted or dropped. */
async function giveFile(page: Page, kind: 'paste' | 'drop', name: string, content: Buffer) {
  await write(page).evaluate(
    (field, { kind, name, bytes }) => {
      const held = new DataTransfer();
      held.items.add(
        new File([new Uint8Array(bytes)], name, { type: name.endsWith('png') ? 'image/png' : 'text/csv' }),
      );
      const options = { bubbles: true, cancelable: true };
      field.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: held })
          : new DragEvent('drop', { ...options, dataTransfer: held }),
      );
    },
    { kind, name, bytes: [...content] },
  );
}

/** What a browser tells of itself when the keyboard of a phone opens or closes. */
const coverBelow = (page: Page, height: number) =>
  page.evaluate((height) => {
    Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => height });
    visualViewport?.dispatchEvent(new Event('resize'));
  }, height);
const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 0);

test('on a phone the composer stays in view, says how much room is left, and takes back what could not be sent', async ({
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
    /You have sent this text several times already\. It may go out again after \d+:\d\d [AP]M\./,
  );
  expect(await axeFaults(page, 'not sent')).toEqual([]);
  await message(page, 'Anybody here?').getByRole('button', { name: 'Change' }).click();
  await expect(write(page)).toHaveValue('Anybody here?');
  await expect(message(page, 'Anybody here?')).toHaveCount(0);
  await page.unroute('**/api/community/channels/*/messages');
  complaints.splice(0);
});

test('whoever may not write is told why and until when, keeps what they had begun, and leaves no draft behind', async ({
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
    page.getByText(/A moderator has muted you\. You can read, and write again from/),
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

  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':drafts:')));
  await page.goto('/plastic-grapes');
  await expect(write(page)).toHaveValue('Anybody here?');
  expect(await kept()).toHaveLength(1);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  expect(await kept()).toEqual([]);
  // Something may still have been asked as the session ended.
  complaints.splice(0);
  await keeper.context.close();
});

test('a member can read and write with at most 153 KB of script', async ({ page, server, browser }) => {
  await joinInBrowser(page, server, newName('Light'));
  // In a browser that has kept nothing, and a channel in which nobody has used Markdown, which comes after the text.
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
  expect(total).toBeLessThanOrEqual(153 * 1_024);
  await fresh.close();
});
