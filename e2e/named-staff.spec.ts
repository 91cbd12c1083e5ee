import { axeFaults } from './budgets/accessibility.ts';
import { expect, joinInBrowser, newAdministrator, newName, openElsewhere, test } from './journey.ts';

test('a moderator chooses whether visitors see their name; plain members have no such choice', async ({
  page,
  server,
  browser,
}) => {
  await joinInBrowser(page, server, newAdministrator());
  const openChoice = async () => {
    await page.goto('/plastic-grapes/profile');
    await page.getByText('Who sees that you moderate', { exact: true }).click();
    return page.getByLabel('Show my username to visitors');
  };
  const choice = await openChoice();
  await expect(choice).not.toBeChecked();
  expect(await axeFaults(page, 'naming')).toEqual([]);
  await choice.click();
  await expect(choice).toBeChecked();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(await openChoice()).toBeChecked();
  await choice.scrollIntoViewIfNeeded();

  const other = await openElsewhere(browser, server);
  await joinInBrowser(other.page, server, newName('Plain'), '/plastic-grapes/profile');
  await expect(other.page.getByText('Where you’re signed in', { exact: true })).toBeVisible();
  await expect(other.page.getByText('Who sees that you moderate', { exact: true })).toHaveCount(0);
  await other.context.close();
});
