import { problems } from '@orbit-vine/contract/problems.ts';
import type { Page, Route } from '@playwright/test';
import { openChannel, row, rows } from './conversation.ts';
import { expect, joinInBrowser, newAdministrator, newName, password, test } from './journey.ts';

const write = (page: Page) => page.getByPlaceholder(/^Write to/);
const form = (page: Page) => page.getByRole('tabpanel');
const button = (page: Page, name: string) => form(page).getByRole('button', { name });

async function expectToast(page: Page, title: string, text = '', urgency = 'polite') {
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  const toast = page.getByRole('status').filter({ has: dismiss });
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  if (text) await expect(toast.getByText(text, { exact: true })).toBeVisible();
  await expect(toast).toHaveAttribute('aria-live', urgency);
  await expect(dismiss).toHaveCount(1);
}
const expectFailure = (page: Page, title: string, text = '') => expectToast(page, title, text, 'assertive');

const fail = (route: Route) => route.abort();
const breakDown = (route: Route) => {
  const problem = { type: 'about:blank', ...problems.NOT_READY, code: 'NOT_READY' };
  return route.fulfill({ status: 503, contentType: 'application/problem+json', json: problem });
};
const unready = 'Required tables do not exist';

async function lookInFromOutside(page: Page) {
  let letSessionIn: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => (letSessionIn = resolve));
  await page.route('**/api/auth/get-session', async (route) => {
    await wait;
    await route.fallback();
  });
  await page.goto('/plastic-grapes');
  await expect(page.getByRole('status').filter({ hasText: 'Loading Plastic Grapes…' })).toBeVisible();
  letSessionIn();
  await expect(page.getByRole('dialog', { name: 'Sign in to Plastic Grapes' })).toBeVisible();
  await expect(page.getByPlaceholder('Sign in to join the conversation')).toBeDisabled();
  await expect(page.getByText('Example', { exact: true })).toHaveCount(3);
  await expect(page.locator('li > [aria-hidden]').getByText(/^(GR|WI|CE)$/)).toHaveCount(3);
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await button(page, 'Sign In').click();
  await expect(page.getByText(/^Please enter your (email address|password)\.$/)).toHaveCount(2);
  await page.getByLabel('Email').fill('nobody');
  await button(page, 'Sign In').click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter an email address.');
}

async function refuseWeakPasswords(page: Page) {
  const field = page.getByLabel('Password', { exact: true });
  await expect(field).toHaveAccessibleDescription(/^At least 6 characters, and hard to guess/);
  await field.fill('grape');
  await button(page, 'Sign Up').click();
  await expect(field).toHaveAccessibleDescription(/must have at least 6 characters/);
  await field.fill('chardonnay');
  await button(page, 'Sign Up').click();
  await expectFailure(page, 'Sign up failed', 'This password is easy to guess.');
  await expect(field).toHaveAccessibleDescription(/easy to guess\. Common words.* Use four words/);
}

test('signing in uses the specified words', async ({ page, server, complaints }) => {
  await lookInFromOutside(page);
  const name = newName('Worded');
  const email = `${name}@example.com`.toLowerCase();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await button(page, 'Sign In').click();
  await expectFailure(page, 'Sign in failed', 'Invalid email or password');

  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('I am at least 17 years old').check();
  await refuseWeakPasswords(page);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign Up').click();
  await expectToast(
    page,
    'Account created',
    'Please check your email to confirm your account before signing in.',
  );
  await button(page, 'Sign In').click();
  await expectFailure(
    page,
    'Email not confirmed',
    'Please check your inbox and confirm your email before signing in.',
  );

  await page.route('**/api/auth/send-verification-email', fail);
  const resend = page.getByRole('button', { name: 'Resend confirmation email' });
  await resend.click();
  await expectFailure(page, 'Failed to resend email');
  await page.unroute('**/api/auth/send-verification-email');
  await page.route('**/api/auth/send-verification-email', async (route) => {
    await expect(page.getByRole('button', { name: 'Resending...' })).toBeVisible();
    await route.fallback();
  });
  await resend.click();
  await expectToast(page, 'Confirmation email sent', 'Please check your inbox for the verification link.');

  await page.goto(await server.mailedLink(email));
  await expectToast(page, 'Welcome to Plastic Grapes!', 'Your account has been created.');
  await page.route('**/api/auth/sign-out', fail);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expectFailure(page, 'Sign out failed', 'Could not sign you out. Please try again.');
  await page.unroute('**/api/auth/sign-out');
  await page.route('**/api/auth/sign-out', async (route) => {
    await expectToast(page, 'Signing out...', 'Please wait while we sign you out.');
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Signed out', { exact: true })).toBeVisible();

  await page.goto('/plastic-grapes');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign In').click();
  await expectToast(page, 'Welcome back!', "You've successfully signed in.");
  complaints.splice(0);
});

test('talking uses the specified words, also when the session has ended', async ({
  page,
  server,
  complaints,
}) => {
  await page.route('**/avatars/**', fail);
  const { email } = await joinInBrowser(page, server, newName('Talker'));
  await expect(page.getByText('General wine and viticulture discussion', { exact: true })).toBeVisible();
  await openChannel(page, 'Natural Winemaking');
  const run = Date.now();
  await write(page).fill('   ');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expectFailure(page, 'Empty message', 'Please enter a message before sending.');
  await write(page).fill(Array.from({ length: 40 }, () => 'A long line').join('\n'));
  expect((await write(page).boundingBox())?.height).toBeLessThanOrEqual(128);
  await write(page).fill(`Cold soak, @Nobody_here? ${run}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Message sent' })).toContainText(
    'Your message has been sent successfully.',
  );
  const own = row(page, `Cold soak, @Nobody_here? ${run}`);
  const plain = await own.getByText(/^Cold soak/).evaluate((element) => getComputedStyle(element).color);
  const marked = own.getByText('@Nobody_here', { exact: true });
  expect(await marked.evaluate((element) => getComputedStyle(element).color)).not.toBe(plain);
  await expect(own.getByText(/ago|now/)).toBeVisible();
  await expect(own.getByText('TA', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Participants: .*\d+ messages?$/ })).toBeVisible();

  const grape = own.getByRole('button', { name: /^Grape/ });
  await page.route('**/reactions/grape', breakDown);
  await grape.click();
  await expectFailure(page, 'Error toggling reaction', unready);
  await expect(grape).toHaveAccessibleName('Grape, 0');
  await page.unroute('**/reactions/grape');
  await grape.click();
  await expect(grape).toHaveAccessibleName('Grape, 1');
  await grape.click();
  await expect(grape).toHaveAccessibleName('Grape, 0');

  await page.route('**/channels/*/messages', breakDown);
  await write(page).fill(`Not stored ${run}`);
  await page.keyboard.press('Enter');
  await expectFailure(page, 'Error sending message', unready);
  await page
    .getByRole('listitem')
    .filter({ hasText: `Not stored ${run}` })
    .getByRole('button', { name: 'Discard' })
    .click();
  await page.unroute('**/channels/*/messages');

  const signInAgain = async () => {
    await expect(page.getByRole('dialog', { name: 'Sign in to Plastic Grapes' })).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await button(page, 'Sign In').click();
  };
  await page.context().clearCookies();
  await write(page).fill(`Kept for later ${run}`);
  await page.keyboard.press('Enter');
  await expectFailure(page, 'Authentication required', 'You must be signed in to send messages.');
  await signInAgain();
  await expect(row(page, `Kept for later ${run}`).getByRole('button', { name: 'Reply' })).toBeVisible();
  await page.context().clearCookies();
  await grape.click();
  await expectFailure(page, 'Authentication required', 'You must be signed in to react to messages.');
  await signInAgain();
  await expect(rows(page).first()).toBeVisible();
  complaints.splice(0);
});

test('failed loads are explained, with examples in place of the content', async ({
  page,
  server,
  complaints,
}) => {
  await joinInBrowser(page, server, newAdministrator());
  const nav = page.getByRole('navigation', { name: 'Channels' });
  const titles = ['General', 'Natural Winemaking', 'Regenerative Viticulture', 'Small Wine Business'];

  let requestCount = 0;
  await page.route('**/api/community/channels', (route) => {
    requestCount += 1;
    return breakDown(route);
  });
  await page.reload();
  await expectFailure(page, 'Error fetching channels', unready);
  expect(requestCount).toBeGreaterThan(1);
  for (const title of titles) await expect(nav.getByRole('link', { name: title })).toBeVisible();
  await page.unroute('**/api/community/channels');

  let letMessagesIn: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => (letMessagesIn = resolve));
  await page.route('**/channels/*/messages?*', async (route) => {
    await wait;
    await breakDown(route);
  });
  await page.goto('/plastic-grapes');
  await expect(nav.getByRole('link', { name: 'General' })).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('[data-skeleton-row]')).toHaveCount(3);
  letMessagesIn();
  await expectFailure(
    page,
    'Error fetching messages',
    'Could not load messages. Using placeholder messages instead.',
  );
  await expect(page.getByText('Example', { exact: true })).toHaveCount(3);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The messages couldn’t be loaded.')).toHaveCount(0);

  await page.route(/api\/(auth\/get-session|community\/me)$/, async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replace(/"name":"[^"]*"/, '"name":""');
    await route.fulfill({ response: answer, body: text });
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Wine Professional' })).toBeVisible();
  // One of the two requests may still be in progress, and is answered before the page closes.
  await page.unrouteAll({ behavior: 'wait' });

  await page.route('**/api/community/status', (route) => route.fulfill({ json: { ready: false } }));
  const made = await page.request.post('/api/community/admin/channels', {
    data: { name: `Nobody yet ${Date.now() % 10_000}`, description: 'Where nothing has been said' },
  });
  await page.goto(`/plastic-grapes/${(await made.json()).id}`);
  await expect(page.getByPlaceholder('One moment: the community isn’t ready yet')).toBeDisabled();
  await page.unroute('**/api/community/status');
  await page.reload();
  await expect(page.getByText('No messages yet. Be the first to start the conversation!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What people talk about here' })).toBeVisible();
  await expect(page.getByText('Example', { exact: true })).toHaveCount(3);
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(nav).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(nav).toBeVisible();
  complaints.splice(0);
});

test('a page older than the API says so, and one that failed to load a part can be reloaded', async ({
  page,
  server,
  complaints,
}) => {
  await joinInBrowser(page, server, newName('Stale'));
  const draft = 'Not finished yet';
  await write(page).fill(draft);
  await page.routeWebSocket('**/api/community/live', (socket) => {
    socket.connectToServer().onMessage((frame) => {
      socket.send(String(frame).replace(/("type":"contract","version":)(\d+)/, '$1999'));
    });
  });
  await page.reload();
  await expect(page.getByText('A newer version of Plastic Grapes is ready.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(write(page)).toHaveValue(draft);

  await page.route('**/assets/search-panel*', fail);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('This part couldn’t be loaded.')).toBeVisible();
  await page.unroute('**/assets/search-panel*');
  await page.getByRole('button', { name: 'Try again' }).click();
  // Some browsers fetch a module again; others remember the failure until the page is reloaded.
  const field = page.getByLabel('Find a channel, member, or message');
  const reload = page.getByRole('button', { name: 'Reload the page' });
  await expect(field.or(reload)).toBeVisible();
  if (await reload.isVisible()) {
    await reload.click();
    await expect(reload).toBeHidden();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
  }
  await expect(field).toBeVisible();
  await expect(write(page)).toHaveValue(draft);
  complaints.splice(0);
});
