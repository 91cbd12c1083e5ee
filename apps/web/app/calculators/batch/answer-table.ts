import { unitAfter } from '../form/decimal.ts';
import type { Figure } from '../parts/calculation.ts';
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
    /** The unit of that figure, where it is not in a cell of its own. */
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

function textWithUnit(figure: Figure | undefined): string {
  return figure ? figure.text + unitAfter(figure.unit, ' ') : '';
}

const textAlone = (figure: Figure | undefined) => figure?.text ?? '';

/** Whether a column would hold several units, as where a large tank is weighed in kilograms and a small one in grams. */
function hasMixedUnits(acts: readonly FigureToActOn[]): boolean {
  const weighed = acts.flatMap(({ figure, other }) => (other ? [figure.unit, other.unit] : [figure.unit]));
  const beside = acts[0]?.belonging.map((_, at) => acts.map(({ belonging }) => belonging[at]?.unit)) ?? [];
  return [weighed, ...beside].some((units) => new Set(units).size > 1);
}

/**
 * The doses of many tanks as a table and as CSV: what was read of each row, the figure to act on, how it was found, and
 * the other method's figure by its name, so that the first amount in a line is the one to weigh.
 */
export function answerTable(answers: readonly Answered[], columns: readonly Column[]): AnswerTable {
  const first = answers[0]?.act;
  if (!first) return { headings: [], lines: [] };
  const { unit } = first.figure;
  const mixed = hasMixedUnits(answers.map(({ act }) => act));
  // A unit stands once in the heading, or in each cell.
  const heading = (name: string, own: string | undefined) => (mixed ? name : withUnit(name, own));
  const cell = mixed ? textWithUnit : textAlone;
  const compared = answers.some(({ act }) => act.other);
  return {
    headings: [
      'Tank',
      ...columns.map(headingOf),
      heading('Dose', unit),
      ...(mixed ? ['Unit'] : []),
      'Instruction',
      ...(compared ? [heading('Other method', unit), 'Name of other method'] : []),
      ...first.belonging.map(({ label, unit: own }) => heading(label, own)),
    ],
    lines: answers.map(({ row, act }) => ({
      key: row.line,
      cells: [
        row.tank,
        ...columns.map((column) => givenIn(row, column)),
        act.figure.text,
        ...(mixed ? [act.figure.unit ?? ''] : []),
        act.figure.label,
        ...(compared ? [cell(act.other), act.other?.label ?? ''] : []),
        ...act.belonging.map(cell),
      ],
      toActOn: columns.length + 1,
      unit: mixed ? undefined : act.figure.unit,
      differs: act.differs,
    })),
  };
}
