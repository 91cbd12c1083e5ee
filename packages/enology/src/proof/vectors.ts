import type { FormulaCall } from '../formulas.ts';
import { disagreementAt } from './disagreements.ts';
import { reproduce } from './proof.ts';
import { type PublishedPoint, publishedPoints } from './published-points.ts';

/** A published value for testing other software, with this package's result. */
export interface Vector extends Omit<PublishedPoint, 'asPrinted'> {
  /** As printed. */
  readonly inputs: PublishedPoint['asPrinted'];
  /** The formula's arguments in its own units. */
  readonly arguments: FormulaCall['inputs'];
  /** This package's result; null outside the formula's range. */
  readonly ours: number | null;
  /** Why the two differ by more than the value's rounding, if they do. */
  readonly disagreement: string | undefined;
}

/** Every published value that the formulas are tested with. */
export function vectors(): readonly Vector[] {
  return publishedPoints.map((point) => {
    const { outcome } = reproduce(point);
    const { inputs, asPrinted, ...others } = point;
    return {
      ...others,
      inputs: asPrinted,
      arguments: inputs,
      ours: outcome.inRange ? outcome.value : null,
      disagreement: disagreementAt(point),
    };
  });
}

function cell(value: unknown): string {
  const text = value === undefined || value === null ? '' : String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const columns =
  'id group quantity inputs expected tolerance unit ours provenance source note disagreement formula arguments resultPerUnit'.split(
    ' ',
  );

/** The same as a table; a point's inputs and its formula's arguments are JSON in one cell each. */
export function vectorsAsCsv(points: readonly Vector[]): string {
  const rows = points.map((point) => [
    point.id,
    point.group,
    point.quantity,
    JSON.stringify(point.inputs),
    point.expected,
    point.tolerance,
    point.unit,
    point.ours,
    point.provenance,
    point.source,
    point.note,
    point.disagreement,
    point.formula,
    JSON.stringify(point.arguments),
    point.resultPerUnit,
  ]);
  return [columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
}
