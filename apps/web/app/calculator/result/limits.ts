import {
  type Act,
  type Jurisdiction,
  jurisdictions,
  type LawText,
  type LegalLimit,
} from '@orbit-vine/enology/law/legal-limit.ts';
import { legalLimits, limitCalled, type MeasureOf, type SubjectOf } from '@orbit-vine/enology/law/limits.ts';
import { short } from '../form/decimal.ts';

/** From this share of a limit on an amount that starts at zero, the page says how near it is. */
const nearFrom = 0.8;
/** The rounding of a dose does not break a limit. */
const slack = 1e-9;
export const isOver = (value: number, limit: number) => value > limit + slack;

/** A concentration of 1 g/L in the units that laws use; other measures are in the law's own unit. */
const perGPerL: Readonly<Record<string, number>> = { 'mg/L': 1000, 'g/hL': 100 };

function verdictOf({ limit, bound, isLevel }: LegalLimit, value: number): string | undefined {
  if (bound === 'least') return value < limit - slack ? 'Below the limit' : undefined;
  if (isOver(value, limit)) return 'Over the limit';
  return !isLevel && value >= nearFrom * limit ? 'Near the limit' : undefined;
}

/** A section as a page cites it, with the edition that was read if there is a later one. */
export function citationOf({ section, edition }: LawText): string {
  return edition ? `${section}, ${edition}` : section;
}

/** A limit within a sentence: "9 g/L (27 CFR 24.182(b))". */
export function limitInWords<J extends Jurisdiction>(jurisdiction: J, subject: SubjectOf<J>): string {
  const { limit, unit, law } = limitCalled(jurisdiction, subject);
  return `${short(limit)} ${unit} (${citationOf(law)})`.replaceAll(' %', '%');
}

/** Says of a law that it was not read itself, after the sentence that cites it. */
export function whoQuotes({ quotedFrom }: LawText): string {
  return quotedFrom ? ` We haven’t read that text: ${quotedFrom} has this figure.` : '';
}

/** A value in few digits, but never in so few that it looks like the limit that it passes. */
export function besideLimit(value: number, limit: number): string {
  const text = short(value, 2);
  return text === short(limit, 2) && value !== limit ? short(value, 5) : text;
}

/** What one limit says of a value in its own unit, if it has to. */
function caution(row: LegalLimit, value: number): string | undefined {
  const verdict = verdictOf(row, value);
  if (!verdict) return undefined;
  const { law, subject, limit, unit, bound = 'most', note } = row;
  const exception = note ? ` ${note}` : '';
  return `${verdict}. ${jurisdictions[law.jurisdiction]}: ${subject}, at ${bound} ${short(limit)} ${unit} (${citationOf(law)}). This is ${besideLimit(value, limit)} ${unit}.${exception}${whoQuotes(law)}`.replaceAll(
    ' %',
    '%',
  );
}

function limitsOn(act: Act, wine: string | undefined): readonly LegalLimit[] {
  return legalLimits.filter(
    (row) => row.act === act && (!row.wines || (wine !== undefined && row.wines.includes(wine))),
  );
}

/**
 * A sentence for each limit on an act that an amount passes or comes near, the United States first. An amount of `NaN` is
 * not known, and nothing is said of it.
 *
 * @param amounts by their measures in the table: in g/L where the name ends so, otherwise in the unit of the law
 * @param wine its kind, where a limit holds for some kinds only
 */
export function limitCautions<A extends Act>(
  act: A,
  amounts: Readonly<Record<MeasureOf<A>, number>>,
  wine?: string,
): readonly string[] {
  const known: Readonly<Record<string, number>> = amounts;
  return limitsOn(act, wine).flatMap((row) => {
    const amount = known[row.measure ?? ''];
    if (amount === undefined || Number.isNaN(amount)) return [];
    const said = caution(row, amount * (perGPerL[row.unit] ?? 1));
    return said ? [said] : [];
  });
}
