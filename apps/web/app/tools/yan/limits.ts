import { ammoniumLimits } from '@orbit-vine/enology/law/ammonium-limits.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';

const names: Readonly<Record<string, string>> = {
  US: 'United States limit (27 CFR 24.246)',
  EU: 'European Union’s limit',
};

/**
 * A sentence for each legal limit that the DAP per liter exceeds.
 * @param dapGPerL what the must has had by each addition, the last of them all of it
 * @param beforeGPerL what it had before the first
 */
export function limitsPassed(dapGPerL: readonly number[], beforeGPerL: number): readonly string[] {
  const inAll = dapGPerL.at(-1) ?? 0;
  const passedAt = (limit: number) =>
    dapGPerL.length > 1 && beforeGPerL <= limit
      ? ` Addition ${dapGPerL.findIndex((soFar) => soFar > limit) + 1} brings the total over it.`
      : '';
  return ammoniumLimits
    .filter(({ limit }) => inAll > limit)
    .map(
      ({ jurisdiction, limit }) =>
        `Over the limit: ${fixed(inAll, 2)} g/L of DAP exceeds the ${names[jurisdiction] ?? jurisdiction} of ${short(limit)} g/L, counted over all additions to one wine.${passedAt(limit)} Check the current text, and close the rest of the gap with an organic nutrient.`,
    );
}
