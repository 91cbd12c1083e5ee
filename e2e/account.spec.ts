import type { Page } from '@playwright/test';
import { expect, joinInBrowser, joinWithPasskey, newName, openElsewhere, password, test } from './journey.ts';

const toast = (page: Page) => page.locator('.toasts');

test('a profile is written once and visible to everyone online', async ({ page, server, browser }) => {
  const name = newName('Vintner');
  await joinInBrowser(page, server, name);
  await page.getByPlaceholder(/^Write to/).fill(`Hello from ${name}`);
  await page.keyboard.press('Enter');
  const other = await openElsewhere(browser, server);
  await joinInBrowser(other.page, server, newName('Onlooker'));
  const message = other.page.getByRole('listitem').filter({ hasText: `Hello from ${name}` });
  await expect(message.getByRole('button', { name, exact: true })).toBeVisible();

  await page.getByRole('button', { name, exact: true }).first().click();
  const panel = page.getByRole('complementary', { name: 'Your profile' });
  const renamed = `${name}_anew`;
  await panel.getByLabel('Username').fill('no spaces please');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('A username can have only letters, digits, and underscores.')).toBeVisible();
  await panel.getByLabel('Username').fill(renamed);
  await panel.getByLabel('Winery').fill('Long Shadow Cellars');
  await panel.getByLabel('A line about you').fill('Hybrids on sand.');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Saved. Everyone can see it.')).toBeInViewport({ ratio: 1 });

  await message.getByRole('button', { name: renamed, exact: true }).click();
  const card = other.page.getByRole('complementary', { name: renamed });
  await expect(card).toContainText('Long Shadow Cellars');
  await expect(card).toContainText('Hybrids on sand.');
  await expect(card).toContainText(/Member since \w+ \d{4}/);
  await other.page.getByRole('button', { name: /^Participants/ }).click();
  const members = other.page.getByRole('complementary', { name: 'Members' });
  await members.getByLabel('Find a member').fill(renamed.toUpperCase());
  await expect(members.getByRole('listitem')).toHaveCount(1);
  await other.context.close();
});

test('a member sees their sessions and ends them', async ({ page, server, browser }) => {
  const { email } = await joinInBrowser(page, server, newName('Twice'));
  const other = await openElsewhere(browser, server);
  await other.page.goto('/plastic-grapes');
  await other.page.getByRole('tab', { name: 'Sign In' }).click();
  await other.page.getByLabel('Email').fill(email);
  await other.page.getByLabel('Password', { exact: true }).fill(password);
  await other.page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
  await expect(other.page.getByText('Welcome back!')).toBeVisible();
  await page.goto('/plastic-grapes/profile');
  await page.getByText('Where you’re signed in').click();
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(other.page.getByRole('dialog', { name: 'Sign in to Plastic Grapes' })).toBeVisible();
  await expect(toast(page)).toContainText('Signed out everywhere else');
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden();
  await other.context.close();
});

test('a member signed out while offline sees why when the network is back', async ({
  page,
  server,
  complaints,
}) => {
  await joinInBrowser(page, server, newName('Away'));
  await expect(page.getByPlaceholder(/^Write to/)).toBeEnabled();
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  await page.context().setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  const left = await fetch(`${server.url}/api/auth/sign-out`, {
    method: 'POST',
    headers: { cookie: cookies, origin: server.url },
  });
  expect(left.status).toBe(200);
  await page.context().setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Sign in to Plastic Grapes' })).toContainText(
    'You were signed out',
  );
  complaints.splice(0);
});

test('a member who changes the password stays signed in in every tab of this browser', async ({
  page,
  server,
  complaints,
}) => {
  await joinInBrowser(page, server, newName('Locksmith'));
  const second = await page.context().newPage();
  await second.goto('/plastic-grapes');
  await expect(second.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.goto('/plastic-grapes/profile');
  await page.getByRole('heading', { name: 'Password', exact: true }).click();
  await page.getByLabel('Current password', { exact: true }).fill(password);
  await page.getByLabel('New password', { exact: true }).fill('whole-bunch-in-the-old-press');
  const sessionAnswer = second.waitForResponse('**/api/auth/get-session');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Changed. You’re signed out everywhere else.')).toBeVisible();
  await sessionAnswer;
  for (const tab of [page, second]) await expect(tab.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.getByText('Where you’re signed in').click();
  await expect(page.getByText('This device')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden();
  // The server rejects requests in progress with the old session.
  complaints.splice(0);
});

test('a passkey is added, and signs in without a password', async ({
  page,
  devtools,
  server,
  complaints,
}) => {
  await joinWithPasskey(page, devtools, server, newName('Keyholder'));
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Cellar laptop');
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect(page.getByText('Cellar laptop')).toBeVisible();
  await expect(toast(page)).toContainText('Saved');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');

  // The virtual authenticator answers at once, so in a browser with passkey autofill no press would be needed.
  await page.goto('/plastic-grapes');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');

  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto('/plastic-grapes');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  // A request may have been in progress when the session ended.
  complaints.splice(0);
});

test('a member leaves, and their messages stay, attributed to a former member', async ({
  page,
  server,
  browser,
}) => {
  const name = newName('Leaver');
  const { email } = await joinInBrowser(page, server, name);
  const other = await openElsewhere(browser, server);
  await joinInBrowser(other.page, server, newName('Stayer'));
  await page.getByPlaceholder(/^Write to/).fill(`So long from ${name}`);
  await page.keyboard.press('Enter');
  const message = other.page.getByRole('listitem').filter({ hasText: `So long from ${name}` });
  await expect(message).toContainText(name);
  await page.goto('/plastic-grapes/profile');
  await page.getByText('Your data', { exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download everything' }).click();
  expect((await download).suggestedFilename()).toBe('plastic-grapes.zip');
  const storedDrafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':drafts:')));
  await page.goto('/plastic-grapes');
  await page.getByPlaceholder(/^Write to/).fill('Begun and left');
  await expect.poll(storedDrafts).toHaveLength(1);
  await page.goto('/plastic-grapes/profile');
  await page.getByText('Your data', { exact: true }).click();
  await page.getByRole('button', { name: 'Email me the link to delete it' }).click();
  await expect(page.getByText(`We emailed a link to ${email}.`)).toBeVisible();
  await expect.poll(() => server.mailedLink(email)).toContain('delete-account=');
  const deleted = page.waitForRequest('**/api/community/deletion');
  // A quick member confirms before the page has the session; their drafts are deleted too.
  await page.route('**/api/auth/get-session', (route) => deleted.then(() => route.fallback()));
  await page.goto(await server.mailedLink(email));
  await page
    .getByRole('dialog', { name: 'Delete your account?' })
    .getByRole('button', { name: 'Delete my account' })
    .click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Account deleted')).toBeVisible();
  expect(await storedDrafts()).toEqual([]);
  await expect(message).toContainText('A former member');
  await other.context.close();
});

test('a member who goes to another page is signed out by the server, and the home page is part of the site', async ({
  page,
  server,
}) => {
  await joinInBrowser(page, server, newName('Wanderer'));
  await page.goto('/');
  await page.goto('/plastic-grapes');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  // Requests in progress when the session ends would fail, and the browser would report them.
  await page.waitForLoadState('networkidle');
  await page.goto('/about');
  await expect(page.getByText('Signed out')).toBeVisible();
  await page.goto('/plastic-grapes');
  await expect(page.getByRole('dialog', { name: 'Sign in to Plastic Grapes' })).toBeVisible();
});

test('a page unknown to the server signs the member out itself', async ({ page, server }) => {
  await joinInBrowser(page, server, newName('Returner'));
  // For the browser this is another site, whose requests alone cannot sign anyone out.
  await page.goto(server.url.replace('localhost', '127.0.0.1'));
  const signOut = page.waitForResponse('**/api/auth/sign-out');
  await page.evaluate((address) => window.location.assign(address), `${server.url}/about`);
  expect((await signOut).status()).toBe(200);
  await expect(page.getByText('Signed out')).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).not.toContain('signed-in');
});

test('a pressed Try again keeps the focus near it, and gets it back when the request fails again', async ({
  page,
  server,
  complaints,
}) => {
  await joinInBrowser(page, server, newName('Trier'));
  const address = '**/me/notifications';
  await page.route(address, (route) => route.abort());
  await page.goto('/plastic-grapes/profile');
  const part = page.locator('summary').filter({ hasText: 'Notifications' });
  await part.click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await again.focus();
  const failed = page.waitForEvent('requestfailed');
  await page.keyboard.press('Enter');
  await failed;
  await expect(again).toBeFocused();
  await page.unroute(address);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email me notifications')).toBeVisible();
  await expect(part).toBeFocused();
  complaints.splice(0);
});
