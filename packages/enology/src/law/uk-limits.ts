import type { LegalLimit } from './legal-limit.ts';

export const ukLimits = [
  {
    act: 'enrichment',
    measure: 'gainedPercentVol',
    subject: 'increase of natural alcoholic strength',
    limit: 3,
    unit: '% vol',
    law: {
      jurisdiction: 'United Kingdom',
      section: 'Regulation 1308/2013 as retained, annex VIII, part I, section A(2)',
      source: 'uk-1308-2013',
      readOn: '2026-11-28',
    },
  },
] as const satisfies readonly LegalLimit[];
