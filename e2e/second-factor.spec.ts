import type { Page } from '@playwright/test';
import { codeOf } from '../apps/server/testing/authenticator.ts';
import { axeFaults, overflowFaults } from './budgets/accessibility.ts';
import {
  expect,
  joinInBrowser,
  joinWithPasskey,
  newAdministrator,
  newName,
  password,
  testOnOwnServer,
} from './journey.ts';

const test = testOnOwnServer({ STAFF_SECOND_FACTOR: 'on' });

async function expectGoodLooks(page: Page, widths = [390, 1_440]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect([...(await axeFaults(page, page.url())), ...(await overflowFaults(page))]).toEqual([]);
  }
}

test('an administrator sets up an authenticator app, and confirms with it what a password cannot', {
  tag: '@essential',
}, async ({ page, server, complaints }) => {
  const { email } = await joinInBrowser(page, server, newAdministrator());
  await page.getByRole('link', { name: /^Moderation/ }).click();
  await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectGoodLooks(page);
  const key = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('That code is wrong or has already been used.')).toBeVisible();
  await page.getByLabel('Code').fill(await codeOf(key));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused();
  await expect(page.locator('main li')).toHaveCount(10);
  await expectGoodLooks(page);
  const recovery = (await page.locator('main li').first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('There’s nothing to review.')).toBeVisible();

  await page.goto('/plastic-grapes');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/plastic-grapes');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: /^Moderation/ }).click();
  await expect(page.getByRole('heading', { name: 'Confirm that it’s you' })).toBeVisible();
  await page.getByLabel('Code').fill(recovery);
  await page.keyboard.press('Enter');
  await expect(page.getByText('There’s nothing to review.')).toBeVisible();
  // Requests rejected until then are not errors of the page.
  complaints.splice(0);
});

test('a passkey whose device verifies its user is a second factor by itself', async ({
  page,
  devtools,
  server,
  complaints,
}) => {
  await joinWithPasskey(page, devtools, server, newAdministrator());
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');

  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto('/plastic-grapes');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('link', { name: /^Moderation/ }).click();
  await expect(page.getByText('There’s nothing to review.')).toBeVisible();
  // Requests rejected until then are not errors of the page.
  complaints.splice(0);
});

test('“This was not me” in a letter locks an intruder out', async ({ page, server, complaints }) => {
  const { email } = await joinInBrowser(page, server, newName('Robbed'));
  const changed = await page.request.post('/api/auth/change-password', {
    data: { currentPassword: password, newPassword: 'chosen-by-a-thief-of-wine' },
    headers: { origin: server.url },
  });
  expect(changed.status()).toBe(200);
  await expect.poll(() => server.mailedLink(email)).toContain('not-me=');
  await page.goto(await server.mailedLink(email));
  const dialog = page.getByRole('dialog', { name: 'Wasn’t this you?' });
  await expect(dialog).toBeVisible();
  await expectGoodLooks(page);
  await dialog.getByRole('button', { name: 'Secure my account' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your account is secured')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Sign in to Plastic Grapes' })).toBeVisible();
  await expect.poll(() => server.mailedLink(email)).toContain('reset=');
  await page.goto(await server.mailedLink(email));
  await page.getByLabel('New password', { exact: true }).fill('taken-back-by-its-owner');
  await expect(page.getByRole('checkbox', { name: 'Remove my passkeys, too' })).toBeChecked();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('You can sign in with it now.')).toBeVisible();
  complaints.splice(0);
});

test('a session without a recent proof is asked for it, and then completes the request', async ({
  page,
  server,
  complaints,
}) => {
  await joinInBrowser(page, server, newName('Stale'));
  // Simulates the server's answer to a session of an hour ago, until the session gives a proof.
  let proved = false;
  await page.route('**/api/community/me/deletion', (route) =>
    proved
      ? route.continue()
      : route.fulfill({
          status: 403,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            type: 'urn:orbit-vine:problem:REAUTHENTICATION_NEEDED',
            title: 'Confirm that it’s you first.',
            status: 403,
            code: 'REAUTHENTICATION_NEEDED',
          }),
        }),
  );
  await page.route('**/api/auth/reauthenticate', async (route) => {
    const response = await route.fetch();
    proved = response.ok();
    await route.fulfill({ response });
  });
  await page.setViewportSize({ width: 1_440, height: 900 });
  await page.goto('/plastic-grapes/profile');
  await page.getByText('Your data', { exact: true }).click();
  await page.getByRole('button', { name: 'Email me the link to delete it' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeVisible();
  // At another width the panel would be another element, which would lose the pending request.
  await expectGoodLooks(page, [1_440]);
  await dialog.getByLabel('Password', { exact: true }).fill('not-this-one');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('That isn’t your current password.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Your account will be deleted once you confirm there.')).toBeVisible();
  complaints.splice(0);
});
