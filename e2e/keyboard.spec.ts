import type { Locator, Page } from '@playwright/test';
import { list, row, say } from './conversation.ts';
import { expect, joinInBrowser, newName, openElsewhere, password, test } from './journey.ts';

async function tabTo(page: Page, target: Locator, key = 'Tab') {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

async function reactAndAnswer(page: Page, message: Locator, run: number) {
  const write = page.getByPlaceholder(/^Write to/);
  await tabTo(page, message.getByRole('button', { name: /^Grape/ }));
  await page.keyboard.press('Space');
  await expect(message.getByRole('button', { name: 'Grape, 1' })).toBeFocused();
  await tabTo(page, message.getByRole('button', { name: 'Reply' }));
  await page.keyboard.press('Enter');
  await expect(write).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Cancel reply' })).toHaveCount(0);
  await expect(write).toBeFocused();
  await tabTo(page, message.getByRole('button', { name: 'Reply' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type(`And it went on ${run}`);
  await page.keyboard.press('Enter');
  const answer = row(page, `And it went on ${run}`);
  await expect(answer.getByRole('button', { name: 'Reply' })).toBeVisible();
  await expect(answer).toContainText(`Warmed to 18 degrees ${run}`);
  await expect(write).toBeFocused();
}

/** Escape abandons an edit, and the focus returns to its previous element. */
async function editAndDelete(page: Page, run: number) {
  const write = page.getByPlaceholder(/^Write to/);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Edit message')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(write).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Edit message')).toBeFocused();
  await page.keyboard.type(', slowly');
  await page.keyboard.press('Enter');
  await expect(row(page, `And it went on ${run}, slowly`)).toContainText('edited');
  await expect(write).toBeFocused();

  const more = row(page, `And it went on ${run}, slowly`).getByRole('button', { name: 'More' });
  await tabTo(page, more, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, `And it went on ${run}`)).toHaveCount(0);
  await expect(write).toBeFocused();
}

async function searchAndComeBack(page: Page, message: Locator) {
  const write = page.getByPlaceholder(/^Write to/);
  await page.keyboard.press('Control+j');
  await expect(page.getByRole('complementary', { name: 'Threads' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  const sought = page.getByLabel('Find a channel, member, or message');
  await expect(sought).toBeFocused();
  await page.keyboard.type('degrees');
  await page.keyboard.press('Enter');
  const found = page.getByRole('complementary', { name: 'Search' }).getByRole('link').first();
  await expect(found).toContainText('degrees');
  await tabTo(page, found);
  await page.keyboard.press('Enter');
  await expect(message).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(sought).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary', { name: 'Search' })).toHaveCount(0);
  await expect(write).toBeFocused();
}

test('a member does everything by keyboard, from signing in to signing out', async ({
  page,
  server,
  browser,
  complaints,
}) => {
  const name = newName('Keys');
  const elsewhere = await openElsewhere(browser, server);
  const { email } = await joinInBrowser(elsewhere.page, server, name);
  const run = Date.now();
  await say(elsewhere.page.request, '3', `Warmed to 18 degrees ${run}`);
  await elsewhere.context.close();

  await page.goto('/plastic-grapes');
  await expect(page.getByLabel('Email')).toBeFocused();
  await tabTo(page, page.getByRole('tab', { name: 'Sign Up' }), 'Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  const write = page.getByPlaceholder(/^Write to/);
  await expect(write).toBeFocused();

  const channel = page
    .getByRole('navigation', { name: 'Channels' })
    .getByRole('link', { name: 'Natural Winemaking' });
  await tabTo(page, channel, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(list(page)).toHaveAccessibleName('Messages in Natural Winemaking');
  const message = row(page, `Warmed to 18 degrees ${run}`);
  await expect(message).toBeVisible();

  await reactAndAnswer(page, message, run);
  await editAndDelete(page, run);
  await searchAndComeBack(page, message);
  await tabTo(page, page.getByRole('button', { name: 'Sign Out' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  complaints.splice(0);
});

test('a screen reader announces others’ messages once, several together, and never the existing ones', async ({
  page,
  server,
  browser,
}) => {
  await joinInBrowser(page, server, newName('Listener'));
  const elsewhere = await openElsewhere(browser, server);
  const name = newName('Speaker');
  await joinInBrowser(elsewhere.page, server, name);
  const { request } = elsewhere.page;
  const run = Date.now();
  await say(request, '2', `There before ${run}`);
  await page.getByRole('link', { name: /^Regenerative Viticulture/ }).click();
  await expect(row(page, `There before ${run}`)).toBeVisible();
  const announcer = page.locator('[data-announcer]');
  await expect(announcer).toHaveText('');
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const announcer = document.querySelector('[data-announcer]') as Element;
    const note = () => announced.push(announcer.textContent ?? '');
    new MutationObserver(note).observe(announcer, { childList: true, characterData: true, subtree: true });
  });
  const announced = () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);

  await say(request, '2', `Clover is in flower ${run}`);
  await expect(announcer).toHaveText(`${name}: Clover is in flower ${run}`);
  await Promise.all([1, 2, 3].map((at) => say(request, '2', `Many ${at} ${run}`)));
  await expect(announcer).toHaveText(`3 new messages from ${name}`);
  await page.getByPlaceholder(/^Write to/).fill(`My own words ${run}`);
  await page.keyboard.press('Enter');
  await expect(row(page, `My own words ${run}`).getByRole('button', { name: 'Reply' })).toBeVisible();
  await say(request, '2', `The last ${run}`);
  await expect(announcer).toHaveText(`${name}: The last ${run}`);
  expect(await announced()).toEqual([
    `${name}: Clover is in flower ${run}`,
    `3 new messages from ${name}`,
    `${name}: The last ${run}`,
  ]);
  await expect(announcer).toHaveRole('status');
  for (const live of await page.locator('[aria-live], [role=log], [role=status], [role=alert]').all())
    await expect(live).not.toContainText(`There before ${run}`);
  await elsewhere.context.close();
});
