import { expect, test } from './journey.ts';

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

const rows = ['tank\tpH\tvolume\tfree', 'Red 1\t3,55\t1000\t12', 'Red 2\t9\t1000\t12', 'Red 3\t3.4\t100\t10'];

test('many tanks at once each get a dose, and a bad row is reported by its line', {
  tag: '@essential',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/tools/so2');
  await page.getByText('Many tanks').click();
  await page.getByLabel('Paste rows from a spreadsheet').fill(rows.join('\n'));
  await expect(page.getByText(/^Line 3: pH is 9, outside the range of 2\.8 to 4/)).toBeVisible();
  // 0.8 × 10^1.75 = 44.9873; (44.9873 − 12) / 0.57 × 1000 / 1000 = 57.872.
  await expect(page.getByRole('row', { name: /Red 1/ })).toContainText('57.872\u00a0g');
  await expect(page.getByRole('row', { name: /Red 3/ })).toContainText('3.833\u00a0g');
  await expect(page.getByRole('row', { name: /Red 2/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy as CSV' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^Tank,.*\r\nRed 1,57\.872,3\.55,1000,12,/);
  // The page with the working, which has loaded by now, is the longest of the calculators.
  await expect(page.getByRole('group', { name: /^Formula/, includeHidden: true })).not.toHaveCount(0);
  for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format }))).toBe(1);
});

test('the dose sheet fits one A5 page with the dose and a code that reopens the calculator, or two pages without hiding anything', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/tools/yan');
  await page.getByText('Dose sheet').click();
  await page.getByLabel('Tank name').fill('White 3');
  await page.getByRole('button', { name: 'Print dose sheet' }).click();
  await expect(page.locator('[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('body > [data-sheet]');
  await expect(sheet).toContainText('White 3');
  // The amount to weigh is printed largest: (250 − 161.175) × 100 / 210 = 42.298.
  await expect(sheet).toContainText('DAP to add42.30\u00a0g');
  await expect(sheet.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect(sheet).toContainText('Signed');
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pagesOf(pdf)).toBe(1);
  // A5 is 148 by 210 mm, in points.
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf.toString('latin1')) ?? [];
  expect([Number(width) / 72, Number(height) / 72].map((inches) => Math.round(inches * 25.4))).toEqual([
    148, 210,
  ]);

  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel('Nitrogen source').selectOption('three');
  await page.getByLabel('Add it').selectOption('4');
  await page.getByRole('button', { name: 'Print dose sheet' }).click();
  await expect(sheet).toHaveCount(1);
  // Between margins of 8 mm, A5 has room for 132 by 194 mm: 499 by 733 pixels at 96 an inch.
  await page.setViewportSize({ width: 499, height: 733 });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(sheet.getByText('Signed')).toBeInViewport({ ratio: 1 });
  const { clipped, smallest } = await sheet.evaluate((root) => {
    const all = [root, ...root.querySelectorAll('*')].map((element) => ({
      style: getComputedStyle(element),
      element,
    }));
    return {
      clipped: all.filter(({ style }) => style.overflow !== 'visible').map(({ element }) => element.tagName),
      smallest: Math.min(...all.map(({ style }) => Number.parseFloat(style.fontSize))),
    };
  });
  expect(clipped.filter((name) => name !== 'svg')).toEqual([]);
  // 7.5 points are ten pixels.
  expect(smallest).toBeGreaterThanOrEqual(10);
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(2);
});
