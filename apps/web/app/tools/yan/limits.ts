import { jurisdictions } from '@orbit-vine/enology/law/legal-limit.ts';
import { legalLimits } from '@orbit-vine/enology/law/limits.ts';
import { short } from '../../calculator/form/decimal.ts';
import { besideLimit, citationOf, isOver, whoQuotes } from '../../calculator/result/limits.ts';

/**
 * A sentence for each legal limit that the DAP per liter exceeds.
 *
 * @param dapGPerL the total after each addition
 * @param beforeGPerL the total before the first
 */
export function limitsPassed(dapGPerL: readonly number[], beforeGPerL: number): readonly string[] {
  const inAll = dapGPerL.at(-1) ?? 0;
  const passedAt = (limit: number) =>
    dapGPerL.length > 1 && beforeGPerL <= limit
      ? ` Addition ${dapGPerL.findIndex((soFar) => isOver(soFar, limit)) + 1} brings the total over it.`
      : '';
  return legalLimits
    .filter(({ act, limit }) => act === 'ammonium salts' && isOver(inAll, limit))
    .map(
      ({ law, limit }) =>
        `Over the limit: ${besideLimit(inAll, limit)} g/L of DAP exceeds the ${jurisdictions[law.jurisdiction]} limit of ${short(limit)} g/L (${citationOf(law)}), counted over all additions to one wine.${passedAt(limit)}${whoQuotes(law)} Check the current text, and close the rest of the gap with an organic nutrient.`,
    );
}
