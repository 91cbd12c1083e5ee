import { axeFaults, overflowFaults } from './budgets/accessibility.ts';
import { expect, test } from './journey.ts';

test('a worksheet takes a tank from its dip to one work order, and to the recipient of its link', {
  tag: '@essential',
}, async ({ page, browser, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tools/worksheet');
  const add = async (title: string) => {
    await page.getByLabel(/^(Begin with|Then)$/).selectOption({ label: title });
    await page.getByRole('button', { name: 'Add', exact: true }).click();
  };
  const step = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await page.getByLabel('Name', { exact: true }).fill('Before bottling');
  await page.getByLabel('Tank', { exact: true }).fill('Red 1');
  await add('Tank Volume from a Dip');
  // A standing tank, 2 m across, 1 m deep: 1000 π L.
  await step('Tank Volume')
    .getByLabel(/^Inside diameter/)
    .fill('2');
  await step('Tank Volume')
    .getByLabel(/^Depth or ullage/)
    .fill('1');
  await add('Any Addition');
  const addition = step('Any Addition');
  await expect(addition.getByLabel('Volume of wine or must')).toHaveValue('3141.6');
  await expect(addition).toContainText('From step 1.');
  // 20 g/hL × 31.4159 hL.
  await expect(addition.getByRole('status')).toContainText('628\u00a0g');
  await add('Acid to Add');
  expect(await axeFaults(page, '/tools/worksheet')).toEqual([]);
  expect(await overflowFaults(page)).toEqual([]);

  const up = page.getByRole('button', { name: 'Move up: Acid to Add' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 }).nth(1)).toHaveText('2 Acid to Add');
  await expect(up).toBeFocused();

  await page.getByRole('button', { name: 'Copy as link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe('');
  await page.reload();
  await expect(addition.getByLabel('Volume of wine or must')).toHaveValue('3141.6');
  const other = await browser.newContext();
  const reader = await other.newPage();
  await reader.goto(link);
  await expect(reader.getByRole('heading', { name: '3 Any Addition' })).toBeVisible();
  await expect(reader.getByLabel('Name', { exact: true })).toHaveValue('Before bottling');
  expect(new URL(reader.url()).hash).toBe('');
  await other.close();

  await page.getByRole('button', { name: 'Print the work order' }).click();
  await expect(page.locator('[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  const order = page.locator('body > [data-sheet]');
  await expect(order).toContainText('Red 1');
  await expect(order.getByRole('row', { name: /Any addition/i })).toContainText('628\u00a0g');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('a result continues to the next calculator, and to the worksheet, with its numbers', async ({
  page,
}) => {
  await page.goto('/tools/titratable-acidity');
  await page.getByLabel(/^Base used/).fill('9');
  await page.getByText('Use this result').click();
  const next = page.getByRole('link', { name: 'Acid to Add' });
  // 75.04 × 0.1 × 9 / 10 = 6.7536 g/L.
  await expect(next).toHaveAttribute('href', '/tools/acid-addition#acid-addition:taFromGPerL=6.7536');
  await page.getByRole('link', { name: 'Add to the worksheet' }).click();
  await expect(page.getByLabel(/^Base used/)).toHaveValue('9');
  await expect(page).toHaveURL('/tools/worksheet');
});
