import AxeBuilder from '@axe-core/playwright';
import { defaultsOf } from '../apps/web/app/calculators/form/form-spec.ts';
import { calculators } from '../apps/web/app/calculators/registry.ts';
import { expect, test } from './journey.ts';

const rows = ['tank\tpH\tvolume\tfree', 'Red 1\t3,55\t1000\t12', 'Red 2\t9\t1000\t12', 'Red 3\t3.4\t100\t10'];

test('many tanks at once: each gets its dose, and a bad row is named by its line', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/tools/so2');
  await page.getByText('Many tanks').click();
  await page.getByLabel('Paste rows from a spreadsheet').fill(rows.join('\n'));
  await expect(page.getByText(/^Line 3: pH is 9, outside 2\.8 to 4/)).toBeVisible();
  // 0.8 × 10^1.75 = 44.9873; (44.9873 − 12) / 0.57 × 1000 / 1000 = 57.872.
  await expect(page.getByRole('row', { name: /Red 1/ })).toContainText('57.872\u00a0g');
  await expect(page.getByRole('row', { name: /Red 3/ })).toContainText('3.833\u00a0g');
  await expect(page.getByRole('row', { name: /Red 2/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy as CSV' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^Tank,.*\r\nRed 1,3\.55,1000,12,57\.872,/);
});

test('the dose sheet is one A5 page with the dose and a code that reopens the calculator', async ({
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
  // What to weigh stands largest: (250 − 161.175) × 100 / 210 = 42.298.
  await expect(sheet).toContainText('DAP to add42.30\u00a0g');
  await expect(sheet.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect(sheet).toContainText('Signed');
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  // A5 is 148 by 210 mm, in points.
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? [];
  expect([Number(width) / 72, Number(height) / 72].map((inches) => Math.round(inches * 25.4))).toEqual([
    148, 210,
  ]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`with faults, notices and all panels open it stays accessible on a phone, ${colorScheme}`, async ({
    page,
  }) => {
    // Every calculator there is, one after the other.
    test.setTimeout(600_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const { id: path, form, dose, fields: fieldsOf } of calculators) {
      await page.goto(`/tools/${path}`);
      const fields = page.locator('main input[inputmode="decimal"]');
      const first = fieldsOf(defaultsOf(form)).find((name) => name in form.numbers) ?? '';
      await fields.first().fill(String((form.numbers[first]?.max ?? 0) * 10_000 + 1));
      await expect(fields.first()).toHaveAttribute('aria-invalid', 'true');
      for (const { label, kind, options } of Object.values(form.choices)) {
        // The last option of a converter's direction would take the field away that holds the fault.
        if (label === 'Convert') continue;
        const field = page.getByLabel(label, { exact: true });
        // A choice that another one asks for.
        if ((await field.count()) === 0) continue;
        const last = options.at(-1)?.value ?? '';
        if (kind === 'switch') await field.check();
        // Several choices may bear one name, of which one is shown.
        else if ((await field.locator(`option[value="${last}"]`).count()) > 0) await field.selectOption(last);
      }
      for (const panel of await page.locator('main summary').all()) await panel.click();
      const paste = page.getByLabel('Paste rows from a spreadsheet');
      if (dose) await paste.fill(rows.join('\n'));
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [path, id, nodes.map((node) => node.html)])).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([path, overflow]).toEqual([path, 0]);
    }
  });
}
