import type { Page } from '@playwright/test';
import { axeFaults } from './budgets/accessibility.ts';
import { expect, joinInBrowser, newAdministrator, newName, openElsewhere, test } from './journey.ts';

const message = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

async function say(page: Page, text: string) {
  await page.getByPlaceholder(/^Write to/).fill(text);
  await page.keyboard.press('Enter');
  await expect(message(page, text).getByRole('button', { name: 'Reply' })).toBeVisible();
}

test('a moderator moves a message by keyboard; open pages show both places, and its old address leads to the new one', async ({
  page,
  server,
  browser,
}) => {
  await joinInBrowser(page, server, newName('Author'));
  const moderator = await openElsewhere(browser, server);
  await joinInBrowser(moderator.page, server, newAdministrator());
  const text = `Which barrel ${Date.now()}`;
  await page.goto('/plastic-grapes/1');
  await moderator.page.goto('/plastic-grapes/1');
  await say(page, text);
  const id = await message(page, text).getAttribute('id');
  const address = `/plastic-grapes/1/${id?.replace('message-', '')}`;

  await message(moderator.page, text).getByRole('button', { name: 'More' }).click();
  await moderator.page.getByRole('menuitem', { name: 'Move to Another Channel' }).press('Enter');
  const dialog = moderator.page.getByRole('dialog', { name: 'Move to another channel' });
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Move', exact: true })).toBeDisabled();
  await expect(dialog.getByRole('radio', { name: 'General' })).toHaveCount(0);
  await dialog.getByRole('radio', { name: 'Small Wine Business' }).check();
  expect(await axeFaults(moderator.page, 'moving a message')).toEqual([]);
  await moderator.page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(moderator.page.getByPlaceholder(/^Write to/)).toBeFocused();

  for (const each of [page, moderator.page]) {
    await expect(message(each, text)).toHaveCount(0);
    await expect(message(each, 'Moved by a moderator to').last()).toBeVisible();
  }
  await page.getByRole('link', { name: 'Small Wine Business' }).last().click();
  await expect(message(page, text)).toContainText('moved from General');
  await expect(message(page, text)).toBeFocused();

  await moderator.page.goto(address);
  await expect(moderator.page).toHaveURL(address.replace('/1/', '/4/'));
  await expect(message(moderator.page, text)).toBeFocused();
  await moderator.context.close();
});

test('the open panel of a moved thread says where it went, and opens it there', async ({
  page,
  server,
  browser,
}) => {
  await joinInBrowser(page, server, newName('Asker'));
  const moderator = await openElsewhere(browser, server);
  await joinInBrowser(moderator.page, server, newAdministrator());
  const text = `Which tank ${Date.now()}`;
  await page.goto('/plastic-grapes/1');
  await moderator.page.goto('/plastic-grapes/1');
  await say(page, text);
  await message(moderator.page, text).getByRole('button', { name: 'Reply' }).click();
  await moderator.page.keyboard.type('Steel');
  await moderator.page.keyboard.press('Enter');
  await message(page, text)
    .getByRole('button', { name: /^1 reply/ })
    .first()
    .click();
  const panel = page.getByRole('complementary', { name: 'Thread' });
  await expect(panel).toContainText('Steel');

  await message(moderator.page, text).first().getByRole('button', { name: 'More' }).click();
  await moderator.page.getByRole('menuitem', { name: 'Move to Another Channel' }).click();
  await moderator.page.getByRole('radio', { name: 'Natural Winemaking' }).check();
  await moderator.page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(panel).toContainText('A moderator moved this thread to Natural Winemaking.');
  await panel.getByRole('button', { name: 'Open it there' }).click();
  await expect(panel).toContainText('Steel');
  await expect(panel.getByText('moved from General').first()).toBeVisible();
  await moderator.context.close();
});
