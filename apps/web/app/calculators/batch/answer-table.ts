import type { FigureToActOn } from '../parts/figure-to-act-on.ts';
import type { Column, Row } from './rows.ts';

export interface Answered {
  readonly row: Row;
  readonly act: FigureToActOn;
}

export interface AnswerTable {
  readonly headings: readonly string[];
  readonly lines: readonly {
    readonly key: number;
    readonly cells: readonly string[];
    /** The place of the figure to act on among the cells. */
    readonly toActOn: number;
    /** The unit of that figure; a column of CSV has it in its heading alone. */
    readonly unit: string | undefined;
    readonly differs: boolean;
  }[];
}

function withUnit(label: string, unit: string | undefined): string {
  return unit ? `${label} (${unit})` : label;
}

export function headingOf({ spec, unit }: Column): string {
  return withUnit(spec.label, unit.label);
}

function givenIn(row: Row, { name, unit }: Column): string {
  return String(Number(unit.fromBase(row.values[name] ?? Number.NaN).toFixed(4)));
}

/**
 * The doses of many tanks as a table and as CSV: what was read of each row, the figure to act on, how it was found, and
 * the other method's figure by its name, so that the first amount in a line is the one to weigh.
 */
export function answerTable(answers: readonly Answered[], columns: readonly Column[]): AnswerTable {
  const first = answers[0]?.act;
  if (!first) return { headings: [], lines: [] };
  const { unit } = first.figure;
  const compared = answers.some(({ act }) => act.other);
  return {
    headings: [
      'Tank',
      ...columns.map(headingOf),
      withUnit('Dose', unit),
      'By',
      ...(compared ? [withUnit('Other method', unit), 'Other method is'] : []),
      ...first.belonging.map(({ label, unit: own }) => withUnit(label, own)),
    ],
    lines: answers.map(({ row, act }) => ({
      key: row.line,
      cells: [
        row.tank,
        ...columns.map((column) => givenIn(row, column)),
        act.figure.text,
        act.figure.label,
        ...(compared ? [act.other?.text ?? '', act.other?.label ?? ''] : []),
        ...act.belonging.map(({ text }) => text),
      ],
      toActOn: columns.length + 1,
      unit: act.figure.unit,
      differs: act.differs,
    })),
  };
}
