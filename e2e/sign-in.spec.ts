import type { Page } from '@playwright/test';
import {
  expect,
  fillInSignUp,
  joinInBrowser,
  newName,
  openElsewhere,
  password,
  signUpInBrowser,
  test,
} from './journey.ts';
import { emailOf } from './server.ts';

test('closing the dialog without an account goes to the home page, and Back does not reopen it', async ({
  page,
}) => {
  await page.goto('/tools');
  await page.goto('/plastic-grapes');
  const dialog = page.getByRole('dialog', { name: 'Sign in to Plastic Grapes' });
  await expect(dialog).toContainText('Join the conversation with other wine industry professionals.');
  // No one has signed in on this device yet.
  await expect(dialog.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/tools');
});

test('an unconfirmed address gets an explanation and can have the mail sent again', async ({
  page,
  server,
  complaints,
}) => {
  const email = `${newName('early')}@example.com`;
  await page.goto('/plastic-grapes');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Username').fill(newName('Early'));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Please confirm that you’re at least 17 years old.')).toBeVisible();
  await page.getByLabel('I am at least 17 years old').check();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Account created')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  const notice = 'Please confirm your email before signing in. Check your inbox for a verification link.';
  await expect(page.getByText(notice)).toBeVisible();
  const first = await server.mailedLink(email);
  await page.getByRole('button', { name: 'Resend confirmation email' }).click();
  await expect.poll(() => server.mailedLink(email)).not.toBe(first);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText(notice)).toBeVisible();
  complaints.splice(0);
});

test('the digest is offered at sign-up, unticked, and is on in the profile of a member who ticked it', async ({
  page,
  server,
}) => {
  const name = newName('Weekly');
  const email = emailOf(name);
  await page.goto('/plastic-grapes');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('I am at least 17 years old').check();
  const digest = page.getByLabel('Send me the week’s best conversations');
  await expect(digest).not.toBeChecked();
  await digest.check();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Account created')).toBeVisible();
  await page.goto(await server.mailedLink(email));
  await expect(page.getByText('Welcome to Plastic Grapes!')).toBeVisible();
  await page.goto('/plastic-grapes/profile');
  await page.getByText('Notifications', { exact: true }).click();
  await expect(page.getByLabel('Email me a weekly digest')).toBeChecked();
});

test('a used link says so', async ({ page, server, browser, complaints }) => {
  const name = newName('Once');
  await signUpInBrowser(page, server, name);
  const { page: other, context } = await openElsewhere(browser, server);
  await other.goto(await server.mailedLink(emailOf(name)));
  await expect(other.getByText('This link has expired or has already been used.')).toBeVisible();
  await context.close();
  complaints.splice(0);
});

async function signUpOnly(page: Page, name: string) {
  const email = await fillInSignUp(page, name);
  await expect(page.getByText('Account created')).toBeVisible();
  return email;
}

test('a link opened on another device asks for the password, and for another name if that is taken', async ({
  page,
  server,
  browser,
  complaints,
}) => {
  const name = newName('Twice');
  const email = await signUpOnly(page, name);
  const link = await server.mailedLink(email);
  const taker = await openElsewhere(browser, server);
  await taker.page.request.post('/api/auth/sign-up/email', {
    data: { name, email: `other-${email}`, password, ofAge: true },
    headers: { origin: server.url },
  });
  const { searchParams } = new URL(await server.mailedLink(`other-${email}`));
  const taken = await taker.page.request.post('/api/auth/confirm-email', {
    data: { code: searchParams.get('code') },
    headers: { origin: server.url },
  });
  expect(taken.ok()).toBe(true);
  await taker.context.close();

  const { page: phone, context } = await openElsewhere(browser, server);
  await phone.goto(link);
  const dialog = phone.getByRole('dialog', { name: 'Confirm your email' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('Please enter your password.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill('not-this-one');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('That isn’t the password you chose when you signed up.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('That username is taken. Please choose another.')).toBeVisible();
  await expect(dialog.getByLabel('Username')).toBeFocused();
  await dialog.getByLabel('Username').fill(newName('Another'));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(phone.getByText('Welcome to Plastic Grapes!')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(phone).toHaveURL(/plastic-grapes(?!.*code=)/);
  await context.close();
  complaints.splice(0);
});

test('a forgotten password is replaced by mail', { tag: '@essential' }, async ({ page, server, browser }) => {
  const { email } = await joinInBrowser(page, server, newName('Forgetful'));
  const { page: other, context } = await openElsewhere(browser, server);
  await other.goto('/plastic-grapes');
  await other.getByRole('tab', { name: 'Sign In' }).click();
  await other.getByRole('button', { name: /forgot/i }).click();
  await other.getByLabel('Email').fill(email);
  await other.getByRole('button', { name: 'Send the link' }).click();
  await expect.poll(() => server.mailedLink(email)).toContain('reset=');
  await other.goto(await server.mailedLink(email));
  await other.getByRole('textbox', { name: 'New password' }).fill('whole-bunch-pressing');
  await other
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await other.getByRole('tabpanel').getByLabel('Email').fill(email);
  await other.getByLabel('Password', { exact: true }).fill('whole-bunch-pressing');
  await other.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
  await expect(other.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await context.close();
});

test('signing out asks about drafts and leads home, and signing in returns to the same channel', async ({
  page,
  server,
  complaints,
}) => {
  const { email } = await joinInBrowser(page, server, newName('Leaving'));
  const write = page.getByPlaceholder(/^Write to/);
  await page
    .getByRole('navigation', { name: 'Channels' })
    .getByRole('link', { name: 'Natural Winemaking' })
    .click();
  await expect(write).toHaveAttribute('placeholder', 'Write to Natural Winemaking');
  await write.fill('Begun and not sent');
  const places = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out?' });
  await expect(question).toContainText(
    'One draft is kept on this device only, and will be deleted when you sign out.',
  );
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(write).toHaveValue('Begun and not sent');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await question.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => [history.length, scrollY])).toEqual([places, 0]);
  // A request may have been in progress when the session ended.
  complaints.splice(0);
  // Text shared from another app waits until the member signs in.
  const shared = { shareTitle: 'Pruning dates', shareText: 'https://example.org/pruning' };
  await page.goto(`/plastic-grapes?${new URLSearchParams(shared)}`);
  const door = page.getByRole('dialog', { name: 'Sign in to Plastic Grapes' });
  await expect(door.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  const people = /\d+ members? so far|\d+ members?, \d+ of whom wrote this week/;
  // The server counts members once a minute; its first answer may be zero.
  await expect(async () => {
    if (!people.test((await door.textContent()) ?? '')) await page.reload();
    await expect(door).toContainText(people, { timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  await door.getByLabel('Email').fill(email);
  await door.getByLabel('Password', { exact: true }).fill(password);
  await door.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
  await expect(write).toHaveAttribute('placeholder', 'Write to Natural Winemaking');
  // The earlier draft was deleted with the session.
  await expect(write).toHaveValue('Pruning dates\nhttps://example.org/pruning');
  expect(new URL(page.url()).search).toBe('');
});

test('a browser without a script, or one that is too old, gets an explanation instead of the community', async ({
  browser,
  server,
}) => {
  const without = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const still = await without.newPage();
  await still.goto('/plastic-grapes');
  await expect(still.getByText('The page needs JavaScript and a browser from 2024 or later.')).toBeVisible();
  await without.close();
  const { context, page } = await openElsewhere(browser, server);
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
  await page.goto('/plastic-grapes');
  await expect(
    page.getByRole('heading', { name: 'This browser is too old for Plastic Grapes' }),
  ).toBeVisible();
  await context.close();
});
