import { parseDecimal, parseThousands, short, unitAfter, withThousands } from './decimal.ts';
import { likelyReading, type Unit, type UnitFamily } from './units.ts';

interface Expected {
  readonly min: number;
  readonly max: number;
  readonly unit: string | { readonly family: UnitFamily };
}

interface ReadNumber {
  /** In the unit of the formulas. */
  readonly base: number;
  /** How a text was read that can be read in two ways; never left unsaid. */
  readonly says?: string;
}

/** The mark before decimals where the reader lives. */
function localMark(): string {
  return new Intl.NumberFormat().formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
}

function labeled(shown: number, unit: Unit): string {
  return withThousands(short(shown)) + (/^\d/.test(unit.label) ? '' : unitAfter(unit.label, ' '));
}

/**
 * A mark before three digits groups thousands or starts decimals. Liters and gallons have no thousandths; elsewhere the
 * range decides if it leaves only one, then whether the field is read in whole units, then the reader's own language.
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
  // A tank of 12,500 L beyond the range is an error to show, and not a flask of 12.5 L; 757.082 L are decimals at home.
  if (inWholeLiters) return fits(thousands) || !fits(decimal) || !text.includes(mark);
  if (fits(decimal) !== fits(thousands)) return fits(thousands);
  if (unit.step >= 1) return true;
  if (unit.step <= 0.001) return false;
  return !text.includes(mark);
}

/** Of "225 L" as it was pasted, the number; any other unit than the expected one is left to be refused. */
export function withoutUnit(text: string, { label }: Unit): string {
  const typed = text.trim();
  return label && typed.endsWith(label) ? typed.slice(0, -label.length) : typed;
}

/**
 * The number that a reader typed or pasted, in the unit of the formulas, with a word on how it was read where that was
 * in doubt; nothing if it is not a number.
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
