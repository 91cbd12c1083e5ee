import { numberWithUnit, parseDecimal, parseThousands, short, withThousands } from './decimal.ts';
import { likelyReading, type Unit, type UnitFamily } from './units.ts';

interface Expected {
  readonly min: number;
  readonly max: number;
  readonly unit: string | { readonly family: UnitFamily };
}

interface ReadNumber {
  /** In the unit of the formulas. */
  readonly base: number;
  /** How an ambiguous text was read; always shown. */
  readonly says?: string;
}

function localMark(): string {
  return new Intl.NumberFormat().formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
}

function labeled(shown: number, unit: Unit): string {
  return numberWithUnit(withThousands(short(shown)), unit.label);
}

/**
 * Whether the mark before three digits groups thousands. Volumes in whole liters or gallons have no thousandths. In
 * other fields the range decides if only one reading is within it, then the step, then the reader's language.
 */
function isThousands(text: string, expected: Expected, unit: Unit, mark: string): boolean {
  const [decimal, thousands] = [parseDecimal(text), parseThousands(text)];
  if (decimal === undefined || thousands === undefined) return false;
  const fits = (shown: number) => {
    const base = unit.toBase(shown);
    return base >= expected.min && base <= expected.max;
  };
  const inWholeLiters =
    typeof expected.unit !== 'string' && expected.unit.family === 'volume' && unit.step >= 1;
  // 12,500 L beyond the range must be shown as an error, not read as 12.5 L. Where the point is the decimal mark,
  // 757.082 L has decimals.
  if (inWholeLiters) return fits(thousands) || !fits(decimal) || !text.includes(mark);
  if (fits(decimal) !== fits(thousands)) return fits(thousands);
  if (unit.step >= 1) return true;
  if (unit.step <= 0.001) return false;
  return !text.includes(mark);
}

/** Removes the unit of a pasted "225 L". A text with another unit is no number. */
export function withoutUnit(text: string, { label }: Unit): string {
  const typed = text.trim();
  return label && typed.endsWith(label) ? typed.slice(0, -label.length) : typed;
}

/**
 * Undefined if the text is no number.
 *
 * @param mark the decimal mark of the reader's language
 */
export function readNumber(
  pasted: string,
  expected: Expected,
  unit: Unit,
  mark = localMark(),
): ReadNumber | undefined {
  const text = withoutUnit(pasted, unit);
  const decimal = parseDecimal(text);
  if (decimal === undefined) return undefined;
  const thousands = parseThousands(text);
  if (thousands !== undefined && isThousands(text, expected, unit, mark)) {
    return {
      base: unit.toBase(thousands),
      says: `Read as ${labeled(thousands, unit)}, not ${short(decimal)}.`,
    };
  }
  const family = typeof expected.unit === 'string' ? undefined : expected.unit.family;
  const likely = family && likelyReading(family, decimal, unit);
  if (likely) return { base: likely.base, says: `Read as ${likely.as}.` };
  const doubtful = thousands !== undefined && unit.step > 0.001;
  return {
    base: unit.toBase(decimal),
    ...(doubtful && { says: `Read as ${labeled(decimal, unit)}, not ${withThousands(short(thousands))}.` }),
  };
}
