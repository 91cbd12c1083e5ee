import { axeFaults } from './budgets/accessibility.ts';
import { row } from './conversation.ts';
import { expect, holdRequests, joinInBrowser, newName, openElsewhere, test } from './journey.ts';

test('Ctrl+K leads to a channel or a member, and completes words that begin with # or :', async ({
  page,
  server,
  browser,
}) => {
  const other = await openElsewhere(browser, server);
  const named = newName('Named');
  await joinInBrowser(other.page, server, named);
  await other.context.close();
  const write = page.getByLabel('Message', { exact: true });
  await joinInBrowser(page, server, newName('Goes'));
  // The search loads while its words are typed.
  const send = await holdRequests(page, /search-panel-[^/]*\.js/);
  await write.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Shift+N');
  await page.keyboard.type('a');
  send();
  await expect(page.getByLabel('Find a channel, member, or message')).toBeFocused();
  await expect(page.getByLabel('Find a channel, member, or message')).toHaveValue('Na');
  await expect(write).toHaveValue('');
  await page.keyboard.type('t');
  const option = page.getByRole('listbox', { name: 'Go to' }).getByRole('option', { selected: true });
  await expect(option).toHaveText(/Natural Winemaking/);
  expect(await axeFaults(page, 'go to')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/plastic-grapes\/3$/);
  await expect(page.getByRole('complementary', { name: 'Search' })).toHaveCount(0);

  await write.click();
  await page.keyboard.type('See #reg');
  await expect(page.getByRole('listbox', { name: 'Channels to mention' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(write).toHaveValue(/^See \[#Regenerative Viticulture\]\(http\S+\/2\) $/);
  await page.keyboard.type(':wine_gl');
  await expect(page.getByRole('listbox', { name: 'Emoji' }).getByRole('option').first()).toHaveText(
    /wine glass/,
  );
  await page.keyboard.press('Enter');
  await expect(write).toHaveValue(/🍷 $/);
  await page.keyboard.press('Enter');
  await row(page, '🍷').getByRole('link', { name: '#Regenerative Viticulture' }).click();
  await expect(page).toHaveURL(/\/plastic-grapes\/2$/);

  const channels = page.getByRole('navigation', { name: 'Channels' });
  await channels.getByRole('link', { name: 'Small Wine Business' }).click();
  await expect(write).toBeFocused();
  await page.keyboard.type('At once');
  await expect(write).toHaveValue('At once');
  await write.fill('');

  await page.keyboard.press('Control+k');
  await page.getByLabel('Find a channel, member, or message').fill(named);
  await expect(option).toContainText(named);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Mention', exact: true }).click();
  await expect(write).toHaveValue(`@${named} `);
  await expect(write).toBeFocused();
});
