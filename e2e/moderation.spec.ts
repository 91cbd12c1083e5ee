import type { Locator, Page } from '@playwright/test';
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
const message = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const admin = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name });

async function say(page: Page, text: string) {
  await write(page).fill(text);
  await page.keyboard.press('Enter');
  await expect(message(page, text).getByRole('button', { name: 'Reply' })).toBeVisible();
}

async function report(page: Page, text: string, reason = 'Unkind or harassing') {
  await message(page, text).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await page.getByLabel(reason).check();
  await page.getByLabel('Anything to add?').fill('Please look');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Report sent')).toBeVisible();
}

async function addNote(item: Locator, text: string) {
  await item.getByText('Notes', { exact: true }).click();
  await item.getByRole('button', { name: 'Save the note' }).click();
  await expect(item.getByRole('alert')).toHaveText('Write the note first.');
  await item.getByLabel('A note for other moderators').fill(text);
  await item.getByRole('button', { name: 'Save the note' }).click();
  await expect(item.getByText('Notes (1)')).toBeVisible();
  await expect(item.getByRole('button', { name: 'Add a note' })).toBeFocused();
}

async function deleteNote(row: Locator, text: string) {
  await row.getByText('Notes (1)').click();
  await expect(row).toContainText(text);
  await expect(row).toContainText('· on a report');
  await row.getByRole('button', { name: `Delete the note “${text}”` }).click();
  await expect(row.getByText('Notes (1)')).toHaveCount(0);
  await expect(row.getByRole('button', { name: 'Add a note' })).toBeFocused();
}

async function removeAndMute(item: Locator) {
  await expect(item.getByRole('button', { name: 'Leave it and close' })).toHaveCount(1);
  await item.getByLabel('What to do about the member').selectOption('Warn');
  await item.getByRole('button', { name: 'Warn and close' }).click();
  await expect(item.getByRole('alert')).toHaveText('Write what the warning is for.');
  await item.getByLabel('Remove the message').check();
  await item.getByLabel('What to do about the member').selectOption('Mute for 1 hour');
  await item.getByLabel('What to tell the member').fill('Take a breath.');
  await item.getByRole('button', { name: 'Remove, mute for 1 hour, and close' }).click();
}

async function expectClosed(page: Page, item: Locator) {
  await expect(item).toHaveCount(0);
  await page.getByRole('tab', { name: 'Closed' }).click();
  await expect(item).toContainText(/took action.*Unkind or harassing: Please look.*Second time this week/);
  expect(await axeFaults(page, 'closed reports')).toEqual([]);
}

test('a report becomes a deleted message and a mute, and then a suspension that ends the open page', {
  tag: '@essential',
}, async ({ page, server, browser }) => {
  const loud = newName('Loud');
  await joinInBrowser(page, server, newAdministrator());
  const author = await openElsewhere(browser, server);
  await joinInBrowser(author.page, server, loud);
  const reader = await openElsewhere(browser, server);
  await joinInBrowser(reader.page, server, newName('Reader'));
  const text = `Only fools rack now ${Date.now()}`;
  await say(author.page, text);
  await report(reader.page, text);

  await page.reload();
  await page.getByRole('link', { name: /^Moderation, \d+ open report/ }).click();
  const item = page.getByRole('main').getByRole('listitem').filter({ hasText: text }).first();
  await expect(item).toContainText('Unkind or harassing: Please look');
  await item.getByText('Messages before and after it').click();
  await expect(item).toContainText('the reported message');
  await addNote(item, 'Second time this week');
  await removeAndMute(item);
  await expectClosed(page, item);

  await expect(message(reader.page, text)).toHaveCount(0);
  await expect(
    author.page.getByText(/A moderator has muted you\. You can read, but not write, until/),
  ).toBeVisible();
  await expect(write(author.page)).toHaveCount(0);

  await expect(message(reader.page, 'Removed by a moderator')).toHaveText(/^[^“]*Removed by a moderator$/);
  await expect(message(author.page, 'Removed by a moderator')).toContainText('Reason: Take a breath.');
  await admin(page, 'Record').click();
  const entry = page.getByRole('listitem').filter({ hasText: `deleted a message by ${loud}` });
  await entry.getByText('What it said').click();
  await expect(entry).toContainText(text);
  await entry.getByRole('button', { name: 'Restore it' }).click();
  await expect(message(reader.page, text)).toBeVisible();

  await admin(page, 'Members').click();
  await page.getByRole('searchbox', { name: 'Name' }).fill(loud);
  const row = page.getByRole('listitem').filter({ hasText: loud });
  await row.getByRole('button', { name: `Lift the mute on ${loud}` }).click();
  await expect(write(author.page)).toBeVisible();

  await deleteNote(row, 'Second time this week');
  await row.getByText('Warn, mute, or suspend').click();
  await row.getByLabel('What to do about the member').selectOption('Suspend for 7 days');
  await row.getByRole('button', { name: 'Suspend for 7 days' }).click();
  const dialog = author.page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Email').fill(emailOf(loud));
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(
    dialog.getByText(/This account has been suspended by a moderator until/).first(),
  ).toBeVisible();

  await admin(page, 'Record').click();
  await expect(page.getByRole('main').getByRole('listitem')).toContainText([
    `suspended ${loud}`,
    `lifted the mute on ${loud}`,
    `by ${loud} in`,
    `muted ${loud}`,
  ]);
  await author.context.close();
  await reader.context.close();
});

test('of two moderators each sees who has claimed a report, and spam is removed unless one decides otherwise', async ({
  page,
  server,
  browser,
}) => {
  const [one, two] = [newAdministrator(), newAdministrator()];
  await joinInBrowser(page, server, one);
  const second = await openElsewhere(browser, server);
  await joinInBrowser(second.page, server, two);
  const author = await openElsewhere(browser, server);
  await joinInBrowser(author.page, server, newName('Seller'));
  const text = `Cheap barrels ${Date.now()}`;
  await say(author.page, text);
  await report(second.page, text, 'Spam or advertising');

  const item = (of: Page) => of.getByRole('main').getByRole('listitem').filter({ hasText: text }).first();
  const open = (of: Page) => of.goto('/plastic-grapes/admin/reports');
  await open(page);
  await item(page).getByRole('button', { name: 'I’m on it' }).press('Enter');
  await expect(item(page)).toContainText('You’ve been on it since');
  await expect(item(page).getByRole('button', { name: 'Release' })).toBeFocused();
  expect(await axeFaults(page, 'a claimed report')).toEqual([]);
  await open(second.page);
  await expect(item(second.page)).toContainText(`${one} has been on it since`);
  await expect(item(second.page).getByRole('button', { name: /I’m on it|Release/ })).toHaveCount(0);
  await item(page).getByRole('button', { name: 'Release' }).press('Enter');
  await expect(item(page).getByRole('button', { name: 'I’m on it' })).toBeFocused();

  await expect(item(page).getByLabel('Remove the message')).toBeChecked();
  await item(page).getByLabel('Why you’re removing it').fill('No advertising.');
  await item(page).getByRole('button', { name: 'Remove and close' }).click();
  await expect(item(page)).toHaveCount(0);
  await expect(message(author.page, 'Removed by a moderator')).toContainText('Reason: No advertising.');
  for (const { context } of [second, author]) await context.close();
});

test('a newcomer’s message with a link waits in place until a moderator releases it', async ({
  page,
  server,
  browser,
}) => {
  await joinInBrowser(page, server, newAdministrator());
  const newcomer = newName('Newcomer');
  const author = await openElsewhere(browser, server);
  await joinInBrowser(author.page, server, newcomer);
  const waiting = author.page.getByRole('region', { name: 'Waiting for a moderator' });
  const send = async (text: string) => {
    await write(author.page).fill(text);
    await author.page.keyboard.press('Enter');
    await expect(waiting).toContainText(text);
  };
  const refused = `Cheap corks at https://corks.example/${Date.now()}`;
  await send(refused);
  await expect(waiting).toContainText('On your first day, or with fewer than three messages');
  await author.page.reload();
  await expect(waiting).toContainText(refused);
  const text = `The yeast trial: https://trials.example/${Date.now()}`;
  await send(text);
  expect(await axeFaults(author.page, 'held message')).toEqual([]);

  await page.getByRole('link', { name: /^Moderation, \d+ open reports/ }).click();
  const item = (text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text });
  await expect(item(text)).toContainText(newcomer);
  expect(await axeFaults(page, 'held messages')).toEqual([]);
  await item(refused).getByLabel('Why you’re declining it').fill('No advertising here.');
  await item(refused).getByRole('button', { name: 'Decline' }).click();
  await expect(item(refused)).toHaveCount(0);
  await expect(waiting).not.toContainText(refused);
  await item(text).getByRole('button', { name: 'Release' }).click();
  await expect(message(author.page, text).getByRole('button', { name: 'Reply' })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await admin(page, 'Record').click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('released a held message');
  await author.context.close();
});

test('channels are added, renamed, ordered, and archived, and a member’s page shows each change', async ({
  page,
  server,
  browser,
}) => {
  await joinInBrowser(page, server, newAdministrator());
  const other = await openElsewhere(browser, server);
  await joinInBrowser(other.page, server, newName('Member'));
  const sidebar = other.page.getByRole('navigation', { name: 'Channels' });
  // HTML in a name is shown as text.
  const name = `<img src=x onerror=alert(1)> ${Date.now() % 10_000}`;
  await page.goto('/plastic-grapes/admin/channels');
  const form = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'New channel' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Description').fill('Who needs hands');
  await form.getByRole('button', { name: 'Create the channel' }).click();
  await expect(sidebar.getByRole('link', { name })).toBeVisible();

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const renamed = `Harvest help ${Date.now() % 10_000}`;
  await page.getByLabel('Name').first().fill(renamed);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(sidebar.getByRole('link', { name: renamed })).toBeVisible();

  await page.getByRole('button', { name: `Move ${renamed} up` }).focus();
  const above = (await sidebar.getByRole('link').count()) - 1;
  for (let at = 0; at < above; at += 1) await page.keyboard.press('Enter');
  await expect(sidebar.getByRole('link').first()).toHaveText(renamed);

  await sidebar.getByRole('link', { name: renamed }).click();
  await expect(write(other.page)).toBeVisible();
  const text = `Pickers wanted ${Date.now()}`;
  await say(other.page, text);
  const row = message(other.page, text);
  await row.getByRole('button', { name: 'Grape, 0' }).click();
  await expect(row.getByRole('button', { name: 'Grape, 1' })).toBeEnabled();
  await page.getByRole('button', { name: `Archive ${renamed}` }).click();
  await expect(other.page.getByText('This channel has been archived.')).toBeVisible();
  // The author can read the message, and remove the reaction.
  await expect(row.getByRole('button', { name: 'Grape, 1' })).toBeDisabled();
  await expect(row.getByRole('button', { name: /^Thumbs up|^Reply/ })).toHaveCount(0);
  await row.getByRole('button', { name: 'More' }).click();
  await expect(other.page.getByRole('menuitem')).toHaveText([
    'Copy Message',
    'Save',
    'Who Reacted',
    'Mark Unread from Here',
    'Delete',
  ]);
  await other.page.goto('/plastic-grapes/admin/reports');
  await expect(other.page.getByText('This page is for moderators.')).toBeVisible();
  await other.context.close();
});
