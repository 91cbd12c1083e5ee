import type { Page } from '@playwright/test';
import {
  expect,
  holdRequests,
  joinInBrowser,
  newAdministrator,
  newName,
  openElsewhere,
  test,
} from './journey.ts';

const write = (page: Page) => page.getByPlaceholder(/^Write to/);
const message = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

async function say(page: Page, text: string) {
  await write(page).fill(text);
  await page.keyboard.press('Enter');
  await expect(message(page, text).getByRole('button', { name: 'Reply' })).toBeVisible();
}
async function choose(page: Page, text: string, item: string) {
  await message(page, text).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a message is edited and deleted by its author, and another member sees both at once', {
  tag: '@essential',
}, async ({ page, server, browser }) => {
  await joinInBrowser(page, server, newName('Writer'));
  const other = await openElsewhere(browser, server);
  await joinInBrowser(other.page, server, newName('Reader'));
  const run = Date.now();
  await say(page, `Rackd ${run}`);
  await choose(page, `Rackd ${run}`, 'Edit');
  const field = page.getByLabel('Edit message');
  await expect(field).toBeFocused();
  await field.fill(`Racked **today** ${run}`);
  await page.keyboard.press('Enter');
  await expect(message(other.page, `Racked today ${run}`)).toContainText('edited');
  await expect(other.page.locator('strong', { hasText: 'today' })).toBeVisible();

  await choose(page, `Racked today ${run}`, 'Edit');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Edit message')).toHaveCount(0);

  await message(other.page, `Racked today ${run}`).getByRole('button', { name: 'More' }).click();
  await expect(other.page.getByRole('menuitem')).toHaveText([
    /Copy Message/,
    /Save/,
    /Pin Message/,
    /Unread from Here/,
    /Report/,
  ]);
  await other.page.keyboard.press('Escape');
  await message(other.page, `Racked today ${run}`).getByRole('button', { name: 'Reply' }).click();
  await expect(other.page.getByText(/^Reply to/)).toContainText(`Racked today ${run}`);
  await other.page.keyboard.press('Escape');

  await choose(page, `Racked today ${run}`, 'Delete');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(message(page, `Racked today ${run}`)).toHaveCount(0);
  await expect(message(other.page, `Racked today ${run}`)).toHaveCount(0);
  await other.context.close();
});

test('the menu works by keyboard', async ({ page, server }) => {
  await joinInBrowser(page, server, newName('Typist'));
  const text = `By keyboard ${Date.now()}`;
  await say(page, text);
  const more = message(page, text).getByRole('button', { name: 'More' });
  // The menu loads while keys are pressed.
  const send = await holdRequests(page, /open-menu-[^/]*\.js/);
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  send();
  await expect(page.getByRole('menuitem', { name: 'Save' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await expect(more).toBeFocused();
});

test('copying and sharing put the message and its link on the clipboard, and confirm it', async ({
  page,
  server,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await joinInBrowser(page, server, newName('Sharer'));
  const text = `Worth *sharing* ${Date.now()}`;
  await write(page).fill(text);
  await page.keyboard.press('Enter');
  const shown = text.replaceAll('*', '');
  await expect(message(page, shown).getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  await choose(page, shown, 'Copy Message');
  await expect(page.getByText('Message copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await message(page, shown).getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/plastic-grapes\/[a-z0-9-]+\/[0-9a-f-]{36}$/);
});

test('an administrator pins a message, members find it among the pins, and a member reports it', async ({
  page,
  server,
  browser,
}) => {
  await joinInBrowser(page, server, newAdministrator());
  const other = await openElsewhere(browser, server);
  await joinInBrowser(other.page, server, newName('Member'));
  const text = `Harvest supper on Saturday ${Date.now()}`;
  await say(page, text);
  await choose(page, text, 'Pin Message');
  await expect(page.getByText('Message pinned', { exact: true })).toBeVisible();
  await expect(message(other.page, text)).toContainText('Pinned');
  const line = other.page.getByRole('main').getByRole('link', { name: text });
  await expect(line).toBeVisible();
  await other.page.getByRole('button', { name: 'Hide the pinned message' }).click();
  await expect(line).toHaveCount(0);
  await other.page.getByRole('button', { name: /^Pinned messages.* 1 pinned$/ }).click();
  const panel = other.page.getByRole('complementary', { name: 'Pinned messages' });
  await expect(panel.getByText(text)).toBeVisible();
  await other.page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await choose(page, text, 'Unpin Message');
  await expect(page.getByText('Message unpinned', { exact: true })).toBeVisible();
  await expect(message(other.page, text)).not.toContainText('Pinned');

  await message(other.page, text)
    .getByRole('button', { name: /Thumbs up/ })
    .click();
  // The list of reactions loads after its tooltip is shown.
  const tell = await holdRequests(page, '**/reactions');
  await message(page, text)
    .getByRole('button', { name: /Thumbs up, 1/ })
    .hover();
  await expect(page.getByText('Thumbs up', { exact: true })).toBeVisible();
  tell();
  await expect(page.getByText(/^Thumbs up: Member_/)).toBeVisible();

  await choose(other.page, text, 'Report');
  await other.page.getByRole('button', { name: 'Send report' }).click();
  await expect(other.page.getByRole('alert')).toHaveText('Choose a reason.');
  await other.page.getByLabel('Something else').check();
  await other.page.getByRole('button', { name: 'Send report' }).click();
  await expect(other.page.getByText('Report sent')).toBeVisible();
  await other.context.close();
});
