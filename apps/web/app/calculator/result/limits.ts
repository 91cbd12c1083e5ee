import {
  type Act,
  type Jurisdiction,
  jurisdictions,
  type LawText,
  type LegalLimit,
} from '@orbit-vine/enology/law/legal-limit.ts';
import { legalLimits, limitCalled, type MeasureOf, type SubjectOf } from '@orbit-vine/enology/law/limits.ts';
import { short } from '../form/decimal.ts';

/**
 * Share of a limit from which the page calls an amount near it. Levels such as pH don't start at zero and are never
 * near.
 */
const nearFrom = 0.8;
/** A floating-point error doesn't break a limit. */
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

export function whoQuotes({ quotedFrom }: LawText): string {
  return quotedFrom ? ` We haven’t read that text: ${quotedFrom} has this figure.` : '';
}

/** In few digits, but never so few that a value beyond a limit looks equal to it. */
export function besideLimit(value: number, limit: number): string {
  const text = short(value, 2);
  return text === short(limit, 2) && value !== limit ? short(value, 5) : text;
}

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
 * A sentence for each limit of an act that an amount breaks or nears; those of the United States are first. An amount
 * of `NaN` is unknown, and has none.
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
