import { describe, expect, it } from 'vitest';
import { definition as addition } from '../../tools/addition/definition.ts';
import { definition as yan } from '../../tools/yan/definition.ts';
import { defaultsOf } from '../form/form-spec.ts';
import { unitOf } from '../form/units.ts';
import { figureToActOn } from '../result/figure-to-act-on.ts';
import { answerTable, csvOfAnswers, warningsByTank } from './answer-table.ts';

function tableOf(volumes: readonly number[], mass: string) {
  const answers = volumes.map((volumeL, at) => {
    const inputs = { ...defaultsOf(addition.form), doseGPerHl: 20, volumeL };
    const calculation = addition.compute(inputs, (family) =>
      unitOf(family, family === 'mass' ? mass : undefined),
    );
    return {
      row: { line: at + 1, tank: `T${at}`, values: {} },
      calculation,
      act: figureToActOn(calculation),
    };
  });
  const { headings, lines } = answerTable(answers, []);
  return [headings, ...lines.map(({ cells }) => cells)].map((cells) => cells.slice(1, 3));
}

describe('answerTable', () => {
  it('has the doses’ unit in the heading if all share it', () => {
    expect(tableOf([100, 200], 'g')).toEqual([
      ['Dose (g)', 'Instruction'],
      ['20.0', 'Weigh'],
      ['40.0', 'Weigh'],
    ]);
  });

  it('has a unit in each row if a large tank is in kilograms', () => {
    expect(tableOf([100, 10_000], 'g')).toEqual([
      ['Dose', 'Unit'],
      ['20.0', 'g'],
      ['2.00', 'kg'],
    ]);
  });

  it('has a unit in each row if a large tank is in pounds', () => {
    // 20 g / 28.3495 and 2000 g / 453.592.
    expect(tableOf([100, 10_000], 'lb')).toEqual([
      ['Dose', 'Unit'],
      ['0.705', 'oz'],
      ['4.41', 'lb'],
    ]);
  });

  it('has a unit in each row if another figure has another unit', () => {
    const rows = [100, 10_000].map((volumeL, at) => {
      const inputs = { ...defaultsOf(yan.form), source: 'mix', volumeL } as const;
      const calculation = yan.compute(inputs, (family) =>
        unitOf(family, family === 'mass' ? 'lb' : undefined),
      );
      return {
        row: { line: at + 1, tank: `T${at}`, values: {} },
        calculation,
        act: figureToActOn(calculation),
      };
    });
    const { headings, lines } = answerTable(rows, []);
    const dap = headings.indexOf('DAP to add');
    // 0.4 × 8882.5 / 210 = 16.92 g in 100 L, and a hundred times that.
    expect(lines.map(({ cells }) => cells[dap])).toEqual(['0.597 oz', '3.7300 lb']);
  });

  it('lists limits only at the tanks whose dose exceeds them', () => {
    // 161.175 mg N/L are there: 88.825 / 210 = 0.42 g/L of DAP reach 250, and 338.825 / 210 = 1.61 g/L reach 500.
    const answers = [250, 500].map((targetMgNPerL, at) => {
      const inputs = { ...defaultsOf(yan.form), targetMgNPerL };
      const calculation = yan.compute(inputs, (family) => unitOf(family, undefined));
      return {
        row: { line: at + 1, tank: `T${at}`, values: {} },
        calculation,
        act: figureToActOn(calculation),
      };
    });
    const table = answerTable(answers, []);
    expect(table.lines.map(({ limited }) => limited)).toEqual([false, true]);
    const [heading, within, over] = csvOfAnswers(table).split('\r\n');
    expect(heading).toMatch(/,Limits and cautions$/);
    expect(within).not.toContain('limit');
    expect(over).toContain('Over the limit: 1.61 g/L of DAP exceeds the United States limit');
    expect(warningsByTank(table).map(({ tanks }) => tanks)).toEqual([['T1'], ['T1']]);
  });

  it('has no column for limits and cautions without any', () => {
    const inputs = defaultsOf(yan.form);
    const calculation = yan.compute(inputs, (family) => unitOf(family, undefined));
    const row = { line: 1, tank: 'T0', values: {} };
    const table = answerTable([{ row, calculation, act: figureToActOn(calculation) }], []);
    expect(csvOfAnswers(table)).not.toContain('Limits');
  });
});
