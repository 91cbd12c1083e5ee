import type { Page } from '@playwright/test';
import { calculatorOf } from '../apps/web/app/tools/registry.ts';
import { expect, test } from './journey.ts';

interface ChainStep {
  readonly calculator: string;
  /** Values from earlier steps, by field, before any typing. */
  readonly flows?: Readonly<Record<string, number | RegExp>>;
  readonly hold?: string;
  readonly typed?: Readonly<Record<string, string>>;
  readonly answer?: RegExp;
}

interface Chain {
  readonly title: string;
  readonly steps: readonly [ChainStep, ChainStep, ChainStep, ChainStep, ChainStep];
}

const measureWine = 'Measure first: pH and Current free SO₂.';

const chains: readonly Chain[] = [
  {
    title: 'from a dip to bottled port',
    steps: [
      // π × 1 m² × 1 m.
      { calculator: 'tank-volume', typed: { diameterM: '2', dipM: '1' }, answer: /3,?142/ },
      {
        calculator: 'fortification',
        flows: { wineVolumeL: 3141.6 },
        // 3141.6 × (19 − 13) / (77 − 19) = 325 L by Pearson’s square, as for every sweet wine.
        typed: { sugarGPerL: '100' },
        answer: /325\s?L/,
      },
      {
        calculator: 'back-sweeten',
        // 3141.6 + 325; 100 × 3141.6 / 3466.6.
        flows: { volumeL: 3466.6, sugarFromGPerL: 90.6, alcoholPercentVol: 19 },
        typed: { sugarToGPerL: '110' },
        // (110 − 90.6) × 3466.6 = 67.2 kg, and more for the room that sugar takes.
        answer: /7[0-3]\.\d\s?kg/,
      },
      {
        calculator: 'so2',
        flows: { volumeL: /^35[01]\d/ },
        hold: measureWine,
        typed: { pH: '3.5', freeSo2MgPerL: '10' },
        // (0.8 × 10^1.7 − 10) / 0.57 × 3.51 = 185 g.
        answer: /18[4-6]\.\d/,
      },
      { calculator: 'bottling-run', flows: { volumeL: /^35[01]\d/ } },
    ],
  },
  {
    title: 'over a blend, whose acidity has to be measured',
    steps: [
      // 75.04 × 0.1 × 12 / 10.
      { calculator: 'titratable-acidity', typed: { titrantMl: '12' }, answer: /9\.0/ },
      // (12.5 + 14.5) / 2.
      { calculator: 'blend', answer: /13\.50/ },
      {
        calculator: 'deacidification',
        flows: { volumeL: 2000 },
        hold: 'Measure first: TA now.',
        typed: { taFromGPerL: '8.5', taToGPerL: '7.5' },
        answer: /2\.00\s?kg/,
      },
      {
        calculator: 'acid-addition',
        flows: { taFromGPerL: 7.5, volumeL: 2000 },
        typed: { taToGPerL: '8' },
        // 0.5 g/L × 2000 L.
        answer: /1\.00\s?kg/,
      },
      {
        calculator: 'so2',
        flows: { volumeL: 2000 },
        hold: 'Measure first: pH, Current free SO₂, and Total SO₂ so far.',
      },
    ],
  },
  {
    title: 'from a ripe must to bottles',
    steps: [
      // 75.04 × 0.1 × 12 / 10.
      { calculator: 'titratable-acidity', typed: { titrantMl: '12' }, answer: /9\.0/ },
      // 1000 L of 27 °Bx weigh 1112 kg; × (27 / 24.5 − 1) = 113.5 kg of water.
      { calculator: 'water-addition', answer: /11[34](\.\d)?\s?L/ },
      // 25 g/hL of 1113.7 L.
      { calculator: 'yeast-rehydration', flows: { volumeL: /^1113/ }, answer: /278/ },
      {
        calculator: 'acid-addition',
        // 278 g × 1.25 × 20 = 7 L more; the water may have brought acid.
        flows: { volumeL: /^112[01]/ },
        hold: 'Measure first: TA now.',
        typed: { taFromGPerL: '4.5', taToGPerL: '5.5' },
        answer: /1\.12\s?kg/,
      },
      { calculator: 'bottling-run', flows: { volumeL: /^112[01]/ } },
    ],
  },
];

async function play(page: Page, step: ChainStep) {
  const { calculator, flows = {}, hold, typed = {}, answer } = step;
  await page.getByLabel(/^(Begin with|Then)$/).selectOption({ label: calculatorOf(calculator).title });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const card = page.locator(`[data-step="${calculator}"]`);
  for (const [name, value] of Object.entries(flows)) {
    const field = card.locator(`input[name="${name}"]`);
    if (value instanceof RegExp) await expect(field).toHaveValue(value);
    else await expect.poll(async () => Number(await field.inputValue())).toBeCloseTo(value, 0);
  }
  if (hold) await expect(card.getByRole('status')).toContainText(hold);
  for (const [name, value] of Object.entries(typed)) {
    await card.locator(`input[name="${name}"]`).focus();
    await page.keyboard.type(value);
  }
  if (answer) await expect(card.getByRole('status')).toContainText(answer);
  if (hold && answer) await expect(card.getByRole('status')).not.toContainText('Measure first');
}

for (const { title, steps } of chains) {
  test(`five steps lead ${title}, and remain after a reload`, async ({ page }) => {
    await page.goto('/tools/worksheet');
    for (const step of steps) await play(page, step);
    const answers = () => page.locator('[data-step] output').allTextContents();
    const before = await answers();
    expect(before).toHaveLength(5);
    await page.reload();
    await expect.poll(answers).toEqual(before);
  });
}
