/** The laws whose limits are in `us-limits.ts`. */
export const usLaws = {
  'cfr-24-241': {
    title: '27 CFR 24.241, Decolorizing juice or wine',
    url: 'http://www.law.cornell.edu/cfr/text/27/24.241',
  },
  'cfr-24-246': {
    title: '27 CFR 24.246, Materials authorized for the treatment of wine and juice',
    url: 'http://federal.elaws.us/cfr/27-cfr-24.246',
  },
  'cfr-24-255': { title: '27 CFR 24.255(b), Fill of bottles' },
  'usc-26-5041': { title: '26 U.S.C. 5041, Imposition and rate of tax on wines' },
  'usc-26-5382': { title: '26 U.S.C. 5382(b)(1), Cellar treatment: water in juice' },
  'usc-26-5383': { title: '26 U.S.C. 5383(b)(1), Amelioration of grape wines' },
} as const;
