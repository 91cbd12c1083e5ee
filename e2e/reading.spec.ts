import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { api, list, numbered, openChannel, readEverything, row, say, sayMany } from './conversation.ts';
import { expect, joinInBrowser, newAdministrator, seededMember, test } from './journey.ts';

const newDivider = (page: Page) => page.locator('[data-new-divider]');

test('a channel opens at the first unread message, shows how many are new, and is read once its end is in view', {
  tag: '@essential',
}, async ({ browser, server }) => {
  test.setTimeout(120_000);
  const reader = await seededMember(browser, server, 1);
  const writer = await seededMember(browser, server, 2);
  await readEverything(reader.request);
  await sayMany(writer.request, '2', numbered('Known', 30));
  const page = await reader.context.newPage();
  await page.goto('/plastic-grapes/2');
  await expect(row(page, 'Known 001')).toBeInViewport();
  await expect(newDivider(page)).toBeInViewport();
  const read = page.waitForResponse(/\/channels\/2\/read$/);
  await page.getByRole('button', { name: /new messages$/ }).click();
  await expect(row(page, 'Known 030')).toBeInViewport();
  await read;
  await page
    .getByRole('navigation', { name: 'Channels' })
    .getByRole('link', { name: 'Natural Winemaking' })
    .click();
  await expect(page).toHaveURL(/plastic-grapes\/3$/);
  await sayMany(writer.request, '2', numbered('Fresh', 80));
  await expect(page.getByRole('link', { name: /Regenerative Viticulture 80 unread/ })).toBeVisible();
  await expect(page).toHaveTitle(/^\(80\) Natural Winemaking/);

  await page.getByRole('link', { name: /^Regenerative Viticulture/ }).click();
  await expect(row(page, 'Fresh 001')).toBeInViewport();
  await expect(newDivider(page)).toBeInViewport();
  await expect(row(page, 'Fresh 080')).not.toBeInViewport();
  await expect(page.getByRole('button', { name: /^[67]\d new messages$/ })).toBeVisible();
  await list(page).hover();
  await expect(async () => {
    await page.mouse.wheel(0, -300);
    await expect(row(page, 'Known 020')).toBeInViewport({ timeout: 200 });
  }).toPass();
  await page.getByRole('button', { name: /new messages$/ }).click();
  await expect(row(page, 'Fresh 080')).toBeInViewport();
  await expect(page).toHaveTitle(/^Regenerative Viticulture/);
  await list(page).hover();
  await page.mouse.wheel(0, -400);
  await expect(page.getByRole('button', { name: 'Go to the newest' })).toBeVisible();
  await say(writer.request, '2', 'Said while reading above');
  // A reader who leaves at once marks nothing as read.
  const readToTheEnd = page.waitForResponse(/\/channels\/2\/read$/);
  await page.getByRole('button', { name: '1 new message' }).click();
  await expect(row(page, 'Said while reading above')).toBeInViewport();
  await readToTheEnd;
  await page
    .getByRole('navigation', { name: 'Channels' })
    .getByRole('link', { name: 'Natural Winemaking' })
    .click();
  await page.getByRole('link', { name: /^Regenerative Viticulture/ }).click();
  await expect(row(page, 'Said while reading above')).toBeInViewport();
  await expect(newDivider(page)).toHaveCount(0);
  await page.reload();
  await expect(page).toHaveTitle(/^Regenerative Viticulture/);
  await reader.context.close();
  await writer.context.close();
});

test('a reader who left before reading the newest returns to them, with later ones below', async ({
  browser,
  server,
}) => {
  const reader = await seededMember(browser, server, 1);
  const writer = await seededMember(browser, server, 2);
  await readEverything(reader.request);
  const page = await reader.context.newPage();
  await page.goto('/plastic-grapes/4');
  await expect(list(page)).toHaveAccessibleName('Messages in Small Wine Business');
  await page.route('**/channels/4/read', (route) => route.abort());
  await sayMany(writer.request, '4', numbered('Passing', 3));
  await expect(row(page, 'Passing 003')).toBeInViewport();
  await openChannel(page, 'Natural Winemaking');
  await page.unroute('**/channels/4/read');
  await sayMany(writer.request, '4', numbered('Since', 80));
  await page.getByRole('link', { name: /Small Wine Business 83 unread/ }).click();
  await expect(row(page, 'Since 001')).toBeInViewport();
  await expect(newDivider(page)).toBeInViewport();
  await expect(row(page, 'Passing 001')).toBeInViewport();
  await expect(page.getByRole('button', { name: /^[67]\d new messages$/ })).toBeVisible();
  await reader.context.close();
  await writer.context.close();
});

test('a starred channel is first on every page of its reader, also by keyboard', async ({
  browser,
  server,
}) => {
  const reader = await seededMember(browser, server, 3);
  const [page, other] = [await reader.context.newPage(), await reader.context.newPage()];
  for (const each of [page, other]) await each.goto('/plastic-grapes/1');
  const star = page.getByRole('button', { name: 'Star Small Wine Business' });
  const first = (of: Page) => of.getByRole('navigation', { name: 'Channels' }).getByRole('link').first();
  await page.route('**/assets/move-marks*', (route) => route.abort());
  await star.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Couldn’t change the channel')).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/assets/move-marks*');
  await page.reload();
  await star.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Starred' })).toBeVisible();
  await expect(first(page)).toHaveText(/^Small Wine Business/);
  await expect(first(other)).toHaveText(/^Small Wine Business/);
  await expect(star).toBeFocused();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page).toHaveURL(/\/plastic-grapes\/4$/);
  await page.reload();
  await expect(first(page)).toHaveText(/^Small Wine Business/);
  await star.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Starred' })).toBeHidden();
  await expect(star).toBeFocused();
  await reader.context.close();
});

test('messages in view are marked read, others are not, and all from one message on can be marked unread', async ({
  browser,
  server,
}) => {
  const reader = await seededMember(browser, server, 3);
  const writer = await seededMember(browser, server, 2);
  await readEverything(reader.request);
  await sayMany(writer.request, '2', numbered('Partly', 60));
  const page = await reader.context.newPage();
  await page.goto('/plastic-grapes/2');
  await expect(row(page, 'Partly 001')).toBeVisible();
  const link = page.getByRole('link', { name: /^Regenerative Viticulture \d+ unread/ });
  const left = async () => Number(/\d+/.exec((await link.textContent()) ?? '')?.[0]);
  await expect.poll(left).toBeLessThan(60);
  const rest = await left();
  expect(rest).toBeGreaterThan(0);
  await page.goto('/plastic-grapes/1');
  await expect(link).toContainText(String(rest));

  await page.goto('/plastic-grapes/2');
  await page.getByRole('button', { name: /new messages|Go to the newest/ }).click();
  await expect(row(page, 'Partly 060')).toBeVisible();
  await expect(link).toHaveCount(0);
  await row(page, 'Partly 058').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Mark Unread from Here' }).click();
  await expect(link).toContainText('3');
  await expect(row(page, 'Partly 058')).toBeVisible();
  await page.goto('/plastic-grapes/1');
  await expect(link).toContainText('3');
  await reader.context.close();
  await writer.context.close();
});

test('a link opens an old message in place, live, with ways in both directions, back, and to the newest', async ({
  browser,
  server,
}) => {
  test.setTimeout(120_000);
  const reader = await seededMember(browser, server, 1);
  const writer = await seededMember(browser, server, 2);
  const ids = await sayMany(writer.request, '3', numbered('Barrel', 260));
  const page = await reader.context.newPage();
  await page.goto(`/plastic-grapes/3/${ids[99]}`);
  const target = row(page, 'Barrel 100');
  await expect(target).toBeInViewport();
  await expect(target).toBeFocused();
  await expect(page.locator('[data-announcer]')).toHaveText('Opened the message by member2');
  await expect(row(page, 'Barrel 260')).toHaveCount(0);

  await writer.request.patch(`${api}/messages/${ids[99]}`, { data: { content: 'Barrel 100, topped up' } });
  await expect(row(page, 'Barrel 100, topped up')).toBeInViewport();
  await writer.request.delete(`${api}/messages/${ids[100]}`);
  await expect(row(page, 'Barrel 101')).toHaveCount(0);
  await writer.request.put(`${api}/messages/${ids[98]}/reactions/grape`);
  await expect(row(page, 'Barrel 099').getByRole('button', { name: 'Grape, 1' })).toBeVisible();

  await list(page).hover();
  await expect(async () => {
    await page.mouse.wheel(0, -3_000);
    await expect(row(page, 'Barrel 030')).toHaveCount(1, { timeout: 200 });
  }).toPass();
  await expect(async () => {
    await page.mouse.wheel(0, 6_000);
    await expect(row(page, 'Barrel 260')).toBeInViewport({ timeout: 200 });
  }).toPass();
  await say(writer.request, '3', 'Said at the end');
  await expect(row(page, 'Said at the end')).toBeInViewport();

  await page.goto(`/plastic-grapes/3/${ids[9]}`);
  await expect(row(page, 'Barrel 010')).toBeInViewport();
  await page.getByRole('button', { name: /newest|new message/ }).click();
  await expect(page).toHaveURL(/plastic-grapes\/3$/);
  await expect(row(page, 'Said at the end')).toBeInViewport();
  await page.goBack();
  await expect(row(page, 'Barrel 010')).toBeInViewport();
  await page.goForward();
  await expect(row(page, 'Said at the end')).toBeInViewport();
  await reader.context.close();
  await writer.context.close();
});

test('a member who writes while reading history is taken to the new message', async ({ browser, server }) => {
  await server.seed({ members: 4, messages: 300, channel: '4' });
  const reader = await seededMember(browser, server, 1);
  const answer = await reader.request.get(`${api}/channels/4/messages?before=100`);
  const { messages } = await answer.json();
  const page = await reader.context.newPage();
  await page.goto(`/plastic-grapes/4/${messages[20].id}`);
  await expect(page.locator(`#message-${messages[20].id}`)).toBeInViewport();
  await page.getByPlaceholder(/^Write to/).fill('Written from the past');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Written from the past')).toBeInViewport();
  await reader.context.close();
});

test('an unknown channel or message is explained, with a way back', async ({
  browser,
  server,
  complaints,
}) => {
  const reader = await seededMember(browser, server, 1);
  const page = await reader.context.newPage();
  await page.goto('/plastic-grapes/nowhere');
  await expect(page.getByRole('heading', { name: 'There is no such channel' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the newest messages' }).click();
  await expect(page.getByRole('heading', { name: 'General' })).toBeVisible();
  for (const id of [randomUUID(), 'not-an-id']) {
    await page.goto(`/plastic-grapes/1/${id}`);
    await expect(page.getByRole('heading', { name: 'There is no such message' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Go to the newest' }).click();
  await expect(page).toHaveURL(/plastic-grapes\/1$/);
  await expect(list(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'There is no such message' })).toHaveCount(0);
  await reader.context.close();
  complaints.splice(0);
});

test('a channel that is added, renamed, or archived elsewhere is updated, and an archived one accepts no messages', async ({
  browser,
  page: keeper,
  server,
}) => {
  await joinInBrowser(keeper, server, newAdministrator());
  const reader = await seededMember(browser, server, 1);
  const page = await reader.context.newPage();
  await page.goto('/plastic-grapes/1');
  await expect(page.getByPlaceholder('Write to General')).toBeEnabled();
  const headers = { origin: server.url };
  const made = await keeper.request.post(`${api}/admin/channels`, { data: { name: 'Cider' }, headers });
  const { id } = await made.json();
  await page.getByRole('link', { name: 'Cider' }).click();
  await expect(page).toHaveURL(new RegExp(`${id}$`));
  const change = (data: object) => keeper.request.patch(`${api}/admin/channels/${id}`, { data, headers });
  await change({ name: 'Cider and Perry' });
  await expect(page.getByRole('heading', { name: 'Cider and Perry' })).toBeVisible();
  await change({ archived: true });
  await expect(page.getByRole('heading', { name: 'Archived' })).toBeVisible();
  await expect(page.getByText('This channel has been archived.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveCount(0);
  await reader.context.close();
});
