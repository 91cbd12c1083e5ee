import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const answer = (page: Page) => page.locator('output');
const note = (page: Page, field: string) =>
  page.getByLabel(field, { exact: true }).evaluate((input) => {
    const id = input.getAttribute('aria-describedby');
    return id ? document.getElementById(id)?.textContent : '';
  });

test.describe('each calculator shows the results of the specification and the publications', () => {
  test('Brix shows five decimals one way, two and a unit the other', async ({ page }) => {
    await page.goto('/tools/brix-sg');
    // USDA 135-A-50: 22.5 °Bx is SG 1.09420, and SG 1.04003 is 10.00 °Bx. The curve is within 0.00004 of the table.
    await page.getByLabel(/^Brix/).fill('22.5');
    const error = async () => {
      const shown = /1\.\d{5}(?!\d)/.exec((await answer(page).textContent()) ?? '')?.[0];
      return Math.abs(Number(shown) - 1.0942);
    };
    await expect.poll(error).toBeLessThanOrEqual(0.00004);
    await page.getByLabel('Convert').selectOption('Specific Gravity to Brix');
    await page.getByLabel(/^Specific gravity/).fill('1.04003');
    await expect(answer(page)).toContainText('10.00\u00a0°Bx');
    // OIV Oeno 21/2004, table II: a must of 24 % holds 237.8 g/L of sugar.
    await page.getByLabel('Convert').selectOption('Brix to Specific Gravity');
    await page.getByLabel(/^Brix/).fill('24');
    await expect(page.locator('dl')).toContainText('237.8\u00a0g/L');
  });

  test('alcohol is the fall in gravity times 131.25', async ({ page }) => {
    await page.goto('/tools/alcohol');
    await page.getByLabel(/^Initial specific gravity/).fill('1.100');
    await page.getByLabel(/^Final specific gravity/).fill('0.994');
    // 0.106 × 131.25 = 13.9125.
    await expect(answer(page)).toContainText('13.91');
    await page.getByLabel('Correct for temperature').check();
    await page.getByLabel('Temperature of the first reading').fill('30');
    // 1.4525e-4 × 10² − 6.6927e-6 × 10 added to the first reading: 0.120458 × 131.25 = 15.810.
    await expect(answer(page)).toContainText('15.81');
    // The main answer comes first: the methods fitted to wine.
    await expect(answer(page)).toContainText(/^Read this: alcohol by Duncan & Acton/);
  });

  test('density follows OIML R 22 both ways, and stops at 20', async ({ page }) => {
    await page.goto('/tools/density-alcohol');
    await page.getByLabel('Liquid').selectOption('Distillate, no extract');
    await page.getByLabel('Density', { exact: true }).fill('990');
    await expect(answer(page)).toContainText('5.79');
    await page.getByLabel('Density', { exact: true }).fill('900');
    await expect(answer(page)).toContainText('>20%');
    await expect(answer(page)).toContainText('Not a figure to act on');
    await page.getByLabel('Convert').selectOption('Alcohol to density');
    await page.getByLabel(/^Alcohol/).fill('20');
    await expect(answer(page)).toContainText('973.6\u00a0kg/m³');
  });

  test('SO₂ shows three decimals of grams and two of free SO₂, from the defaults', async ({ page }) => {
    await page.goto('/tools/so2');
    // 0.8 × 10^1.6 = 31.8486; (31.8486 − 10) / 0.57 × 100 / 1000 = 3.8331.
    await expect(answer(page)).toContainText('3.833\u00a0g');
    await expect(answer(page)).toContainText('31.85\u00a0mg/L');
    // The sodium salt is 67.4 % SO₂ by its atomic weights; the page's 52 % has no source.
    await page.getByLabel('Sulfite').selectOption('Sodium metabisulfite (SMBS)');
    await expect(page.getByLabel(/^SO₂ in the product/)).toHaveValue('52');
    await expect(answer(page)).toContainText(/^Weigh this: sodium metabisulfite, 67\.4%/);
    await page.getByRole('button', { name: 'Use 67.4%' }).click();
    await expect(page.getByLabel(/^SO₂ in the product/)).toHaveValue('67.4');
    await expect(answer(page)).toContainText(/^Sodium metabisulfite to add/);
  });

  test('YAN shows the dose with two decimals, as DAP and as a mix', async ({ page }) => {
    await page.goto('/tools/yan');
    // 120 + 0.8235 × 50 = 161.175; (250 − 161.175) × 100 / 210 = 42.298.
    await expect(answer(page)).toContainText('42.30\u00a0g');
    await expect(answer(page)).toContainText(/161\.1[78]/);
    await page.getByLabel('Nitrogen source').selectOption('60% organic, 40% DAP');
    // 0.4 × 8882.5 / 210 = 16.919.
    await expect(answer(page)).toContainText('16.92\u00a0g');
  });
});

test('a field accepts a comma, steps with the arrow keys, and explains what is wrong with it', async ({
  page,
}) => {
  await page.goto('/tools/so2');
  const pH = page.getByLabel('pH', { exact: true });
  await pH.fill('3,6');
  // 0.8 × 10^1.8 = 50.477.
  await expect(answer(page)).toContainText('50.48');
  await pH.press('ArrowUp');
  await expect(pH).toHaveValue('3.61');
  await pH.press('Shift+ArrowDown');
  await expect(pH).toHaveValue('3.51');

  await pH.fill('3.4');
  await pH.fill('acid');
  await expect(answer(page)).toContainText('31.85');
  await expect(pH).toHaveAttribute('aria-invalid', 'true');
  expect(await note(page, 'pH')).toContain('Not a number');

  await pH.fill('5');
  // At the nearest end, pH 4: 0.8 × 10^2.2 = 126.791.
  await expect(answer(page)).toContainText('126.79');
  expect(await note(page, 'pH')).toBe(
    'Enter 2.8 to 4: the pH of wine lies between 2.8 and 4.0. Showing the result for 4.',
  );
  expect(await pH.getAttribute('inputmode')).toBe('decimal');
});

test('a chosen unit stays, for the field and its neighbors', async ({ page }) => {
  await page.goto('/tools/so2');
  await page.getByLabel('Liters or gallons').selectOption('hL');
  await expect(page.getByLabel('Wine volume')).toHaveValue('1');
  await page.getByLabel('Weigh in').selectOption('oz');
  // 3.8331 g in ounces of 28.3495 g.
  await expect(answer(page)).toContainText('0.1352\u00a0oz');
  await page.reload();
  await expect(page.getByLabel('Wine volume')).toHaveValue('1');
  await expect(answer(page)).toContainText('0.1352\u00a0oz');
  await page.goto('/tools/yan');
  await expect(page.getByLabel('Must volume')).toHaveValue('1');
});

test('a link carries the values without sending them to the server, and copied text explains the result', {
  tag: '@essential',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto('/tools/so2');
  await page.getByLabel('pH', { exact: true }).fill('3.6');
  await page.getByLabel('Sulfite').selectOption('SMBS');
  await page.getByRole('button', { name: 'Copy as link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = new URL(await clipboard());
  expect([link.pathname, link.search]).toEqual(['/tools/so2', '']);

  await page.getByRole('button', { name: 'Copy as text' }).click();
  // Published: (0.8 (1 + 10^1.79) − 10) / 0.674 × 100 / 1000.
  await expect.poll(clipboard).toContain('Weigh this: sodium metabisulfite, 67.4%: 5.954 g');
  expect(await clipboard()).toContain('House formula, 52%: 7.784 g');
  expect(await clipboard()).toContain('0.8 × 10^(3.6 − 1.8) = 50.48 mg/L');

  await page.goto('/about');
  await page.goto(link.href);
  await expect(page.getByLabel('pH', { exact: true })).toHaveValue('3.6');
  await expect(page.getByLabel('Sulfite')).toHaveValue('SMBS');
  await expect(answer(page)).toContainText('7.784');
});

test('a calculator can be used entirely by keyboard', async ({ page }) => {
  await page.goto('/tools/so2');
  await page.getByRole('link', { name: 'Read detailed guide' }).focus();
  const walk = async (to: string) => {
    for (let steps = 0; steps < 30; steps += 1) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const at = document.activeElement;
        return (at instanceof HTMLElement && 'labels' in at ? (at as HTMLInputElement).labels?.[0] : at)
          ?.textContent;
      });
      if (name?.trim().startsWith(to)) return;
    }
    throw new Error(`${to} cannot be reached.`);
  };
  await walk('pH');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('3.6');
  await walk('Sulfite');
  await page.keyboard.press('ArrowDown');
  await expect(answer(page)).toContainText('7.784');
  await walk('How this is worked out');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('math', { name: '0.8 × 10 to the power of (3.6 − 1.8) = 50.48 mg/L' }),
  ).toBeVisible();
  await expect(page.getByText(/published values/)).toBeVisible();
  await walk('Many tanks');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Paste rows from a spreadsheet')).toBeVisible();
  await walk('Paste rows from a spreadsheet');
  await page.keyboard.type('Red 1; 3,6; 100; 10');
  await expect(page.getByRole('row', { name: /Red 1/ })).toContainText('7.784');
});

test('a page that fails to render says so in a sentence and can be reloaded', async ({
  page,
  complaints,
}) => {
  await page.goto('/tools/so2');
  await page.getByLabel('pH', { exact: true }).fill('3.62');
  await expect(answer(page)).not.toContainText('3.833');
  // An error while fields are rendered; a failed computation would show “Error” instead.
  await page.evaluate(() => {
    const map = Object.getOwnPropertyDescriptor(Array.prototype, 'map');
    const value = function fail(this: unknown[], ...given: unknown[]) {
      if (this.includes('pH')) throw new Error('nothing can be drawn');
      return map?.value.apply(this, given);
    };
    Object.defineProperty(Array.prototype, 'map', { ...map, value });
  });
  await page.getByLabel('pH', { exact: true }).fill('3.5');
  await expect(page.getByRole('heading', { name: 'This page has stopped working.' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('nothing can be drawn');
  await page.getByRole('link', { name: 'Load it again' }).click();
  await expect(answer(page)).toContainText(/\d\.\d{3}/);
  complaints.splice(0);
});
