import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const screen = { width: 390, height: 844 };
test.use({ viewport: screen, hasTouch: true, isMobile: true });

/** The bar, or the answer itself on forms too short for a bar. */
const answerInSight = (page: Page) => page.locator('p[data-bar], output').first();

test('the search shows what it finds directly below its field', async ({ page }) => {
  await page.goto('/tools');
  const field = page.getByLabel('Find a calculator');
  await expect(field).toBeInViewport();
  await field.tap();
  await field.pressSequentially('lower acid');
  const first = page.getByRole('list', { name: 'Calculators found' }).getByRole('link').first();
  await expect(first).toHaveText('Deacidification');
  const [typed, found] = await Promise.all([field.boundingBox(), first.boundingBox()]);
  // Above a keyboard, which takes the lower half of the screen.
  expect((found?.y ?? screen.height) - (typed?.y ?? 0)).toBeLessThan(130);
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
});

test('all calculators are in five screens', async ({ page }) => {
  await page.goto('/tools');
  await expect(page.locator('[data-tool]')).not.toHaveCount(0);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(5 * screen.height);
});

type Field = readonly [label: string | RegExp, value: string];

interface PhoneJob {
  readonly job: string;
  readonly at: string;
  readonly choices?: readonly Field[];
  readonly typed: readonly Field[];
  /** Text in the bar at the bottom of the screen. */
  readonly bar: RegExp;
  readonly says?: RegExp;
}

const gallons = ['Liters or gallons', 'US gal'] as const;

const phoneJobs: readonly PhoneJob[] = [
  {
    job: 'sulfite for three barrels',
    at: 'so2',
    typed: [
      ['pH', '3,62'],
      ['Wine volume', '675'],
      [/^Current free SO₂/, '12'],
    ],
    // (0.8 × 10^1.82 − 12) / 0.57 × 675 / 1000 = 48.381.
    bar: /48\.38\d\s?g/,
  },
  {
    job: 'nutrients for 1,000 L in three parts',
    at: 'yan',
    choices: [
      ['Nitrogen source', '60% organic, 40% DAP'],
      ['Add it', 'In three parts'],
    ],
    typed: [['Must volume', '1000']],
    // 0.4 × 88,825 mg N × 10 / 210 = 169.19 g of DAP in three parts.
    bar: /in all/,
    says: /56\.4/,
  },
  {
    job: 'the glass of a bench trial in 1,200 gallons',
    at: 'fining-trial',
    choices: [gallons, ['Weigh in', 'lb']],
    typed: [
      [/^Added to the sample/, '2'],
      ['Volume of the tank', '1200'],
    ],
    // 100 mg in 102 mL: 0.9804 g/L × 4542.49 L / 453.592; 1.96 % of water, and 1 % is allowed.
    bar: /Over the limit.*9\.82\s?lb/s,
    says: /27 CFR 24\.246/,
  },
  {
    job: 'carbonate for 160 gallons',
    at: 'deacidification',
    choices: [gallons, ['Weigh in', 'lb']],
    typed: [
      [/^TA now/, '9,6'],
      [/^TA wanted/, '8'],
      ['Volume of must or wine', '160'],
    ],
    // 1.6 g/L × 605.666 L / 453.592.
    bar: /2\.14\s?lb/,
  },
  {
    job: 'tirage of a barrel, asked for in psi',
    at: 'tirage',
    choices: [['bar or psi', 'psi']],
    typed: [
      ['Volume of base wine', '225'],
      ['Pressure wanted', '6'],
    ],
    bar: /Not a figure to act on, with Pressure wanted/,
  },
  {
    job: 'a blend to 13.9 %',
    at: 'blend',
    choices: [['Work out', 'the shares of two lots for a target']],
    typed: [['Target', '13,9']],
    // (13.9 − 12.5) / (14.5 − 13.9) × 1000.
    bar: /2333\.3\s?L/,
  },
  {
    job: 'the label of a port',
    at: 'label-alcohol',
    typed: [[/^Measured alcohol/, '20,6']],
    // 20.6 ± 1.0, limited by the tax class at 21.
    bar: /19\.6 to 21\.0/,
  },
  {
    job: 'spirit for 60 gallons',
    at: 'fortification',
    choices: [gallons],
    typed: [['Volume of wine', '60']],
    // By Pearson’s square 60 × 6 / 58 = 6.21, and a little less for the contraction.
    bar: /6\.1\d\s?US gal/,
  },
];

for (const { job, at, choices = [], typed, bar: answer, says } of phoneJobs) {
  test(`the screen shows ${job}, also after a reload`, async ({ page }) => {
    await page.goto(`/tools/${at}`);
    await expect(page.getByRole('button', { name: 'Copy as text' })).toBeEnabled();
    for (const [label, value] of choices) await page.getByLabel(label).first().selectOption(value);
    for (const [label, value] of typed) {
      const field = page.getByLabel(label, { exact: typeof label === 'string' });
      await field.tap();
      await page.keyboard.type(value);
    }
    const check = async () => {
      await expect(answerInSight(page)).toContainText(answer);
      if (says) await expect(page.locator('main')).toContainText(says);
    };
    await check();
    // The address changes 0.3 s after the last key.
    await page.waitForTimeout(500);
    await page.reload();
    await check();
  });
}
