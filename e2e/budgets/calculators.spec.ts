import { defaultsOf } from '../../apps/web/app/calculator/form/form-spec.ts';
import { calculatorOf } from '../../apps/web/app/tools/registry.ts';
import { expect, test } from '../journey.ts';
import { axeFaults, overflowFaults } from './accessibility.ts';

const rows = ['tank\tpH\tvolume\tfree', 'Red 1\t3,55\t1000\t12', 'Red 2\t9\t1000\t12', 'Red 3\t3.4\t100\t10'];

/** One calculator of each kind. The audit of pages covers the others with open panels, but without field errors. */
const kinds = {
  'with sheet, tanks and proof': 'so2',
  'with an answer by two methods, and a switch': 'alcohol',
  'whose fields depend on a choice': 'density-alcohol',
  'with a dose': 'sorbate',
  'with a picture': 'tank-volume',
  'with neither': 'us-excise-tax',
};

for (const [kind, path] of Object.entries(kinds)) {
  test(`a calculator ${kind} stays accessible on a phone with errors, notices, and all panels open`, async ({
    page,
  }) => {
    const { form, dose, fields: fieldsOf } = calculatorOf(path);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/tools/${path}`);
    const fields = page.locator('main input[inputmode="decimal"]');
    const first = fieldsOf(defaultsOf(form)).find((name) => name in form.numbers) ?? '';
    await fields.first().fill(String((form.numbers[first]?.max ?? 0) * 10_000 + 1));
    await expect(fields.first()).toHaveAttribute('aria-invalid', 'true');
    for (const { label, kind: kindOfChoice, options } of Object.values(form.choices)) {
      // A converter's last option would remove the field with the error.
      if (label === 'Convert') continue;
      const field = page.getByLabel(label, { exact: true });
      // Some choices are shown only for another choice.
      if ((await field.count()) === 0) continue;
      const last = options.at(-1)?.value ?? '';
      if (kindOfChoice === 'switch') await field.check();
      // Several choices may share a name, but only one is shown.
      else if ((await field.locator(`option[value="${last}"]`).count()) > 0) await field.selectOption(last);
    }
    for (const panel of await page.locator('main summary').all()) await panel.click();
    const paste = page.getByLabel('Paste rows from a spreadsheet');
    if (dose) await paste.fill(rows.join('\n'));
    await expect(page.getByText('Opening…')).toHaveCount(0);
    expect(await axeFaults(page, path)).toEqual([]);
    expect(await overflowFaults(page)).toEqual([]);
  });
}
