import { expect, joinInBrowser, joinWithPasskey, newName, openElsewhere, password, test } from './journey.ts';

test('a profile is written once and seen by everybody who is here', async ({ page, server, browser }) => {
  const name = newName('Vintner');
  await joinInBrowser(page, server, name);
  await page.getByPlaceholder(/^Write to/).fill(`Hello from ${name}`);
  await page.keyboard.press('Enter');
  const other = await openElsewhere(browser, server);
  await joinInBrowser(other.page, server, newName('Onlooker'));
  const heard = other.page.getByRole('listitem').filter({ hasText: `Hello from ${name}` });
  await expect(heard.getByRole('button', { name, exact: true })).toBeVisible();

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
  await expect(panel.getByText('Saved. Everyone can see it.')).toBeVisible();

  await heard.getByRole('button', { name: renamed, exact: true }).click();
  const card = other.page.getByRole('complementary', { name: renamed });
  await expect(card).toContainText('Long Shadow Cellars');
  await expect(card).toContainText('Hybrids on sand.');
  await expect(card).toContainText(/Member since \w+ \d{4}/);
  await other.page.getByRole('button', { name: /^Participants, / }).click();
  const members = other.page.getByRole('complementary', { name: 'Members' });
  await members.getByLabel('Find a member').fill(renamed.toUpperCase());
  await expect(members.getByRole('listitem')).toHaveCount(1);
  await other.context.close();
});

test('a member sees where they are signed in, and ends it there', async ({ page, server, browser }) => {
  const { email } = await joinInBrowser(page, server, newName('Twice'));
  const other = await openElsewhere(browser, server);
  await other.page.goto('/plastic-grapes');
  await other.page.getByRole('tab', { name: 'Sign In' }).click();
  await other.page.getByLabel('Email').fill(email);
  await other.page.getByLabel('Password', { exact: true }).fill(password);
  await other.page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
  await expect(other.page.getByText('Welcome back!')).toBeVisible();
  await page.goto('/plastic-grapes/profile');
  await page.getByText('Where you are signed in').click();
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(other.page.getByRole('dialog', { name: 'Sign in to Plastic Grapes' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden();
  await other.context.close();
});

test('who was signed out while their network was gone is told so once it is back', async ({
  page,
  server,
  complaints,
}) => {
  await joinInBrowser(page, server, newName('Away'));
  await expect(page.getByPlaceholder(/^Write to/)).toBeEnabled();
  const held = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  const left = await fetch(`${server.url}/api/auth/sign-out`, {
    method: 'POST',
    headers: { cookie: held, origin: server.url },
  });
  expect(left.status).toBe(200);
  await page.context().setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Sign in to Plastic Grapes' })).toContainText(
    'You were signed out',
  );
  complaints.splice(0);
});

test('a member who changes the password stays in, in every tab of this browser', async ({
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
  const asked = second.waitForResponse('**/api/auth/get-session');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Changed. You are signed out everywhere else.')).toBeVisible();
  await asked;
  for (const tab of [page, second]) await expect(tab.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.getByText('Where you are signed in').click();
  await expect(page.getByText('This device')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden();
  // What was under way with the session of before is refused.
  complaints.splice(0);
});

test('a passkey is added, and is a way in without a password', async ({
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
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');

  // The key is at hand, so that a browser which fills passkeys in needs no press.
  await page.goto('/plastic-grapes');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');

  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto('/plastic-grapes');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  // Something may still have been asked as a session ended.
  complaints.splice(0);
});

test('a member leaves, and what they said stays by a former member', async ({ page, server, browser }) => {
  const name = newName('Leaver');
  const { email } = await joinInBrowser(page, server, name);
  const other = await openElsewhere(browser, server);
  await joinInBrowser(other.page, server, newName('Stayer'));
  await page.getByPlaceholder(/^Write to/).fill(`So long from ${name}`);
  await page.keyboard.press('Enter');
  const heard = other.page.getByRole('listitem').filter({ hasText: `So long from ${name}` });
  await expect(heard).toContainText(name);
  await page.goto('/plastic-grapes/profile');
  await page.getByText('Your data', { exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download everything' }).click();
  expect((await download).suggestedFilename()).toBe('plastic-grapes.zip');
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':drafts:')));
  await page.goto('/plastic-grapes');
  await page.getByPlaceholder(/^Write to/).fill('Begun and left');
  await expect.poll(kept).toHaveLength(1);
  await page.goto('/plastic-grapes/profile');
  await page.getByText('Your data', { exact: true }).click();
  await page.getByRole('button', { name: 'Email me the link to delete it' }).click();
  await expect(page.getByText(`We emailed a link to ${email}.`)).toBeVisible();
  await expect.poll(() => server.mailedLink(email)).toContain('delete-account=');
  const deleted = page.waitForRequest('**/api/community/deletion');
  // Who is quick confirms before the page knows who is signed in, and leaves as little.
  await page.route('**/api/auth/get-session', (route) => deleted.then(() => route.fallback()));
  await page.goto(await server.mailedLink(email));
  await page
    .getByRole('dialog', { name: 'Delete your account?' })
    .getByRole('button', { name: 'Delete my account' })
    .click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Account deleted')).toBeVisible();
  expect(await kept()).toEqual([]);
  await expect(heard).toContainText('A former member');
  await other.context.close();
});

test('a member who goes to another page is signed out by the server, and home is no other page', async ({
  page,
  server,
}) => {
  await joinInBrowser(page, server, newName('Wanderer'));
  await page.goto('/');
  await page.goto('/plastic-grapes');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  // What is still asked for as the session ends would be refused, and the browser would say so.
  await page.waitForLoadState('networkidle');
  await page.goto('/about');
  await expect(page.getByText('Signed out')).toBeVisible();
  await page.goto('/plastic-grapes');
  await expect(page.getByRole('dialog', { name: 'Sign in to Plastic Grapes' })).toBeVisible();
});

test('a page that the server did not know of signs the member out itself', async ({ page, server }) => {
  await joinInBrowser(page, server, newName('Returner'));
  // To the browser this is another site, from which nobody may be signed out by a request alone.
  await page.goto(server.url.replace('localhost', '127.0.0.1'));
  const signOut = page.waitForResponse('**/api/auth/sign-out');
  await page.evaluate((address) => window.location.assign(address), `${server.url}/about`);
  expect((await signOut).status()).toBe(200);
  await expect(page.getByText('Signed out')).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).not.toContain('signed-in');
});
