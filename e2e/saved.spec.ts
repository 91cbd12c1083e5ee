import type { Page } from '@playwright/test';
import { withDatabase } from '../apps/server/testing/signed-in.ts';
import { axeFaults } from './budgets/accessibility.ts';
import { row, say } from './conversation.ts';
import { expect, joinInBrowser, newName, openElsewhere, test } from './journey.ts';

const panel = (page: Page, name: string) => page.getByRole('complementary', { name });
const openSaved = (page: Page) => page.getByRole('button', { name: 'Saved', exact: true }).click();

async function openMenu(page: Page, text: string) {
  const more = row(page, text).getByRole('button', { name: 'More' });
  await more.focus();
  await more.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Copy Message' })).toBeFocused();
}

test('a member saves a message with a reminder, sees it in another tab, and is reminded', async ({
  page,
  context,
  server,
  browser,
  complaints,
}) => {
  await joinInBrowser(page, server, newName('Saver'));
  const other = await openElsewhere(browser, server);
  await joinInBrowser(other.page, server, newName('Author'));
  const run = Date.now();
  const rack = `Rack the Riesling ${run}`;
  const messageId = await say(other.context.request, '1', rack);
  await say(other.context.request, '1', `Order corks ${run}`);
  const second = await context.newPage();
  await second.goto('/plastic-grapes/3');
  await openSaved(second);
  await expect(panel(second, 'Saved')).toContainText('Nothing yet.');

  await openMenu(page, rack);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Save', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Save this message' });
  await dialog.getByLabel('Tomorrow').check();
  expect(await axeFaults(page, 'saving a message')).toEqual([]);
  await page.route('**/saved', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/can’t be reached/);
  await page.unroute('**/saved');
  complaints.splice(0);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const items = panel(second, 'Saved').getByRole('listitem');
  await expect(items).toHaveText([/Rack the Riesling.*9:00/]);

  await openMenu(page, `Order corks ${run}`);
  await page.getByRole('menuitem', { name: 'Save', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(items).toHaveText([/Order corks/, /Rack the Riesling/]);

  await withDatabase(await server.databaseUrl(), (database) =>
    database.$client.query('update saved_messages set remind_at = now() where message_id = $1', [messageId]),
  );
  const inbox = page.getByRole('button', { name: /^Inbox/ });
  await expect(inbox).toHaveAccessibleName('Inbox, 1 unread', { timeout: 20_000 });
  await expect(items).toHaveText([/Rack the Riesling.*Due/, /Order corks/]);
  await inbox.click();
  await expect(panel(page, 'Inbox').getByRole('listitem')).toHaveText(/^Reminder of a message by Author/);

  expect(await axeFaults(second, 'the saved messages')).toEqual([]);
  await items.first().getByRole('button', { name: 'Change reminder' }).click();
  const changing = second.getByRole('dialog', { name: 'Saved message' });
  await changing.getByLabel('Date of the reminder').fill('2099-02-08');
  await changing.getByRole('button', { name: 'Save' }).click();
  await expect(items).toHaveText([/Order corks/, /Rack the Riesling.*Reminder: Feb 8, 2099, 9:00/]);
  await items.last().getByRole('link').click();
  await expect(row(second, rack)).toBeFocused();

  await openMenu(page, rack);
  await expect(page.getByRole('menuitem', { name: 'Saved', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await items.first().getByRole('button', { name: 'Remove' }).click();
  await expect(items).toHaveText([/Rack the Riesling/]);
  await expect(items.getByRole('link')).toBeFocused();
  await other.context.request.delete(`/api/community/messages/${messageId}`, {
    headers: { origin: server.url },
  });
  await expect(items).toHaveCount(0);
  await other.context.close();
});
