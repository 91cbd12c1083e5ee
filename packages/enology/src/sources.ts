import { cellarSources } from './cellar-sources.ts';
import { lawSources } from './law-sources.ts';
import { measuringSources } from './measuring-sources.ts';

export interface Source {
  readonly title: string;
  readonly url?: string;
}

/** The bibliography, by the keys that doc blocks and pages cite. */
export const sources = {
  ...cellarSources,
  ...lawSources,
  ...measuringSources,
  'aeb-yan': {
    title: 'AEB, Calculating required YAN (via Cellartek)',
    url: 'https://www.cellartek.com/calculating-required-yan-aeb/',
  },
  'awri-dap': { title: 'AWRI calculators: 1 mg of YAN is 4.7 mg of DAP' },
  'awri-so2': { title: 'AWRI calculators: molecular SO₂ = free SO₂ / (1 + 10^(pH − 1.81))' },
  balling: { title: 'C. J. N. Balling, Die Gährungschemie (1845–65), as used by FermCalc and MeadTools' },
  berry: { title: 'C. J. J. Berry, First Steps in Winemaking' },
  cutaia: {
    title:
      'A. J. Cutaia, A.-J. Reid, and R. A. Speers, J. Inst. Brewing 115 (2009): alcohol and extract of wort',
  },
  'duncan-acton': { title: 'P. Duncan and B. Acton, Progressive Winemaking (1967)' },
  'eec-2676-90': {
    title: 'Commission Regulation (EEC) No 2676/90, annex: methods for the analysis of wines',
  },
  'fritsch-carlson': {
    title:
      'F. N. Fritsch and R. E. Carlson, Monotone piecewise cubic interpolation, SIAM J. Numer. Anal. 17 (1980)',
  },
  'gardner-yan': {
    title: 'Denise Gardner Winemaking, Worksheet: YAN calculations',
    url: 'https://www.dgwinemaking.com/winemakers/portfolio/yan-calculation-worksheet/',
  },
  hall: { title: 'M. L. Hall, Brew by the Numbers, Zymurgy (1995)' },
  'house-formula': { title: 'The house formula of Orbit & Vine, checked against the published ones' },
  icumsa: { title: 'ICUMSA, density of sucrose solutions by temperature' },
  jolicoeur: { title: 'C. Jolicoeur, The New Cider Maker’s Handbook: fit to NBS Circular C440, Table 114' },
  meadtools: { title: 'MeadTools documentation', url: 'https://github.com/ljreaux/MeadTools' },
  megazyme: { title: 'Megazyme, conversion of ammonia to nitrogen' },
  'oiml-r22': {
    title: 'OIML R 22, International Alcoholometric Tables (1975); Directive 76/766/EEC',
    url: 'https://www.oiml.org/en/files/pdf_r/r022-e75.pdf',
  },
  'oiv-as323-04c': {
    title: 'OIV-MA-AS323-04C, Sulfur dioxide (molecular method), Table I',
    url: 'https://www.oiv.int/standards/compendium-of-international-methods-of-wine-and-must-analysis',
  },
  'oiv-oeno-21-2004': {
    title: 'OIV resolution Oeno 21/2004, Table II: refractometry of grape musts',
    url: 'https://www.oiv.int/standards/compendium-of-international-methods-of-wine-and-must-analysis',
  },
  'rule-of-thumb': { title: 'Growers’ rule: 0.55 to 0.60% vol per degree Brix' },
  stoichiometry: { title: 'IUPAC standard atomic weights' },
  'terrill-2011': {
    title: 'S. Terrill, Refractometer FG results (2011)',
    url: 'http://seanterrill.com/2011/04/07/refractometer-fg-results/',
  },
  'uc-enology-briefs-1': { title: 'University of California Cooperative Extension, Enology Briefs I (1982)' },
  'usda-135-a-50': { title: 'USDA Sucrose Conversion Table, File Code 135-A-50 (1981); NBS Circular C457' },
  'usp-29': {
    title: 'USP 29, Alcoholometric Table (NBS Bulletin 9)',
    url: 'http://ftp.uspbpep.com/v29240/usp29nf24s0_m6o00100.html',
  },
  vawa: { title: 'VAWA, pH and SO₂', url: 'https://vawa.net/articles/ph-so2.html' },
  vinocalc: { title: 'J. Musther, VinoCalc' },
  winebusiness: {
    title: 'winebusiness.com, winemaking calculator 21: free SO₂ needed',
    url: 'http://winebusiness.com/calculator/winemaking/calc/21/',
  },
  'winemakingtalk-39655': { title: 'winemakingtalk.com, thread 39655: Yeast nutrients' },
} as const satisfies Readonly<Record<string, Source>>;

export type SourceId = keyof typeof sources;

export type LinkedSourceId = {
  [Id in SourceId]: (typeof sources)[Id] extends { readonly url: string } ? Id : never;
}[SourceId];
