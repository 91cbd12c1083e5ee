import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { definition as alcohol } from '../../tools/alcohol/definition.ts';
import { definition as brixSg } from '../../tools/brix-sg/definition.ts';
import { definition as densityAlcohol } from '../../tools/density-alcohol/definition.ts';
import { definition as so2 } from '../../tools/so2/definition.ts';
import { definition as yan } from '../../tools/yan/definition.ts';
import { answerTable } from '../batch/answer-table.ts';
import type { Definition } from '../definition/definition.ts';
import { unitAfter } from '../form/decimal.ts';
import { unitFor } from '../form/field.ts';
import { unitOf } from '../form/units.ts';
import { asText } from '../result/as-text.ts';
import { figureToActOn } from '../result/figure-to-act-on.ts';
import { Answer, AnswerInSight } from '../result/result.tsx';
import { DoseSheet } from '../sheet/dose-sheet.tsx';
import { amountOf } from './amount-of.ts';
import { inputsTyped } from './as-typed.ts';
import { type ChosenUnits, unitsOfJobs } from './units-of-jobs.ts';

type Given = Readonly<Record<string, number | string>>;

interface Job {
  readonly title: string;
  readonly calculator: Definition;
  readonly given: Given;
  readonly right: string;
  readonly other?: string;
}

const barrel = { pH: 3.62, volumeL: 225, freeSo2MgPerL: 12 };
const smbs = { compound: 'SMBS', so2Percent: 52 };
const dry = { initialSpecificGravity: 1.1, finalSpecificGravity: 0.994 };

/** The amounts are computed by hand from the publications, never by this code. */
const jobs: readonly Job[] = [
  // 0.8 × 10^1.82 = 52.855; (52.855 − 12) / 0.57 × 0.225; published 0.8 (1 + 10^1.81), at 57.63 %: 15.79, close enough.
  { title: 'a barrel by KMBS', calculator: so2, given: barrel, right: '16.127 g' },
  // 0.8 (1 + 10^1.81) = 52.452; (52.452 − 12) / 0.674 × 0.225.
  {
    title: 'a barrel by SMBS',
    calculator: so2,
    given: { ...barrel, ...smbs },
    right: '13.505 g',
    other: '17.678 g',
  },
  // The strength of the label counts for both methods: (52.855 − 12) / 0.674 × 0.225.
  {
    title: 'a barrel by SMBS with its strength entered',
    calculator: so2,
    given: { ...barrel, ...smbs, so2Percent: 67.4 },
    right: '13.639 g',
  },
  // 0.8 (1 + 10^1.85) = 57.436; (57.436 − 12) / 0.67393 × 0.225; the house figure is 16.5% more.
  {
    title: 'a barrel by SMBS, with the conservative constant',
    calculator: so2,
    given: { ...barrel, ...smbs, model: 'conservative' },
    right: '15.169 g',
    other: '17.678 g',
  },
  {
    title: 'a barrel by SMBS, compared with the OIV at 20 °C',
    calculator: so2,
    given: { ...barrel, ...smbs, model: 'oiv' },
    right: '13.505 g',
    other: '17.678 g',
  },
  // 0.8 × 10^1.6 = 31.849; (31.849 − 10) / 0.57 × 0.1 by the house formula, which has no temperature.
  {
    title: 'the OIV in a cold cellar',
    calculator: so2,
    given: { model: 'oiv', temperatureC: 12 },
    right: '3.833 g',
  },
  // 1000 × 0.106 / (7.75 − 3.75 × 0.093).
  {
    title: 'alcohol of a dry wine',
    calculator: alcohol,
    given: dry,
    right: '14.32% vol',
    other: '13.91%',
  },
  {
    title: 'alcohol with the must read at 27 °C',
    calculator: alcohol,
    given: { ...dry, correction: 'on', initialTemperatureC: 27 },
    right: '14.64% vol',
    other: '14.84%',
  },
  {
    title: 'alcohol with both read at 27 °C',
    calculator: alcohol,
    given: { ...dry, correction: 'on', initialTemperatureC: 27, finalTemperatureC: 27 },
    right: '14.35% vol',
    other: '13.91%',
  },
  // OIML R 22: 979.75 kg/m³ at 20 °C.
  {
    title: 'the lot of the guide, with its extract',
    calculator: densityAlcohol,
    given: { densityKgPerM3: 991.41, extractKgPerM3: 11.66 },
    right: '14.30%',
  },
  {
    title: 'a distillate',
    calculator: densityAlcohol,
    given: { densityKgPerM3: 979.75, liquid: 'distillate' },
    right: '14.30%',
  },
  // 95 + 120 = 215 mg N/L are more than 211.5.
  {
    title: 'a must whose ammonia is reported as nitrogen, with enough',
    calculator: yan,
    given: {
      fanMgNPerL: 95,
      ammoniaMgPerL: 120,
      ammoniaReportedAs: 'N',
      targetMgNPerL: 211.5,
      volumeL: 500,
    },
    right: '0.00 g',
  },
  // 95 + 0.7765 × 35 = 122.18; (211.5 − 122.18) × 500 / 210.
  {
    title: 'a must whose ammonia is reported as ammonium',
    calculator: yan,
    given: {
      fanMgNPerL: 95,
      ammoniaMgPerL: 35,
      ammoniaReportedAs: 'NH4',
      targetMgNPerL: 211.5,
      volumeL: 500,
    },
    right: '212.67 g',
  },
  // 95 + 35 = 130; 81.5 × 500 / 210.
  {
    title: 'a must whose ammonia is reported as nitrogen',
    calculator: yan,
    given: { fanMgNPerL: 95, ammoniaMgPerL: 35, ammoniaReportedAs: 'N', targetMgNPerL: 211.5, volumeL: 500 },
    right: '194.05 g',
  },
  // Gardner: 68 + 45 = 113; 137 × 100 / 210.
  {
    title: 'Gardner’s must, its ammonia as nitrogen',
    calculator: yan,
    given: { fanMgNPerL: 68, ammoniaMgPerL: 45, ammoniaReportedAs: 'N' },
    right: '65.24 g',
  },
  // 12.5 × 24 = 300 by AEB; 120 + 0.8235 × 50 = 161.175; 138.825 × 100 / 210.
  { title: 'a high-demand yeast', calculator: yan, given: { target: 'high' }, right: '66.11 g' },
  // 1000 × 0.098 / (7.75 − 3.75 × 0.083), and by the other the table of methods has 12.86.
  {
    title: 'alcohol from 1.090 to 0.992',
    calculator: alcohol,
    given: { initialSpecificGravity: 1.09, finalSpecificGravity: 0.992 },
    right: '13.17% vol',
    other: '12.86%',
  },
  // 1000 × 0.077 / (7.75 − 3.75 × 0.063).
  {
    title: 'alcohol of a light wine',
    calculator: alcohol,
    given: { initialSpecificGravity: 1.07, finalSpecificGravity: 0.993 },
    right: '10.25% vol',
    other: '10.11%',
  },
  // OIML R 22, table IIIb and IVb at 20 °C: 984.71 is 10 % vol, 982.35 is 12, 978.97 is 15.
  {
    title: 'a weak distillate',
    calculator: densityAlcohol,
    given: { densityKgPerM3: 984.71, liquid: 'distillate' },
    right: '10.00%',
  },
  {
    title: 'a distillate at the strength of wine',
    calculator: densityAlcohol,
    given: { densityKgPerM3: 982.35, liquid: 'distillate' },
    right: '12.00%',
  },
  {
    title: 'a red with the extract of a red',
    calculator: densityAlcohol,
    given: { densityKgPerM3: 989.97, extractKgPerM3: 11 },
    right: '15.00%',
  },
  // Jolicoeur: 1 + (3.8687 B + 0.013048 B² + 0.0000487 B³) / 1000.
  { title: 'must of 24 °Bx', calculator: brixSg, given: {}, right: '1.10104 20/20 °C' },
  { title: 'juice of 10 °Bx', calculator: brixSg, given: { brix: 10 }, right: '1.04004 20/20 °C' },
  { title: 'must of 20 °Bx', calculator: brixSg, given: { brix: 20 }, right: '1.08298 20/20 °C' },
  // USDA 135-A-50.
  { title: 'a concentrate of 60 °Bx', calculator: brixSg, given: { brix: 60 }, right: '1.28908 20/20 °C' },
  // 3.8687 × 23.7732 + 0.013048 × 565.17 + 0.0000487 × 13,436 = 100.00.
  {
    title: 'a hydrometer at 1.100',
    calculator: brixSg,
    given: { direction: 'sgToBrix', specificGravity: 1.1 },
    right: '23.77 °Bx',
  },
];

function textOf(markup: string): string {
  return markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .replaceAll(' %', '%');
}

function workedIn({ calculator, given }: Pick<Job, 'calculator' | 'given'>, units: ChosenUnits) {
  const inputs = inputsTyped(calculator, given, (family) => units[family]);
  const calculation = calculator.compute(inputs, (family) => unitOf(family, units[family]));
  return { inputs, calculation, act: figureToActOn(calculation) };
}

function textsOf({ calculator, given }: Job, units: ChosenUnits = {}): Readonly<Record<string, string>> {
  const { inputs, calculation, act } = workedIn({ calculator, given }, units);
  const columns = (calculator.dose?.tankColumns ?? []).flatMap((name) => {
    const spec = calculator.form.numbers[name];
    if (!spec) return [];
    const unit = unitFor(spec, typeof spec.unit === 'string' ? undefined : units[spec.unit.family]);
    return [{ name, spec, unit }];
  });
  const values = Object.fromEntries(columns.map(({ name }) => [name, Number(inputs[name])]));
  const table = answerTable([{ row: { line: 1, tank: 'B7', values }, act, calculation }], columns);
  const [line] = table.lines;
  const answer = textOf(renderToStaticMarkup(createElement(Answer, { act, note: calculation.note })));
  return {
    page: answer,
    bar: textOf(renderToStaticMarkup(createElement(AnswerInSight, { act }))),
    sheet: textOf(
      renderToStaticMarkup(
        createElement(DoseSheet, {
          title: 'Sheet',
          tank: 'B7',
          date: '',
          given: [],
          calculation,
          act,
          link: 'https://example.org',
        }),
      ),
    ),
    text: asText('Title', calculation, act, ''),
    table: line ? `${line.cells[1]}${unitAfter(act.figure.unit, ' ')}` : '',
  };
}

describe('the jobs that were tried on a phone', () => {
  it.each(jobs)('$title: $right comes first in every view', (job) => {
    const texts = textsOf(job);
    for (const view of ['page', 'sheet', 'text', 'table'] as const) {
      const text = texts[view] ?? '';
      const at = text.indexOf(job.right);
      expect([view, at >= 0]).toEqual([view, true]);
      const other = job.other ? text.indexOf(job.other) : -1;
      expect([view, other === -1 || other > at]).toEqual([view, true]);
    }
    // The bar has the label and the other figure on its left, and the amount in its largest type on its right.
    expect(texts.bar?.trim().endsWith(job.right)).toBe(true);
    expect(texts.table).toBe(job.right);
  });

  // The Brix page states the uncertainty without a range.
  it.each(jobs.filter(({ calculator }) => calculator !== brixSg))(
    '$title: each range includes the answer',
    (job) => {
      const { uncertainty } = workedIn(job, {}).calculation;
      const right = Number.parseFloat(job.right);
      const ranges = uncertainty.flatMap((line) => {
        const [, low, high] = /: ([\d.]+) to ([\d.]+)/.exec(line) ?? [];
        return low && high ? [[Number(low), Number(high)] as const] : [];
      });
      expect(ranges.length).toBeGreaterThan(0);
      for (const [low, high] of ranges) {
        expect(low).toBeLessThanOrEqual(right + 0.01);
        expect(high).toBeGreaterThanOrEqual(right - 0.01);
      }
    },
  );
});

describe.each(Object.entries(unitsOfJobs))('the same jobs in %s', (_, units) => {
  it.each(jobs)('$title: the amount of $right comes first in every view', (job) => {
    const { figure } = workedIn(job, units).act;
    const [is, was] = [amountOf(figure), amountOf(workedIn(job, {}).act.figure)];
    expect(Math.abs(is.amount - was.amount)).toBeLessThanOrEqual(is.leaves + was.leaves);
    const shown = figure.text + unitAfter(figure.unit, ' ');
    const { page, sheet, text, table, bar } = textsOf(job, units);
    expect([page, sheet, text].map((view) => view?.includes(shown))).toEqual([true, true, true]);
    expect(bar?.trim().endsWith(shown)).toBe(true);
    expect(table?.trim()).toBe(shown);
  });
});
