import { euLimits } from './eu-limits.ts';
import type { Act, Jurisdiction, LegalLimit } from './legal-limit.ts';
import { oivLimits } from './oiv-limits.ts';
import { ukLimits } from './uk-limits.ts';
import { usLimits } from './us-limits.ts';
import { usMaterialLimits } from './us-material-limits.ts';

const rows = [...usLimits, ...usMaterialLimits, ...euLimits, ...oivLimits, ...ukLimits] as const;
type Row = (typeof rows)[number];

/** Every limit that is known, the United States first. `no-limits.ts` says why the others are missing. */
export const legalLimits: readonly LegalLimit[] = rows;

/** The jurisdictions that limit an act. */
export type LimitedBy<A extends Act> = Extract<Row, { readonly act: A }>['law']['jurisdiction'];
/** The quantities by which the laws limit an act, all jurisdictions together. */
export type MeasureOf<A extends Act> = Extract<Row, { readonly act: A; readonly measure: string }>['measure'];
/** The subjects of a jurisdiction's limits, as in the table. */
export type SubjectOf<J extends Jurisdiction> = Extract<
  Row,
  { readonly law: { readonly jurisdiction: J } }
>['subject'];

/** A limit by its jurisdiction and subject, as in the table. */
export function legalLimit(jurisdiction: string, subject: string): LegalLimit | undefined {
  return legalLimits.find((limit) => limit.law.jurisdiction === jurisdiction && limit.subject === subject);
}

/** A limit of the table; another subject does not compile. */
/* @__NO_SIDE_EFFECTS__ */
export function limitCalled<J extends Jurisdiction>(jurisdiction: J, subject: SubjectOf<J>): LegalLimit {
  const limit = legalLimit(jurisdiction, subject);
  if (!limit) throw new Error(`The table has no limit "${subject}" of ${jurisdiction}.`);
  return limit;
}

/** The figure of a limit of the table, in the limit's unit. */
/* @__NO_SIDE_EFFECTS__ */
export function figureOfLimit<J extends Jurisdiction>(jurisdiction: J, subject: SubjectOf<J>): number {
  return limitCalled(jurisdiction, subject).limit;
}

const fillSubjects: Readonly<Record<number, SubjectOf<'US'>>> = {
  750: 'fill variation, 750 mL bottle',
  375: 'fill variation, 375 mL bottle',
  187: 'fill variation, 187 mL bottle',
  100: 'fill variation, 100 mL bottle',
  50: 'fill variation, 50 mL bottle',
};

/**
 * Allowed variation of fill for a bottle size in the United States, %; as many bottles over as under.
 *
 * @source cfr-24-255
 */
export function fillVariationPercent(bottleMl: number): number | undefined {
  if (bottleMl >= 15_000) return figureOfLimit('US', 'fill variation, 15 L bottle and above');
  if (bottleMl >= 1000) return figureOfLimit('US', 'fill variation, 1 L to 14.9 L bottle');
  const subject = fillSubjects[bottleMl];
  return subject && figureOfLimit('US', subject);
}
