import type { Request } from '@playwright/test';
import { api, chooseLevel, numbered, readEverything, say, sayMany } from './conversation.ts';
import { expect, seededMember, test } from './journey.ts';

test('a member can list only unread channels, by keyboard and on a phone, on this device', async ({
  browser,
  server,
}) => {
  const reader = await seededMember(browser, server, 3);
  const writer = await seededMember(browser, server, 2);
  await readEverything(reader.request);
  await say(writer.request, '2', 'The rye is crimped');
  const page = await reader.context.newPage();
  await page.goto('/plastic-grapes/1');
  const links = page.getByRole('navigation', { name: 'Channels' }).getByRole('link');
  const only = page.getByRole('button', { name: 'Unread only' });
  await expect(links.first()).toBeVisible();
  // Other journeys may have added channels.
  const all = await links.count();
  await only.focus();
  await page.keyboard.press('Enter');
  await expect(links).toHaveText([/^General/, /^Regenerative Viticulture/]);
  await expect(only).toHaveAttribute('aria-pressed', 'true');

  await page.reload();
  await expect(links).toHaveText([/^General/, /^Regenerative Viticulture/]);
  const level = page.getByRole('button', { name: 'Notifications for Regenerative Viticulture' });
  await level.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /^Mentions and replies/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Nothing/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(links).toHaveText([/^General/]);
  await expect(page.getByText('Nothing unread')).toBeVisible();
  await expect(only).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(links).toHaveCount(all);
  await expect(only).toBeFocused();
  await expect(only).toHaveAttribute('aria-pressed', 'false');

  await page.setViewportSize({ width: 390, height: 780 });
  await page.getByRole('button', { name: 'Channels' }).click();
  const sheet = page.getByRole('dialog', { name: 'Channels' });
  await sheet.getByRole('button', { name: 'Unread only' }).click();
  await expect(sheet.getByRole('link')).toHaveText([/^General/]);
  await sheet.getByRole('button', { name: 'Show all channels' }).click();
  await expect(sheet.getByRole('link')).toHaveCount(all);
  await reader.context.close();
  await writer.context.close();
});

test('a choice in the dialog of a channel’s level is kept when another device reads the channel', async ({
  browser,
  server,
}) => {
  const reader = await seededMember(browser, server, 4);
  const writer = await seededMember(browser, server, 2);
  await readEverything(reader.request);
  await say(writer.request, '2', 'The clover is up');
  const page = await reader.context.newPage();
  await page.goto('/plastic-grapes/1');
  const only = page.getByRole('button', { name: 'Unread only' });
  await only.click();
  const row = page.locator('nav li').filter({ hasText: 'Regenerative Viticulture' });
  await expect(row.locator('a')).toContainText('unread');
  await row.getByRole('button', { name: /^Notifications for/ }).click();
  const nothing = page.getByRole('radio', { name: /^Nothing/ });
  await nothing.check();
  await readEverything(reader.request);
  await expect(row.locator('a')).not.toContainText('unread');
  await expect(nothing).toBeChecked();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row).toHaveCount(0);
  await expect(only).toBeFocused();
  await reader.context.close();
  await writer.context.close();
});

test('a list that was fetched before a mark does not undo it', async ({ browser, server }) => {
  const reader = await seededMember(browser, server, 3);
  const writer = await seededMember(browser, server, 2);
  const page = await reader.context.newPage();
  await page.goto('/plastic-grapes/1');
  const star = page.getByRole('button', { name: 'Star Natural Winemaking' });
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: isLate, resolve: late } = Promise.withResolvers<void>();
  await page.route(
    `**${api}/channels`,
    async (route) => {
      const response = await route.fetch();
      late();
      await released;
      await route.fulfill({ response }).catch(() => undefined);
    },
    { times: 1 },
  );
  await say(writer.request, '2', 'The list is fetched again');
  await isLate;
  const { promise: isMarked, resolve: mark } = Promise.withResolvers<void>();
  await page.route('**/star', async (route) => {
    await isMarked;
    await route.continue();
  });
  const isList = (request: Request) => request.url().endsWith(`${api}/channels`);
  const listEnds = Promise.race([
    page.waitForEvent('requestfailed', isList),
    page.waitForEvent('requestfinished', isList),
  ]);
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  const stayed = await page.evaluateHandle(() => {
    const seen: (string | null | undefined)[] = [];
    const look = () =>
      seen.push(document.querySelector('[aria-label="Star Natural Winemaking"]')?.ariaPressed);
    new MutationObserver(look).observe(document.body, { attributes: true, childList: true, subtree: true });
    return seen;
  });
  release();
  await listEnds;
  const again = page.waitForResponse(`**${api}/channels`);
  mark();
  await say(writer.request, '2', 'And once more');
  await again;
  await expect(page.getByRole('link', { name: /^Regenerative Viticulture.* [2-9]/ })).toBeVisible();
  const states = new Set(await stayed.jsonValue());
  expect(states).toEqual(new Set(['true']));
  await reader.context.close();
  await writer.context.close();
});

test('a channel without notifications is not counted, and Shift+Escape marks everything read, which can be undone', async ({
  browser,
  server,
}) => {
  const reader = await seededMember(browser, server, 3);
  const writer = await seededMember(browser, server, 2);
  await readEverything(reader.request);
  const page = await reader.context.newPage();
  await page.goto('/plastic-grapes/1');
  await page
    .getByRole('navigation', { name: 'Channels' })
    .getByRole('link', { name: 'Natural Winemaking' })
    .hover();
  await chooseLevel(page, 'Natural Winemaking', 'Nothing');
  await sayMany(writer.request, '3', numbered('Muted', 3));
  await expect(page.getByRole('link', { name: /Winemaking , notifications off 3 unread/ })).toBeVisible();
  await expect(page).toHaveTitle(/^General/);
  await sayMany(writer.request, '4', numbered('Heard', 2));
  await expect(page).toHaveTitle(/^\(2\) General/);
  const readAll = async () => {
    await page.keyboard.press('Shift+Escape');
    await expect(page.getByText('All channels are marked as read')).toBeVisible();
    await expect(page.getByRole('link', { name: /unread/ })).toHaveCount(0);
  };
  await readAll();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /Winemaking , notifications off 3 unread/ })).toBeVisible();
  await expect(page).toHaveTitle(/^\(2\) General/);
  await readAll();
  await page.reload();
  await expect(page.getByRole('button', { name: 'for Natural Winemaking: Nothing' })).toBeAttached();
  await expect(page).toHaveTitle(/^General/);
  await reader.context.close();
  await writer.context.close();
});
