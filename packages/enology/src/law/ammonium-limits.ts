import type { LegalLimit } from './legal-limit.ts';

/** Legal limits on ammonium salts, summed over all additions to one wine. */
export const ammoniumLimits: readonly LegalLimit[] = [
  {
    jurisdiction: 'US',
    subject: 'ammonium phosphates added, cumulative',
    limit: 0.96,
    unit: 'g/L',
    source: 'cfr-24-246',
    secondary: true,
  },
  {
    jurisdiction: 'EU',
    subject: 'ammonium salts added, cumulative',
    limit: 1,
    unit: 'g/L',
    source: 'eu-606-2009',
    secondary: true,
  },
];
