import type { Page } from '@playwright/test';
import { axeFaults, overflowFaults } from './budgets/accessibility.ts';
import { expect, joinInBrowser, newName, test } from './journey.ts';
import type { TestServer } from './server.ts';

async function text(page: Page, words: string, reply: string | RegExp) {
  const field = page.getByLabel('What was done, as you would text it');
  await field.fill(words);
  await field.press('Enter');
  await expect(page.getByText(reply).first()).toBeVisible();
}

/** On a phone. */
async function openCellar(page: Page, server: TestServer, list: string) {
  await page.setViewportSize({ width: 390, height: 844 });
  await joinInBrowser(page, server, newName('Lena'));
  await page.goto('/lots');
  await page.getByLabel('Name of the winery').fill('Example Hill');
  await page.getByRole('button', { name: 'Continue to the vessels' }).click();
  await page.getByLabel('Vessels and bottles').fill(list);
  await page.getByRole('button', { name: 'Save the vessels and the wine' }).click();
  await expect(page.getByRole('heading', { name: 'In the cellar now' })).toBeVisible();
}

test('every lot is in the list, and its page has what was corrected', async ({ page, server }) => {
  await openCellar(
    page,
    server,
    'T1-T2 500 gal\nT3 500 gal, 300 gal of 2024 Merlot, 13.5 %\n2022 Riesling, 40 cases, 12 %',
  );
  await text(page, 'racked T3 to T1 100 gal', /Moved 100 gal/);
  await text(page, 'sorry 90 gal', /Changed/);

  await page.getByRole('link', { name: 'Lots', exact: true }).click();
  const lots = page.getByRole('main').getByRole('listitem');
  await expect(lots).toHaveCount(2);
  await expect(lots.nth(0)).toContainText(/22-RI-01.*2022 Riesling, 12\s% alcohol.*40 cases, 750 mL/);
  await expect(lots.nth(1)).toContainText(/24-ME-01.*2024 Merlot, 13\.5\s% alcohol.*300 gal.*T1, T3/);
  expect(await axeFaults(page, 'the list of lots')).toEqual([]);
  expect(await overflowFaults(page)).toEqual([]);

  await page.getByRole('link', { name: '22-RI-01' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('22-RI-01');
  await expect(page.getByText('In bottles: 40 cases, 750 mL, 12 % alcohol')).toBeVisible();
  await expect(page.getByText('Riesling 2022').first()).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: '24-ME-01' }).click();
  const history = page.getByRole('heading', { name: 'What was done' }).locator('~ ol').getByRole('listitem');
  await expect(history).toHaveCount(3);
  await expect(history.nth(1)).toContainText(/100 gal.*struck out by row/);
  await expect(history.nth(2)).toContainText(/90 gal.*corrects row/);

  await page.getByRole('link', { name: 'Today' }).click();
  await page.getByRole('main').getByRole('link', { name: '24-ME-01' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('24-ME-01');
});

test('one of many lots is found by its code, wine, or vessel', async ({ page, server }) => {
  const wines = [
    'Merlot',
    'Riesling',
    'Syrah',
    'Malbec',
    'Chardonnay',
    'Pinot Noir',
    'Zinfandel',
    'Tannat',
    'Viognier',
  ];
  const list = wines.map((wine, at) => `T${at + 1} 500 gal, 300 gal of 2024 ${wine}`);
  await openCellar(page, server, [...list, 'T10 500 gal, 200 gal of 2023 Merlot'].join('\n'));
  await page.getByRole('link', { name: 'Lots', exact: true }).click();
  const lots = page.getByRole('main').getByRole('listitem');
  await expect(lots).toHaveCount(10);
  const field = page.getByRole('searchbox', { name: 'Code, wine, or vessel' });
  await field.fill('merl');
  await expect(lots).toHaveCount(2);
  await field.fill('merlot 23');
  await expect(lots).toHaveCount(1);
  await expect(lots).toContainText('T10');
  await field.fill('t7');
  await expect(lots).toHaveCount(1);
  await expect(lots).toContainText('Zinfandel');
  await field.fill('port');
  await expect(lots).toHaveCount(0);
  await expect(page.getByText('No lot is found by these words.')).toBeVisible();
  expect(await axeFaults(page, 'the list of lots')).toEqual([]);
});

test('a table that is cut off says that it scrolls', async ({ page, server }) => {
  await openCellar(page, server, 'T3 500 gal, 300 gal of 2024 Merlot\n2022 Riesling, 40 cases');
  const hint = (name: string) =>
    page.getByRole('region', { name }).evaluate((table) => {
      const { content, visibility } = getComputedStyle(table, '::before');
      return { content, visibility, isCut: table.scrollWidth > table.clientWidth };
    });
  const shown = { content: '"Scrolls sideways →"', visibility: 'visible', isCut: true };

  await page.getByRole('link', { name: 'Sheet', exact: true }).click();
  await expect.poll(() => hint('Rows of the sheet')).toEqual(shown);
  await page.getByRole('link', { name: 'Month', exact: true }).click();
  await page.getByRole('link', { name: 'Inventory' }).click();
  await expect.poll(() => hint('Bottles on hand')).toEqual(shown);
  await page.setViewportSize({ width: 1440, height: 844 });
  await expect.poll(() => hint('Bottles on hand')).toMatchObject({ visibility: 'hidden', isCut: false });
});
