import type { Page } from '@playwright/test';
import { axeFaults } from './budgets/accessibility.ts';
import { list, openChannel, row } from './conversation.ts';
import { expect, joinInBrowser, newName, openElsewhere, test } from './journey.ts';

const write = (page: Page) => page.getByPlaceholder(/^Write to/);
const panel = (page: Page, name: string) => page.getByRole('complementary', { name });
const inboxButton = (page: Page) => page.getByRole('button', { name: /^Inbox/ });

async function say(page: Page, text: string) {
  await write(page).fill(text);
  await page.keyboard.press('Enter');
  await expect(row(page, text).getByRole('button', { name: 'Reply' })).toBeVisible();
}

async function expectAccessible(page: Page) {
  expect(await axeFaults(page, await page.title())).toEqual([]);
}

test('a member mentioned elsewhere is notified at once, opens the message, and it is marked read', {
  tag: '@essential',
}, async ({ page, server, browser }) => {
  const ada = newName('Ada');
  const bob = newName('Bob');
  await joinInBrowser(page, server, ada);
  const other = await openElsewhere(browser, server);
  await joinInBrowser(other.page, server, bob);
  await inboxButton(page).click();
  await expect(panel(page, 'Inbox')).toContainText('Nothing yet.');

  await openChannel(other.page, 'Small Wine Business');
  const run = Date.now();
  await say(other.page, `@${ada}, what does a bottle cost you? ${run}`);
  await say(other.page, `And the label, @${ada}? ${run}`);
  await expect(inboxButton(page)).toHaveAccessibleName('Inbox, 2 unread');
  const notices = panel(page, 'Inbox').getByRole('listitem');
  await expect(notices).toHaveText([/And the label/, /what does a bottle cost/]);
  await expect(notices.first()).toContainText(`${bob} mentioned you in Small Wine Business`);
  await expectAccessible(page);

  await notices.last().getByRole('button', { name: 'Mark as read' }).click();
  await expect(inboxButton(page)).toHaveAccessibleName('Inbox, 1 unread');
  await notices.first().getByRole('link').click();
  await expect(list(page)).toHaveAccessibleName('Messages in Small Wine Business');
  await expect(row(page, `And the label, @${ada}? ${run}`)).toBeInViewport();
  await expect(row(page, `And the label, @${ada}? ${run}`)).toBeFocused();
  await expect(inboxButton(page)).toHaveAccessibleName('Inbox');

  await say(page, `Two euros ${run}`);
  await row(other.page, `Two euros ${run}`).getByRole('button', { name: 'Reply' }).click();
  await say(other.page, `Not here, @${ada} ${run}`);
  await expect(notices).toHaveCount(3);
  await expect(inboxButton(page)).toHaveAccessibleName('Inbox');
  await other.context.close();
});

test('a search is narrowed down, opened at a result, and left again by Back, also on a phone', async ({
  page,
  server,
}) => {
  const ada = newName('Seeker');
  await joinInBrowser(page, server, ada);
  const run = `run${Date.now()}`;
  await say(page, `My ferment is stuck at 4 °Bx ${run}`);
  await openChannel(page, 'Natural Winemaking');
  await say(page, `Stuck ferments want warmth first ${run}`);

  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByLabel('Find a channel, member, or message');
  await expect(field).toBeFocused();
  await field.fill(`stuck ${run}`);
  await expect(page.getByText('2 messages', { exact: true })).toBeVisible();
  const found = panel(page, 'Search').getByRole('link');
  await expect(found).toHaveText([/in Natural Winemaking/, /in General/]);
  await expect(found.first().locator('mark').first()).toHaveText('Stuck');
  await expectAccessible(page);
  const scope = panel(page, 'Search').getByRole('button', { name: 'In Natural Winemaking' });
  await scope.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(`in:"Natural Winemaking" stuck ${run}`);
  await expect(scope).toHaveAttribute('aria-pressed', 'true');
  await expect(found).toHaveText([/in Natural Winemaking/]);
  await scope.click();
  await expect(field).toHaveValue(`stuck ${run}`);
  await expect(found).toHaveCount(2);
  await field.fill(`stuck ${run} in:general from:${ada}`);
  await expect(found).toHaveText([/My ferment/]);
  await found.click();
  await expect(row(page, `My ferment is stuck at 4 °Bx ${run}`)).toBeFocused();
  await page.goBack();
  await expect(list(page)).toHaveAccessibleName('Messages in Natural Winemaking');
  await field.fill(`nothing${run}`);
  await expect(page.getByText(`No messages were found for “nothing${run}”.`)).toBeVisible();
  await field.press('Escape');
  await expect(panel(page, 'Search')).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 780 });
  await page.getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await field.fill(`ferment ${run}`);
  await expectAccessible(page);
  await dialog.getByRole('link', { name: /My ferment/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, `My ferment is stuck at 4 °Bx ${run}`)).toBeFocused();
  await page.goBack();
  await expect(dialog.getByRole('link', { name: /My ferment/ })).toBeFocused();
  await expect(field).toHaveValue(`ferment ${run}`);
});

test('a search that fails says so and can be retried', async ({ page, server, complaints }) => {
  await joinInBrowser(page, server, newName('Unlucky'));
  await say(page, 'Elderflower');
  await page.route('**/api/community/search**', (route) => route.abort());
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByLabel('Find a channel, member, or message').fill('elderflower');
  await expect(panel(page, 'Search').getByRole('alert')).toContainText('The server can’t be reached.');
  await page.unroute('**/api/community/search**');
  await panel(page, 'Search').getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page, 'Search').getByRole('link')).toHaveText([/Elderflower/]);
  complaints.splice(0);
});

test('the list of members online updates live, and a new name replaces the old one everywhere', async ({
  page,
  server,
  browser,
}) => {
  const ada = newName('Host');
  const bob = newName('Guest');
  await joinInBrowser(page, server, ada);
  const other = await openElsewhere(browser, server);
  await joinInBrowser(other.page, server, bob);
  await say(other.page, `Good evening from ${bob}`);
  await page.getByRole('button', { name: /^Participants/ }).click();
  const here = panel(page, 'Members').getByRole('region', { name: /^Here now/ });
  await expect(here.getByRole('button', { name: bob })).toBeVisible();
  const listed = panel(page, 'Members').getByRole('listitem').filter({ hasText: bob });
  await expect(listed.filter({ hasText: 'here now' })).toHaveCount(1);
  await expectAccessible(page);

  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const renamed = newName('Neighbour');
  await other.context.request.patch('/api/community/me', {
    data: { name: renamed },
    headers: { origin: server.url },
  });
  await expect(here.getByRole('button', { name: renamed })).toBeVisible();
  await expect(row(page, `Good evening from ${bob}`)).toContainText(renamed);
  await expect(panel(page, 'Members').getByText(bob, { exact: true })).toHaveCount(0);
  expect(fetched.filter((path) => path.startsWith('/api/community/members'))).toEqual([]);

  await here.getByRole('button', { name: renamed }).click();
  await expect(panel(page, renamed).getByText('Here now', { exact: true })).toBeVisible();
  await other.context.close();
  await expect(panel(page, renamed).getByText('Here now', { exact: true })).toHaveCount(0);
});

test('the keyboard shortcuts are listed, and move between channels', async ({ page, server }) => {
  await joinInBrowser(page, server, newName('Typist'));
  await expect(write(page)).toBeFocused();
  await page.keyboard.type('Really?');
  await expect(write(page)).toHaveValue('Really?');
  await write(page).fill('');
  // The next channel depends on the channels that other tests have added.
  const channels = page.getByRole('navigation', { name: 'Channels' }).getByRole('link');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(`Alt+${key}`);
  await expect(channels.nth(1)).toHaveAttribute('aria-current', 'page');
  await expect(list(page)).not.toHaveAccessibleName('Messages in General');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(list(page)).toHaveAccessibleName('Messages in General');
  await expect(page.getByPlaceholder('Write to General')).toBeFocused();
  await list(page).focus();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog.getByText('Search the messages')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByLabel('Find a channel, member, or message')).toBeFocused();
});
