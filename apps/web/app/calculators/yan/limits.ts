import { ammoniumLimits } from '@orbit-vine/enology/law/ammonium-limits.ts';
import { fixed, short } from '../form/decimal.ts';

const names: Readonly<Record<string, string>> = {
  US: 'United States limit (27 CFR 24.246)',
  EU: 'European Union’s limit',
};

/** What the law says of so much DAP in a liter, where it speaks; a sentence for each limit that it passes. */
export function limitsPassed(dapGPerL: number): readonly string[] {
  return ammoniumLimits
    .filter(({ limit }) => dapGPerL > limit)
    .map(
      ({ jurisdiction, limit }) =>
        `Over the limit: ${fixed(dapGPerL, 2)} g/L of DAP exceeds the ${names[jurisdiction] ?? jurisdiction} of ${short(limit)} g/L, counted over all additions to one wine. Check the current text, and close the rest of the gap with an organic nutrient.`,
    );
}
