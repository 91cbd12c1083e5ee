import type { Page } from '@playwright/test';
import { axeFaults } from './budgets/accessibility.ts';
import { row } from './conversation.ts';
import { expect, joinInBrowser, newAdministrator, newName, openElsewhere, test } from './journey.ts';

const write = (page: Page) => page.getByPlaceholder(/^Write to/);

test('slow mode says how long a member waits, and a channel for staff takes no messages of members', async ({
  page,
  server,
  browser,
}) => {
  await joinInBrowser(page, server, newAdministrator());
  const member = await openElsewhere(browser, server);
  await joinInBrowser(member.page, server, newName('Member'));
  const name = `Debates ${Date.now() % 10_000}`;
  await page.goto('/plastic-grapes/admin/channels');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Create the channel' }).click();
  const change = async (choose: () => Promise<unknown>) => {
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await choose();
    await page.getByRole('button', { name: 'Save' }).click();
  };

  await change(() => page.getByLabel(/^Slow mode/).selectOption('10 minutes'));
  await expect(page.getByText('Slow mode: one message every 10 minutes.')).toBeVisible();
  await member.page.getByRole('navigation', { name: 'Channels' }).getByRole('link', { name }).click();
  await expect(member.page.getByText('Slow mode: one message every 10 minutes.')).toBeVisible();
  await write(member.page).fill('The first one');
  await member.page.keyboard.press('Enter');
  await expect(row(member.page, 'The first one').getByRole('button', { name: 'Reply' })).toBeVisible();
  await write(member.page).fill('The second one');
  await member.page.keyboard.press('Enter');
  const unsent = member.page.getByRole('listitem').filter({ hasText: 'The second one' });
  await expect(unsent).toContainText(/This channel is in slow mode. You can send this message after \d/);
  await expect(
    member.page.getByText(/^This channel is in slow mode. Try again in \d+ minutes.$/),
  ).toBeVisible();
  expect(await axeFaults(member.page, 'slow mode')).toEqual([]);

  await change(() => page.getByLabel(/^Only moderators can write here/).check());
  await expect(page.getByText('Only moderators can write here.', { exact: true })).toBeVisible();
  await expect(member.page.getByText('Only moderators can write in this channel.')).toBeVisible();
  await expect(write(member.page)).toHaveCount(0);
  await expect(row(member.page, 'The first one')).toBeVisible();
  await member.context.close();
});
