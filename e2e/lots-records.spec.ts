import type { Page } from '@playwright/test';
import { axeFaults, overflowFaults } from './budgets/accessibility.ts';
import { expect, joinInBrowser, newName, test } from './journey.ts';
import type { TestServer } from './server.ts';

/** A winery of two tanks and two barrels with a lot in T9, on a phone. */
async function openCellar(page: Page, server: TestServer) {
  await page.setViewportSize({ width: 390, height: 844 });
  await joinInBrowser(page, server, newName('Olive'));
  await page.goto('/lots');
  await page.getByLabel('Name of the winery').fill('Example Hill');
  await page.getByRole('button', { name: 'Go on to the vessels' }).click();
  await page.getByLabel('Vessels').fill('T9-T10 500\nB101-B102');
  await page.getByRole('button', { name: 'Save the vessels' }).click();
  await page.getByLabel('Vessel', { exact: true }).fill('T9');
  await page.getByLabel('Volume in gal').fill('300');
  await page.getByLabel('Variety').fill('Merlot');
  await page.getByRole('button', { name: 'Add this lot' }).click();
  await expect(page.getByRole('link', { name: /^T9/ })).toBeVisible();
}

test('an inventory is taken without signal, kept over a reload, and signed off as one entry', async ({
  page,
  server,
  complaints,
}) => {
  await openCellar(page, server);
  await page.getByRole('link', { name: 'Month' }).click();
  await page.getByRole('link', { name: 'Inventory' }).click();
  await page.getByRole('button', { name: 'Begin with T9' }).click();
  const field = page.getByLabel('Measured, in gal');
  await field.fill('295');
  await expect(page.getByRole('status').filter({ hasText: '5 gal less than the book, 1.7%' })).toBeVisible();
  await page.getByRole('button', { name: 'evaporation' }).click();
  expect(await axeFaults(page, 'a vessel of the inventory')).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Go on with T10' }).click();
  await page.getByRole('button', { name: 'As the book: 0 gal' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  for (let left = 2; left > 0; left -= 1) await page.getByRole('button', { name: 'Skip' }).click();

  await expect(page.getByText('2 vessels measured: 5 gal less and 0 gal more')).toBeVisible();
  expect(await axeFaults(page, 'the inventory')).toEqual([]);
  expect(await overflowFaults(page)).toEqual([]);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sign off 2 vessels' }).click();
  await expect(page.getByText('is signed off and waits for a connection')).toBeVisible();
  await page.context().setOffline(false);
  // Of the network that was away.
  complaints.splice(0);
  await page.getByRole('region', { name: 'Taken before' }).getByRole('link').click();
  await expect(page.getByRole('row', { name: /^T9/ })).toContainText('−5 gal');
  await expect(page.getByRole('row', { name: /^T9/ })).toContainText('evaporation');

  await page.getByRole('link', { name: 'Losses' }).click();
  await expect(page.getByText('5 gal lost, 1.67% of 300 gal handled')).toBeVisible();
  await page.getByText('Found at inventory: evaporation').click();
  await expect(page.getByText('inventory of 2 vessels').first()).toBeVisible();
  expect(await axeFaults(page, 'losses')).toEqual([]);
  expect(await overflowFaults(page)).toEqual([]);
});
