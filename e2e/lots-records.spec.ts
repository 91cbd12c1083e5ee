import { confirmEmail, signUp } from '@orbit-vine/contract/accounts.ts';
import { confirmLink } from '@orbit-vine/contract/mailed-links.ts';
import type { Page } from '@playwright/test';
import { sql } from '../apps/server/src/platform/db/sql.ts';
import { withDatabase } from '../apps/server/testing/signed-in.ts';
import { axeFaults, overflowFaults } from './budgets/accessibility.ts';
import { expect, joinInBrowser, newName, openSettings, password, test } from './journey.ts';
import { emailOf, type TestServer } from './server.ts';

async function openCellar(page: Page, server: TestServer) {
  await page.setViewportSize({ width: 390, height: 844 });
  await joinInBrowser(page, server, newName('Olive'));
  await page.goto('/lots');
  await page.getByLabel('Name of the winery').fill('Example Hill');
  await page.getByRole('button', { name: 'Continue to the vessels' }).click();
  await page.getByLabel('Vessels').fill('T9-T10 500\nB101-B102');
  await page.getByRole('button', { name: 'Save the vessels' }).click();
  await page.getByLabel('Vessel or vessels').fill('T9');
  await page.getByLabel('Volume in gal').fill('300');
  await page.getByLabel('Variety').fill('Merlot');
  await page.getByRole('button', { name: 'Add this lot' }).click();
  await expect(page.getByRole('link', { name: /^T9/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What do the other vessels hold?' })).toBeVisible();
}

const ageProofs = async (server: TestServer) =>
  withDatabase(await server.databaseUrl(), (database) =>
    database.execute(sql`update sessions set authenticated_at = now() - interval '1 hour'`),
  );

test('an inventory is taken offline, survives a reload, and is stored as one entry', {
  tag: '@essential',
}, async ({ page, server, complaints }) => {
  await openCellar(page, server);
  await page.getByRole('link', { name: 'Month' }).click();
  await page.getByRole('link', { name: 'Inventory' }).click();
  await page.getByRole('button', { name: 'Begin with T9' }).click();
  const field = page.getByLabel('Measured, in gal');
  await field.fill('295');
  await expect(page.getByRole('status').filter({ hasText: '5 gal less than on record, 1.7%' })).toBeVisible();
  await page.getByRole('button', { name: 'evaporation' }).click();
  expect(await axeFaults(page, 'a vessel of the inventory')).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Continue with T10' }).click();
  await page.getByRole('button', { name: 'As on record: 0 gal' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  for (let left = 2; left > 0; left -= 1) await page.getByRole('button', { name: 'Skip' }).click();

  await expect(page.getByText('2 vessels measured: 5 gal less and 0 gal more')).toBeVisible();
  expect(await axeFaults(page, 'the inventory')).toEqual([]);
  expect(await overflowFaults(page)).toEqual([]);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sign off 2 vessels' }).click();
  await expect(page.getByText('is signed off and waiting for a connection')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('region', { name: 'Earlier inventories' }).getByRole('link').click();
  await expect(page.getByRole('row', { name: /^T9/ })).toContainText('−5 gal');
  await expect(page.getByRole('row', { name: /^T9/ })).toContainText('evaporation');

  for (const view of ['inventory of a day', 'Labels', 'The month', 'Sheet']) {
    if (view !== 'inventory of a day') await page.getByRole('link', { name: view, exact: true }).click();
    expect(await axeFaults(page, view)).toEqual([]);
    expect(await overflowFaults(page)).toEqual([]);
    if (view === 'The month') await expect(page.getByText('On hand at the end')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Month' }).click();
  await page.getByRole('link', { name: 'Losses' }).click();
  await expect(page.getByText('5 gal lost, 1.67% of 300 gal handled')).toBeVisible();
  await page.getByText('Found at inventory: evaporation').click();
  await expect(page.getByText('inventory of 2 vessels').first()).toBeVisible();
  expect(await axeFaults(page, 'losses')).toEqual([]);
  expect(await overflowFaults(page)).toEqual([]);
  // The browser reports errors of the lost network at any time.
  const others = complaints.filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'));
  complaints.splice(0, complaints.length, ...others);
});

/** Creates the table's address, which needs a proof of presence and is recorded in the history, and revokes it. */
async function shareAndRevoke(page: Page, server: TestServer, complaints: string[]) {
  await page.getByRole('link', { name: 'Sheet' }).click();
  await page.getByRole('link', { name: 'Import and export' }).click();
  await page.getByLabel('What it is for').fill('Office sheet');
  await ageProofs(server);
  await page.getByRole('button', { name: 'Create an address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  // The request for the proof.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('403')]);
  const shown = page.getByRole('status').filter({ hasText: 'shown only once' });
  const address = /http\S+\.csv/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
  expect(await (await page.request.get(address)).text()).toContain('racked T1 to T4 100 gal');
  expect(await axeFaults(page, 'bring in and take away')).toEqual([]);
  expect(await overflowFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Revoke Office sheet' }).click();
  await page.getByRole('button', { name: 'Yes, revoke it: Office sheet' }).click();
  await expect(page.getByText('Address of the table')).toBeHidden();
  expect((await page.request.get(address)).status()).toBe(401);

  await page.getByRole('link', { name: 'Today' }).click();
  await openSettings(page, 'History');
  const history = page.getByRole('main');
  await expect(history.getByText(/created the table address “Office sheet”/)).toBeVisible();
  await expect(history.getByText(/revoked the table address “Office sheet”/)).toBeVisible();
  expect(await axeFaults(page, 'settings with a history')).toEqual([]);
  expect(await overflowFaults(page)).toEqual([]);
}

test('a first visitor finds six vessels, three lots, and a text read back, and is led to the lot manager', async ({
  page,
  server,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const name = newName('Nora');
  // Only from the home page and through its links.
  await page.goto('/');
  await page.getByRole('button', { name: /menu/i }).first().click();
  await page
    .getByRole('link', { name: /Lot manager/i })
    .first()
    .click();
  await page.getByRole('button', { name: 'Sign in or sign up' }).click();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const form = page.getByRole('tabpanel');
  await form.getByLabel('Email').fill(emailOf(name));
  await form.getByLabel('Username').fill(name);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('I am at least 17 years old').check();
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Please check your email')).toBeVisible();
  // The link also leads there in a browser that knows nothing of the sign-up.
  await page.evaluate(() => localStorage.clear());
  await page.goto(await server.mailedLink(emailOf(name)));

  await page.getByLabel('Name of the winery').fill('Example Hill');
  await page.getByRole('button', { name: 'Continue to the vessels' }).click();
  await page.getByRole('link', { name: 'Import it' }).click();
  const csv = (text: string) => ({ name: 'cellar.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const file = page.getByLabel('File to import');
  const vessels = ['T1', 'T2', 'T3', 'T4'].map((tank) => `${tank},tank,500`);
  await file.setInputFiles(
    csv(['name,kind,capacity_gal', ...vessels, 'B1,barrel,', 'B2,barrel,'].join('\n')),
  );
  await page.getByRole('button', { name: 'Store 6 vessels or blocks' }).click();
  await expect(page.getByText('Stored: 6 vessels or blocks.')).toBeVisible();
  const head = 'worked_on,lot,vessels,volume_gal,variety,vintage';
  const lots = ['25-CH-01,T1,480,Chambourcin,2025', '25-CF-01,t2,"300",Cabernet Franc,2025'];
  await file.setInputFiles(
    csv([head, ...lots.map((lot) => `6/1/2026,${lot}`), '6/31/2026,X,T3,1,,'].join('\n')),
  );
  await expect(page.getByText('“worked_on” has to be a day')).toBeVisible();
  expect(await axeFaults(page, 'a table with a fault')).toEqual([]);
  lots.push('24-ME-01,T3,120,Merlot,2024');
  await file.setInputFiles(csv([head, ...lots.map((lot) => `6/1/2026,${lot}`)].join('\n')));
  await expect(page.getByText('25-CF-01, 300 gal in T2')).toBeVisible();
  await page.getByRole('button', { name: 'Store 3 entries' }).click();
  await expect(page.getByText('Stored: 3 entries.')).toBeVisible();

  await page.getByRole('link', { name: 'Today' }).click();
  await expect(page.getByRole('link', { name: /^T3/ })).toContainText('120 gal');
  await page.getByLabel('What was done, as you would text it').fill('racked T1 to T4 100 gal');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Moved 100 gal' })).toBeVisible();

  await shareAndRevoke(page, server, complaints);
});

test('a mailed link that has just been used still leads to the lot manager', async ({
  page,
  server,
  complaints,
}) => {
  const email = emailOf(newName('Nora'));
  const headers = { origin: server.url };
  const chosen = { name: newName('Nora'), email, password, ofAge: true, entrance: 'lots' };
  await page.request.post(signUp.path, { data: chosen, headers });
  const link = await server.mailedLink(email);
  const code = new URL(link).searchParams.get(confirmLink.parameter);
  // As when a page is reloaded while it uses its code.
  const spent = await page.request.post(confirmEmail.path, { data: { code }, headers });
  expect(spent.status()).toBe(200);
  await page.goto(link);
  await expect(page.getByLabel('Name of the winery')).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('410')]);
});
