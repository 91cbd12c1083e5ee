/** The laws whose limits are in `eu-limits.ts`. */
export const euLaws = {
  'eu-2019-934': {
    title: 'Regulation (EU) 2019/934, annex I, part B: limits on sulfur dioxide',
    url: 'https://legislation.gov.uk/eur/2019/934/annex/I/part/B/data.html',
  },
  'eu-643-2006': { title: 'Regulation (EC) No 643/2006, annex II: dimethyl dicarbonate' },
} as const;
