import type { Page } from '@playwright/test';
import type { NumberSpec } from '../apps/web/app/calculator/form/field.ts';
import { defaultsOf } from '../apps/web/app/calculator/form/form-spec.ts';
import { type UnitFamily, unitFamilies } from '../apps/web/app/calculator/form/units.ts';
import { calculators } from '../apps/web/app/tools/registry.ts';
import { expect, holdRequests, test } from './journey.ts';

// A worker would serve the scripts from its cache, where a test cannot delay them.
test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });

const scripts = '**/assets/*.js';
const usGallonL = 3.785411784;
const times = (factor: number) => (typed: number) => typed * factor;

/** For each family, a unit that no page opens with, and the conversion to the formulas’ unit. */
const otherUnits: Readonly<Record<UnitFamily, readonly [unit: string, toBase: (typed: number) => number]>> = {
  volume: ['usGal', times(usGallonL)],
  temperature: ['F', (typed) => (typed - 32) / 1.8],
  density: ['gPerMl', times(1000)],
  extract: ['gPerL', times(1 / 2.58)],
  gravity: ['points', (typed) => 1 + typed / 1000],
  mass: ['lb', times(453.59237)],
  length: ['ft', times(0.3048)],
  bore: ['in', times(25.4)],
  dose: ['gPerL', times(100)],
  fruit: ['usTon', times(0.90718474)],
  yield: ['galPerTon', times(usGallonL / 0.90718474)],
  area: ['acre', times(0.40468564224)],
  pressure: ['psi', times(0.0689475729)],
  // 1 volume is 1.977 g/L.
  carbonDioxide: ['volumes', times(1.977)],
  speed: ['mph', times(1.609344)],
  flow: ['galPerMin', times(usGallonL)],
  sprayRate: ['galPerAcre', times(usGallonL / 0.40468564224)],
};

const familyOf = ({ unit }: NumberSpec) => (typeof unit === 'string' ? undefined : unit.family);

/** All calculators' fields with a choice of unit; `firsts` has the first of each family. */
const fields = calculators.flatMap(({ id, form, fields }) =>
  fields(defaultsOf(form)).flatMap((name) => {
    const spec = form.numbers[name];
    const family = spec && familyOf(spec);
    return spec && family ? [{ id, name, spec, family }] : [];
  }),
);
const firsts = (Object.keys(unitFamilies) as UnitFamily[]).flatMap(
  (family) => fields.find((field) => field.family === family) ?? [],
);
const tried = process.env.EVERY_FIELD ? fields : firsts;

type Field = (typeof fields)[number];

function partsOf(page: Page, { name }: Field) {
  const input = page.locator(`input[name="${name}"]`);
  return { input, unit: input.locator('xpath=..').locator('select') };
}

function numberIn(field: Field, fromBase: (base: number) => number): string {
  const { min, max, initial } = field.spec;
  const base = initial + (Math.min(max, 2 * Math.abs(initial) + 1) - initial) / 8;
  return String(Number(fromBase(base > min ? base : initial).toPrecision(3)));
}

function valueInAddress(page: Page, { id, name }: Field): number {
  const { hash } = new URL(page.url());
  return Number(new URLSearchParams(hash.slice(`#${id}:`.length)).get(name));
}

for (const field of tried) {
  const { id, name, family } = field;
  const [unitId, toBase] = otherUnits[family];
  const unit = unitFamilies[family].find((each) => each.id === unitId);
  const inOther = numberIn(field, (base) => unit?.fromBase(base) ?? base);

  test(`${name} of ${id} typed before the script has the unit chosen beside it`, async ({ page }) => {
    const release = await holdRequests(page, scripts);
    await page.goto(`/tools/${id}`, { waitUntil: 'commit' });
    const { input, unit: select } = partsOf(page, field);
    await select.selectOption(unitId);
    await input.fill(inOther);
    release();
    await expect.poll(() => valueInAddress(page, field)).toBeCloseTo(toBase(Number(inOther)), 6);
    await expect(input).toHaveValue(inOther);
    await expect(select).toHaveValue(unitId);
  });

  test(`${name} of ${id} has the unit beside it while another tab chooses one`, async ({ page, context }) => {
    const typed = numberIn(field, (base) => base);
    await page.goto(`/tools/${id}`);
    await expect(page.getByRole('button', { name: 'Copy as text' })).toBeEnabled();
    const { input, unit: select } = partsOf(page, field);
    await input.focus();
    const other = await context.newPage();
    await other.goto(`/tools/${id}`);
    await expect(other.getByRole('button', { name: 'Copy as text' })).toBeEnabled();
    await partsOf(other, field).unit.selectOption(unitId);
    await page.bringToFront();
    await input.pressSequentially(typed);
    await expect(input).toHaveValue(typed);
    await expect(select).not.toHaveValue(unitId);
    await expect.poll(() => valueInAddress(page, field)).toBe(Number(typed));
    await input.blur();
    await expect(select).toHaveValue(unitId);
    await expect.poll(async () => toBase(Number(await input.inputValue()))).toBeCloseTo(Number(typed), 0);
    expect(valueInAddress(page, field)).toBe(Number(typed));
    await other.close();
  });
}
