import { axeFaults } from './budgets/accessibility.ts';
import { row } from './conversation.ts';
import { expect, joinInBrowser, newAdministrator, newName, openElsewhere, test } from './journey.ts';

test('a listed word holds a message, and one act removes the spammer with all messages', async ({
  page,
  server,
  browser,
}) => {
  await joinInBrowser(page, server, newAdministrator());
  const spammer = await openElsewhere(browser, server);
  const name = newName('Spammer');
  await joinInBrowser(spammer.page, server, name);
  const run = Date.now();
  const write = async (text: string) => {
    await spammer.page.getByLabel('Message', { exact: true }).fill(text);
    await spammer.page.keyboard.press('Enter');
  };
  await page.goto('/plastic-grapes/admin/reports');
  await page.getByRole('tab', { name: 'Words' }).click();
  await page.getByLabel('Word or site').fill(`Oak${run}`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('button', { name: `Remove oak${run}` })).toBeVisible();
  expect(await axeFaults(page, 'words to hold')).toEqual([]);

  for (const text of [`First ${run}`, `Second ${run}`]) {
    await write(text);
    await expect(row(spammer.page, text)).toBeVisible();
  }
  await write(`Cheap oak${run} now`);
  await expect(spammer.page.getByRole('region', { name: 'Waiting for a moderator' })).toContainText(
    `oak${run}`,
  );

  await page.getByRole('tab', { name: 'Open' }).click();
  const held = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `oak${run}` });
  await held.getByLabel('What to do about the member').selectOption('Suspend for 30 days');
  await expect(held.getByLabel('Remove all their messages')).toBeChecked();
  await held.getByRole('button', { name: 'Decline, and suspend for 30 days' }).click();
  await expect(held).toHaveCount(0);
  await page.goto('/plastic-grapes/1');
  await expect(row(page, 'Removed by a moderator').first()).toBeVisible();
  await expect(row(page, `First ${run}`)).toHaveCount(0);
  await expect(row(page, `Second ${run}`)).toHaveCount(0);
  await page.goto('/plastic-grapes/admin/members');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Sort by').selectOption('Most messages');
  const member = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(member).toContainText('Suspended');
  expect(await axeFaults(page, 'members')).toEqual([]);
  await spammer.context.close();
});
