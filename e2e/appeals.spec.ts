import type { Page } from '@playwright/test';
import { axeFaults } from './budgets/accessibility.ts';
import {
  expect,
  joinInBrowser,
  newAdministrator,
  newName,
  openElsewhere,
  password,
  test,
} from './journey.ts';
import { emailOf } from './server.ts';

const write = (page: Page) => page.getByPlaceholder(/^Write to/);
const reports = '/plastic-grapes/admin/reports';

async function sanction(page: Page, name: string, choice: string, reason: string) {
  await page.goto('/plastic-grapes/admin/members');
  await page.getByRole('searchbox', { name: 'Name' }).fill(name);
  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.getByText('Warn, mute, or suspend').click();
  await row.getByLabel('What to do about the member').selectOption(choice);
  await row.getByLabel('What to tell the member').fill(reason);
  await row.getByRole('button', { name: choice }).click();
  await expect(row.getByRole('button', { name: /^Lift/ })).toBeVisible();
}

async function openAppeals(page: Page) {
  await page.goto(reports);
  await page.getByRole('tab', { name: 'Appeals' }).click();
}
const appealOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

async function decide(page: Page, name: string, button: string, reply: string) {
  const item = appealOf(page, name);
  await item.getByText('Decide').click();
  await item.getByLabel('What to tell the member').fill(reply);
  await item.getByRole('button', { name: button }).click();
  await expect(item).toHaveCount(0);
}

async function signIn(page: Page, name: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Sign In' }).click();
  await dialog.getByLabel('Email').fill(emailOf(name));
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
}

test('a member appeals a mute and a suspension, and the moderator who did not impose them decides', async ({
  page,
  server,
  browser,
}) => {
  const name = newName('Appellant');
  await joinInBrowser(page, server, newAdministrator());
  const second = await openElsewhere(browser, server);
  await joinInBrowser(second.page, server, newAdministrator());
  const member = await openElsewhere(browser, server);
  await joinInBrowser(member.page, server, name);
  const dialog = member.page.getByRole('dialog');

  await sanction(page, name, 'Mute for 1 day', 'Too loud.');
  await member.page.getByRole('button', { name: 'Appeal' }).click();
  await expect(dialog).toContainText('Too loud.');
  await dialog.getByRole('button', { name: 'Send appeal' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Write what the moderators should know.');
  await dialog.getByLabel('What should the moderators know?').fill('I only asked about the press.');
  expect(await axeFaults(member.page, 'an appeal')).toEqual([]);
  await dialog.getByRole('button', { name: 'Send appeal' }).click();
  await expect(dialog.getByText('A moderator will review it.')).toBeVisible();

  await openAppeals(page);
  await expect(appealOf(page, name)).toHaveCount(0);
  await openAppeals(second.page);
  await expect(appealOf(second.page, name)).toContainText('I only asked about the press.');
  expect(await axeFaults(second.page, 'the appeals')).toEqual([]);
  await decide(second.page, name, 'Lift the mute', 'You are right.');
  await expect(write(member.page)).toBeVisible();

  await sanction(page, name, 'Suspend for 7 days', 'Spam.');
  await expect(dialog).toBeVisible();
  await signIn(member.page, name);
  await expect(dialog).toContainText('This account has been suspended by a moderator until');
  await expect(dialog).toContainText('Spam.');
  await dialog.getByLabel('What should the moderators know?').fill('They were my own barrels.');
  await dialog.getByRole('button', { name: 'Send appeal' }).click();
  await expect(dialog.getByText('A moderator will review it.')).toBeVisible();
  expect(await axeFaults(member.page, 'a suspension')).toEqual([]);

  await openAppeals(second.page);
  await decide(second.page, name, 'Uphold', 'Ten times is too often.');
  await dialog.getByRole('button', { name: 'Back to signing in' }).click();
  await signIn(member.page, name);
  await expect(dialog).toContainText('decided that your suspension stays');
  await expect(dialog).toContainText('Ten times is too often.');
  await expect(dialog.getByRole('button', { name: 'Send appeal' })).toHaveCount(0);
  await page.goto('/plastic-grapes/admin/record');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
    `denied an appeal by ${name}`,
  );
  for (const { context } of [second, member]) await context.close();
});
