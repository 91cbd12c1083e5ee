import { unitAfter } from '../form/decimal.ts';
import type { Calculation, Figure } from '../result/calculation.ts';
import { csvOf } from '../result/csv.ts';
import type { FigureToActOn } from '../result/figure-to-act-on.ts';
import type { Column, Row } from './rows.ts';

export interface TankAnswer {
  readonly act: FigureToActOn;
  readonly calculation: Calculation;
}

export interface Answered extends TankAnswer {
  readonly row: Row;
}

export interface AnswerTable {
  readonly headings: readonly string[];
  readonly lines: readonly {
    readonly key: number;
    readonly cells: readonly string[];
    /** Undefined if each cell has its own unit. */
    readonly unit: string | undefined;
    readonly differs: boolean;
    readonly limited: boolean;
    readonly warnings: readonly string[];
  }[];
}

function warningsOf({ note, limits = [], cautions = [] }: Calculation): readonly string[] {
  return [...(note ? [note] : []), ...limits, ...cautions];
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

function hasMixedUnits(acts: readonly FigureToActOn[]): boolean {
  const weighed = acts.flatMap(({ figure, other }) => (other ? [figure.unit, other.unit] : [figure.unit]));
  const beside = acts[0]?.belonging.map((_, at) => acts.map(({ belonging }) => belonging[at]?.unit)) ?? [];
  return [weighed, ...beside].some((units) => new Set(units).size > 1);
}

/**
 * The doses of many tanks as a table and as CSV. The dose follows the tank's name, so that phones show it without
 * scrolling and the first amount in a line is the one to weigh.
 */
export function answerTable(answers: readonly Answered[], columns: readonly Column[]): AnswerTable {
  const first = answers[0]?.act;
  if (!first) return { headings: [], lines: [] };
  const { unit } = first.figure;
  const mixed = hasMixedUnits(answers.map(({ act }) => act));
  const heading = (name: string, own: string | undefined) => (mixed ? name : withUnit(name, own));
  const cell = mixed ? textWithUnit : textAlone;
  const compared = answers.some(({ act }) => act.other);
  return {
    headings: [
      'Tank',
      heading('Dose', unit),
      ...(mixed ? ['Unit'] : []),
      ...columns.map(headingOf),
      'Instruction',
      ...(compared ? [heading('Other method', unit), 'Name of other method'] : []),
      ...first.belonging.map(({ label, unit: own }) => heading(label, own)),
    ],
    lines: answers.map(({ row, act, calculation }) => ({
      key: row.line,
      cells: [
        row.tank,
        act.figure.text,
        ...(mixed ? [act.figure.unit ?? ''] : []),
        ...columns.map((column) => givenIn(row, column)),
        act.figure.label,
        ...(compared ? [cell(act.other), act.other?.label ?? ''] : []),
        ...act.belonging.map(cell),
      ],
      unit: mixed ? undefined : act.figure.unit,
      differs: act.differs,
      limited: (calculation.limits ?? []).length > 0,
      warnings: warningsOf(calculation),
    })),
  };
}

export function csvOfAnswers({ headings, lines }: AnswerTable): string {
  const warned = lines.some(({ warnings }) => warnings.length > 0);
  return csvOf([
    warned ? [...headings, 'Limits and cautions'] : headings,
    ...lines.map(({ cells, warnings }) => (warned ? [...cells, warnings.join(' ')] : cells)),
  ]);
}

export function warningsByTank({ lines }: AnswerTable) {
  return Array.from(new Set(lines.flatMap(({ warnings }) => warnings)), (says) => ({
    says,
    tanks: lines.filter(({ warnings }) => warnings.includes(says)).map(({ cells }) => cells[0] ?? ''),
  }));
}
