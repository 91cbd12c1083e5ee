import type { LimitsOfPlace } from '@orbit-vine/enology/law/legal-limit.ts';
import { short } from '../form/decimal.ts';

/** From this share of a limit on, readers get a caution. */
const nearFrom = 0.8;

/**
 * A sentence if a value is near or over a limit, in the limit's unit. Only for limits read in the law itself; for
 * others the page must refer to the law.
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
