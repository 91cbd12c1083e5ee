/** The laws whose limits are in `oiv-limits.ts`. */
export const oivLaws = {
  'oiv-acidification': { title: 'OIV, II.3.1.1.1 Chemical acidification' },
  'oiv-limits': { title: 'OIV, International code of oenological practices: maximum acceptable limits' },
  'oiv-ma-c1-01': {
    title: 'OIV-MA-C1-01, Maximum acceptable limits',
    url: 'https://www.oiv.int/de/node/2129',
  },
} as const;
