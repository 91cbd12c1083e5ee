import type { Page } from '@playwright/test';
import { expect, holdRequests, test } from './journey.ts';

// A worker would serve the scripts from its cache, where a test cannot delay them.
test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });

const volumeUnit = 'Liters or gallons';
const answer = (page: Page) => page.locator('output');
const ready = (page: Page) => expect(page.getByRole('button', { name: 'Copy as text' })).toBeEnabled();

async function openWithoutScript(page: Page, calculator: string) {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto(`/tools/${calculator}`, { waitUntil: 'commit' });
  return release;
}

test.describe('of a form without its script', () => {
  test('a wine’s gravity in points and its Brix are read as they stand', async ({ page }) => {
    const release = await openWithoutScript(page, 'wine-alcohol');
    await page.getByLabel('SG, Brix, or points').selectOption('points');
    await page.getByLabel('Specific gravity of the wine').fill('-5');
    await page.getByLabel(/^Refractometer reading/).fill('7,4');
    release();
    // 1.646 × 7.4 − 2.703 × (145 − 145 / 0.995) − 1.794 = 12.18 + 1.97 − 1.79.
    await expect(answer(page)).toContainText('12.4');
    await expect(page.getByLabel('Specific gravity of the wine')).toHaveValue('-5');
  });

  test('a choice that changes the fields leaves each number in its field', async ({ page }) => {
    const release = await openWithoutScript(page, 'wine-alcohol');
    await page.getByLabel(/^Refractometer reading/).fill('7.4');
    await page.getByLabel('Measured with').selectOption('an ebulliometer');
    await page.getByLabel('Specific gravity of the wine').fill('1.000');
    release();
    // d = 100 − 91.3 = 8.7: 1.4843 − 0.4217 + 0.1458 + 11.8726 − 1.2922.
    await expect(answer(page)).toContainText('11.8');
    await expect(page.getByLabel('The wine boils at')).toHaveValue('91.3');
    await page.getByLabel('Measured with').selectOption('hydrometer and refractometer');
    await expect(page.getByLabel(/^Refractometer reading/)).toHaveValue('7.4');
    await expect(page.getByLabel('Specific gravity of the wine')).toHaveValue('1.000');
  });

  test('the lots of a blend may be in gallons and in liters', async ({ page }) => {
    const release = await openWithoutScript(page, 'blend');
    await page.getByLabel(volumeUnit).first().selectOption('US gal');
    await page.getByLabel('Volume of lot A').fill('60');
    await page.getByLabel('Volume of lot B').fill('400');
    await page.getByLabel('Alcohol of lot A').fill('13');
    release();
    // 60 × 3.785412 = 227.125 L of 13 % and 400 L of 14.5 %: (2952.62 + 5800) / 627.125; 627.125 / 3.785412.
    await expect(answer(page)).toContainText('13.96');
    await expect(answer(page)).toContainText('165.7');
    await expect(page.getByLabel('Volume of lot A')).toHaveValue('60');
    // The field typed in last still has the focus, and its liters.
    await page.getByLabel('Alcohol of lot A').focus();
    await expect(page.getByLabel('Volume of lot B')).toHaveValue('105.7');
  });

  test('a deacidification in gallons is weighed in the pounds chosen', async ({ page }) => {
    const release = await openWithoutScript(page, 'deacidification');
    await page.getByLabel('TA now').fill('9,6');
    await page.getByLabel(volumeUnit).selectOption('US gal');
    await page.getByLabel('Volume of must or wine').fill('160');
    await page.getByLabel('Weigh in').selectOption('lb');
    release();
    // (9.6 − 8) g/L × 160 × 3.785412 L × 1.0 / 453.592 = 2.136 lb.
    await expect(answer(page)).toContainText('2.14\u00a0lb');
    await expect(page.getByLabel('Volume of must or wine')).toHaveValue('160');
  });
});

test.describe('before the script loads', () => {
  test('a Brix typed before a change to volumes stays in its field', async ({ page }) => {
    const release = await openWithoutScript(page, 'units');
    await page.getByLabel('Brix', { exact: false }).first().fill('20');
    await page.getByLabel('Convert').selectOption('A volume');
    release();
    await expect(page.getByLabel('Volume', { exact: true })).toHaveValue('225');
    await page.getByLabel('Convert').selectOption('Sugar and gravity');
    await expect(page.getByLabel(/^Brix/)).toHaveValue('20');
  });

  test('a round of barrels in gallons', async ({ page }) => {
    const release = await openWithoutScript(page, 'barrel-round');
    await page.getByLabel('Number of barrels').fill('10');
    await page.getByLabel(volumeUnit).selectOption('US gal');
    await page.getByLabel('Volume of a barrel').fill('59');
    release();
    // 10 × 59 gal × 5 / 100 × 30 / 365.
    await expect(answer(page)).toContainText('2.42');
    await expect(page.getByLabel('Volume of a barrel')).toHaveValue('59');
  });

  test('the fields that a switch adds to a trial appear, and the tank stays in gallons', async ({ page }) => {
    const release = await openWithoutScript(page, 'fining-trial');
    await page.getByLabel('I have readings from the trial').check();
    await page.getByLabel(volumeUnit).selectOption('US gal');
    await page.getByLabel('Volume of the tank').fill('1200');
    release();
    await expect(page.getByLabel('Reading at 25 g/hL')).toBeVisible();
    await expect(page.getByLabel('Volume of the tank')).toHaveValue('1200');
    // 1 mL of 5 % in 100 mL of wine: 50 mg / 101 mL × 1200 × 3.785412 L = 2249 g.
    await expect(answer(page)).toContainText('2.25\u00a0kg');
  });

  test('a table of days keeps its degrees beside fields in another unit', async ({ page }) => {
    const release = await openWithoutScript(page, 'degree-days');
    const base = page.getByLabel('Base temperature');
    await base.locator('xpath=..').getByLabel('Celsius or Fahrenheit').selectOption('°F');
    await page
      .getByRole('textbox', { name: 'A season from a table' })
      .fill('2026-05-01; 24; 12\n2026-05-02; 26; 14');
    await base.fill('50');
    release();
    // (18 − 10) + (20 − 10) °C days, 1.8 times as many of °F; 50 °F is 10 °C.
    await expect(page.getByRole('row', { name: /average/ })).toContainText(/18\s*32/);
    await expect(base).toHaveValue('50');
  });
});

test.describe('while another tab chooses a unit', () => {
  async function chooseElsewhere(page: Page, calculator: string, name: string, unit: string) {
    const other = await page.context().newPage();
    await other.goto(`/tools/${calculator}`);
    await ready(other);
    await other.getByLabel(name).first().selectOption(unit);
    await other.close();
    await page.bringToFront();
  }

  test('the lot of a blend that is being typed stays in liters', async ({ page }) => {
    await page.goto('/tools/blend');
    await ready(page);
    const lotB = page.getByLabel('Volume of lot B');
    await lotB.focus();
    await chooseElsewhere(page, 'fortification', volumeUnit, 'US gal');
    await lotB.pressSequentially('600');
    await expect(lotB).toHaveValue('600');
    // 1000 L of 12.5 % and 600 L of 14.5 %.
    await expect(answer(page)).toContainText('13.25');
    await lotB.blur();
    await expect(lotB).toHaveValue('158.5');
    await expect(page.getByLabel('Volume of lot A')).toHaveValue('264.2');
    await expect(answer(page)).toContainText('13.25');
  });

  test('a boiling point that is being typed stays in °C', async ({ page }) => {
    await page.goto('/tools/wine-alcohol#wine-alcohol:method=ebulliometer&specificGravity=1');
    await ready(page);
    const water = page.getByLabel('Water boils at');
    await water.focus();
    await chooseElsewhere(page, 'hydrometer', 'Celsius or Fahrenheit', '°F');
    await water.pressSequentially('99,9');
    await page.getByLabel('The wine boils at').focus();
    // 99.9 × 1.8 + 32 = 211.82; d = 99.9 − 91.3 = 8.6: 1.4172 − 0.4074 + 0.1425 + 11.7361 − 1.2922.
    await expect(water).toHaveValue('211.82');
    await expect(answer(page)).toContainText('11.6');
  });

  test('rows of tanks stay in the units they were pasted under', async ({ page }) => {
    await page.goto('/tools/deacidification');
    await page.getByText('Many tanks').click();
    const rows = page.getByLabel('Paste rows from a spreadsheet');
    await rows.fill('Vidal 1; 9,5; 8; 1000');
    // 1.5 g/L × 1000 L × 1.0, and 1 g/L × 600 L.
    const vidal = page.getByRole('row', { name: /Vidal 1/ });
    await expect(vidal).toContainText(/1\.50\s?kg/);
    await chooseElsewhere(page, 'so2', volumeUnit, 'US gal');
    await rows.press('End');
    await rows.pressSequentially('\nSeyval; 9; 8; 600');
    await expect(vidal).toContainText(/1\.50\s?kg/);
    await expect(page.getByRole('row', { name: /Seyval/ })).toContainText(/600\s?g/);
    await expect(page.getByRole('columnheader', { name: /Volume.*L/ })).toBeVisible();
  });
});
