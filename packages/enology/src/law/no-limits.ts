import type { Act, Jurisdiction } from './legal-limit.ts';
import type { LimitedBy } from './limits.ts';

const unread = 'No limit known: not looked up yet.';
const notRead = (where: string) => `No limit known: ${where} was not read.`;
const euAnnex = notRead('Regulation (EU) 2019/934, annex I, part A');
const ukAnnex = notRead('Regulation 2019/934 as retained, annex I, part A,');
const australian = notRead('Standard 4.5.1 of the Food Standards Code');
const oivCode = notRead('the file of the OIV’s code of practices');

const notTheUs = { EU: unread, OIV: unread, 'United Kingdom': unread, Australia: unread } as const;
const rest = { 'United Kingdom': ukAnnex, Australia: australian } as const;

/**
 * Why the table has no limit on an act in a jurisdiction. The type asks for a reason wherever `legalLimits` has no row, and
 * allows none where it has one.
 */
export const noLimits: {
  readonly [A in Act]: Readonly<Record<Exclude<Jurisdiction, LimitedBy<A>>, string>>;
} = {
  acidification: {
    'United Kingdom': notRead('Regulation 1308/2013 as retained, annex VIII, part I, section C,'),
    Australia: australian,
  },
  'activated carbon': { EU: euAnnex, ...rest },
  'alcohol label': notTheUs,
  'ammonium salts': {
    OIV: 'The list of maximum limits has 0.3 g/L of diammonium phosphate without saying for which use; the file itself was not read.',
    ...rest,
  },
  'ascorbic acid': {
    US: '27 CFR 24.246 sets no figure: within limits that do not alter the class or type of the wine.',
    EU: euAnnex,
    ...rest,
  },
  blending: {
    US: '27 CFR 24.176(a) sets no figure: the wines must come from the same kind of fruit.',
    ...notTheUs,
  },
  'bottle fill': notTheUs,
  'carbon dioxide': notTheUs,
  copper: rest,
  deacidification: {
    'United Kingdom':
      'Regulation 2019/934 as retained sends to annex VIII of Regulation 1308/2013, part I, sections C and D, whose figures were not read.',
    Australia: australian,
  },
  'dimethyl dicarbonate': { OIV: oivCode, ...rest },
  'energy label': {
    US: 'Federal law asks for no energy on a label of wine from 7 % vol.',
    EU: 'Regulation (EU) 1169/2011, annex XIV, sets factors and no limit.',
    OIV: unread,
    'United Kingdom': unread,
    Australia: unread,
  },
  enrichment: {
    EU: 'The ceilings differ by zone (Regulation (EU) 1308/2013, annex VIII, part I); only the text retained in the United Kingdom was read.',
    OIV: oivCode,
    Australia: australian,
  },
  'excise tax': notTheUs,
  fortification: notTheUs,
  'gum arabic': { EU: euAnnex, ...rest },
  'hydrogen peroxide': {
    US: 'Not on the list of 27 CFR 24.246 in its edition of 2015; the page asks first.',
    EU: 'Not permitted; the page asks first.',
    OIV: oivCode,
    ...rest,
  },
  lysozyme: { EU: euAnnex, ...rest },
  'metatartaric acid': {
    US: 'Not on the list of 27 CFR 24.246 in its edition of 2015; the page says so.',
    EU: euAnnex,
    ...rest,
  },
  'other treating materials': { EU: euAnnex, ...rest },
  'sorbic acid': { OIV: oivCode, ...rest },
  'sparkling dosage': {
    US: 'Terms for the sugar of sparkling wine are not defined in the sections read.',
    OIV: unread,
    'United Kingdom': unread,
    Australia: unread,
  },
  'sulfur dioxide': {
    OIV: notRead('the table of OIV-MA-C1-01 for sulfur dioxide'),
    'United Kingdom': 'Regulation 2019/934 as retained has the figures of the rows of the European Union.',
    Australia: australian,
  },
  sweetening: notTheUs,
  'volatile acidity': {
    'United Kingdom':
      'S.I. 2011/2936, schedule 2, has 18 and 20 meq/L for its quality wines only: the figures of the European Union.',
    Australia: australian,
  },
  'water in must': notTheUs,
  'water with treating materials': notTheUs,
  'yeast rehydration': notTheUs,
};
