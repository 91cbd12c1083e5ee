import type { FormulaCall } from '../formulas.ts';
import { disagreementAt } from './disagreements.ts';
import { reproduce } from './proof.ts';
import { type PublishedPoint, publishedPoints } from './published-points.ts';

/** A published value as others may test against it, with what this package says there. */
export interface Vector extends Omit<PublishedPoint, 'asPrinted'> {
  /** As printed. */
  readonly inputs: PublishedPoint['asPrinted'];
  /** What the formula is given, in the units that it takes. */
  readonly arguments: FormulaCall['inputs'];
  /** What this package works out; nothing outside of its range. */
  readonly ours: number | null;
  /** Why the two differ by more than the value's own rounding, where they do. */
  readonly disagreement: string | undefined;
}

/** Every published value that the formulas are held against. */
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

/** The same as a table; the inputs of a point are one cell, as JSON, and so are the formula's arguments. */
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
