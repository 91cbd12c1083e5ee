import type { LimitsOfPlace } from '@orbit-vine/enology/law/legal-limit.ts';
import { short } from '../form/decimal.ts';

/** From this share of a limit on a reader is told of it. */
const nearFrom = 0.8;

/**
 * A sentence where a value comes near a limit or passes it, in the limit's unit. Only for limits that were read in the
 * law itself: where one is only quoted elsewhere, the page has to send to the law instead.
 */
export function limitCaution(
  { place, laws, limits }: LimitsOfPlace,
  subject: string,
  value: number,
): string | undefined {
  const found = limits.find((limit) => limit.subject === subject);
  const law = found && laws[found.source]?.title;
  if (!law) throw new Error(`We have not read the law: ${place}, ${subject}`);
  const { limit, unit } = found;
  if (!(value >= nearFrom * limit)) return undefined;
  const verdict = value > limit ? 'Over the limit' : 'Near the limit';
  return `${verdict}. ${place}: ${subject}, at most ${short(limit)} ${unit} (${law}). This is ${short(value, 2)} ${unit}.`.replaceAll(
    ' %',
    '%',
  );
}
