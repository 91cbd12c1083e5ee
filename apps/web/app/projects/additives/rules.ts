import { figureOfLimit } from '@orbit-vine/enology/law/limits.ts';
/** The day on which we read the texts. Later amendments are not in this table. */
export const dateRead = '2026-11-22';

export const labels = {
  usOrganic: {
    name: 'US “organic wine”',
    text: '7 CFR 205.301(b), 205.605, and 205.606; edition of January 1, 2016',
    href: 'https://www.ecfr.gov/current/title-7/section-205.605',
  },
  usMadeWith: {
    name: 'US “made with organic grapes”',
    text: '7 CFR 205.301(c) and (f)(5), and 205.605; edition of January 1, 2016',
    href: 'https://www.ecfr.gov/current/title-7/section-205.605',
  },
  euOrganic: {
    name: 'EU organic wine',
    text: 'Regulation (EU) 2021/1165, Annex V, Part D, with the list of Regulation (EC) 889/2008, Annex VIIIa, as of January 31, 2020',
    href: 'https://eur-lex.europa.eu/eli/reg_impl/2021/1165/oj',
  },
  demeter: {
    name: 'Biodynamic (Demeter)',
    text: 'Demeter International, Standards for wine, June 2008; limits of 2011 as given in Agricultural and Food Economics 3 (2015), table 1',
    href: 'https://demeter.net/',
  },
  nature: {
    name: 'Vin méthode nature',
    text: 'Syndicat de défense des vins nature’l, charter of commitment, 2020',
    href: 'https://vinmethodenature.org/le-label/',
  },
} as const;

export type LabelId = keyof typeof labels;
export const labelIds = Object.keys(labels) as LabelId[];

export type Color = 'red' | 'white';
/** Glucose and fructose: below 2 g/L, from there to below 5, and from 5 g/L up. */
export type Sugar = 'under2' | 'from2to5' | 'from5';

export interface Wine {
  color: Color;
  sugar: Sugar;
}

export type Verdict = 'allowed' | 'limited' | 'no' | 'check';

export interface Rule {
  verdict: Verdict;
  note: string;
  section: string;
}

export interface Substance {
  name: string;
  purpose: string;
  rules: Record<LabelId, Rule | ((wine: Wine) => Rule)>;
}

const rule = (verdict: Verdict, section: string, note: string): Rule => ({ verdict, section, note });
const listedUs = (note = 'On the National List') => rule('allowed', '205.605(a)', note);
const notListedUs = rule('no', '205.105, 205.605', 'Not on the National List');
const checkUs = rule('check', '205.605, 205.606', 'Check the text');
const inEu = (point: number, note = 'On the list') => rule('allowed', `point ${point}`, note);
const ifAvailable = (point: number) =>
  rule('limited', `point ${point}`, 'From organic raw material, if available');
const notInEu = rule('no', 'Annex V, Part D', 'Not on the list');
const demeter = (section: string) => rule('check', section, 'Check the text');
const nature = rule('no', 'engagement 4', 'Nothing is added');

const limitOfAnyWine = {
  red: {
    from2to5: 'total sulfur dioxide, red, sugar under 5 g/L',
    from5: 'total sulfur dioxide, red, sugar from 5 g/L',
  },
  white: {
    from2to5: 'total sulfur dioxide, white and rosé, sugar under 5 g/L',
    from5: 'total sulfur dioxide, white and rosé, sugar from 5 g/L',
  },
} as const;

/**
 * Total sulfur dioxide at most, in mg/L, of EU organic wine: 100 red and 150 white below 2 g/L of sugar; else 30 below
 * the limit of any wine, which is 150 and 200 below 5 g/L of sugar, 200 and 250 from there up. Special sweet wines have
 * other limits.
 *
 * @see Regulation (EU) 2019/934, annex I, part B, points 1 and 2.
 */
export function euOrganicSulfurDioxide({ color, sugar }: Wine): number {
  if (sugar === 'under2') return color === 'red' ? 100 : 150;
  const anyWine = figureOfLimit('EU', limitOfAnyWine[color][sugar]);
  return anyWine - 30;
}

/** Demeter wine as of 2011: 110 red and 140 white up to 5 g/L of sugar, 140 and 180 above. */
function demeterSulfurDioxide({ color, sugar }: Wine): number {
  if (sugar === 'from5') return color === 'red' ? 140 : 180;
  return color === 'red' ? 110 : 140;
}

export const substances: Substance[] = [
  {
    name: 'Sulfur dioxide',
    purpose: 'protects from oxygen and microbes',
    rules: {
      usOrganic: rule('no', '205.301(f)(5)', 'No sulfites may be added'),
      usMadeWith: rule('limited', '205.605(b)', 'At most 100 ppm in total'),
      euOrganic: (wine) =>
        rule('limited', 'point 7', `At most ${euOrganicSulfurDioxide(wine)} mg/L in total`),
      demeter: (wine) => rule('limited', '3.9', `At most ${demeterSulfurDioxide(wine)} mg/L in total (2011)`),
      nature: rule(
        'limited',
        'engagement 7',
        'None before or during fermentation; at most 30 mg/L in total, with the logo that says so',
      ),
    },
  },
  {
    name: 'Cultured yeast',
    purpose: 'ferments',
    rules: {
      usOrganic: rule('limited', '205.605(a)', 'Organic, if commercially available'),
      usMadeWith: listedUs(),
      euOrganic: rule('limited', 'points 5, 15, and 21', 'From organic raw material, if available'),
      demeter: demeter('3.7'),
      nature: rule('no', 'engagement 3', 'Only the grapes’ own yeasts'),
    },
  },
  {
    name: 'Diammonium phosphate',
    purpose: 'feeds the yeast',
    rules: {
      usOrganic: notListedUs,
      usMadeWith: notListedUs,
      euOrganic: inEu(6),
      demeter: demeter('3.7'),
      nature,
    },
  },
  {
    name: 'Tartaric acid',
    purpose: 'adds acid',
    rules: {
      usOrganic: listedUs('Made from grape wine'),
      usMadeWith: listedUs('Made from grape wine'),
      euOrganic: inEu(12),
      demeter: demeter('3.13'),
      nature,
    },
  },
  {
    name: 'Bentonite',
    purpose: 'removes protein',
    rules: {
      usOrganic: listedUs(),
      usMadeWith: listedUs(),
      euOrganic: inEu(10),
      demeter: demeter('3.11'),
      nature,
    },
  },
  {
    name: 'Egg white',
    purpose: 'removes tannin',
    rules: {
      usOrganic: rule('limited', '205.105', 'From organic eggs, since eggs aren’t on the National List'),
      usMadeWith: checkUs,
      euOrganic: ifAvailable(10),
      demeter: demeter('3.11'),
      nature,
    },
  },
  {
    name: 'Isinglass',
    purpose: 'clarifies',
    rules: {
      usOrganic: checkUs,
      usMadeWith: checkUs,
      euOrganic: ifAvailable(10),
      demeter: demeter('3.11'),
      nature,
    },
  },
  {
    name: 'Activated charcoal',
    purpose: 'removes color and odor',
    rules: {
      usOrganic: rule('limited', '205.605(b)', 'From plants, and only as a filtering aid'),
      usMadeWith: rule('limited', '205.605(b)', 'From plants, and only as a filtering aid'),
      euOrganic: inEu(9),
      demeter: demeter('3.11'),
      nature,
    },
  },
  {
    name: 'Ascorbic acid',
    purpose: 'binds oxygen',
    rules: {
      usOrganic: checkUs,
      usMadeWith: checkUs,
      euOrganic: inEu(19),
      demeter: demeter('3.14'),
      nature,
    },
  },
  {
    name: 'Metatartaric acid',
    purpose: 'delays crystals',
    rules: {
      usOrganic: checkUs,
      usMadeWith: checkUs,
      euOrganic: inEu(27),
      demeter: demeter('3.10'),
      nature,
    },
  },
  {
    name: 'Potassium sorbate',
    purpose: 'stops yeast in sweet wine',
    rules: {
      usOrganic: notListedUs,
      usMadeWith: notListedUs,
      euOrganic: notInEu,
      demeter: demeter('3.14'),
      nature,
    },
  },
  {
    name: 'Dimethyl dicarbonate',
    purpose: 'kills microbes at bottling',
    rules: {
      usOrganic: notListedUs,
      usMadeWith: notListedUs,
      euOrganic: notInEu,
      demeter: demeter('3.14'),
      nature,
    },
  },
  {
    name: 'PVPP',
    purpose: 'removes phenols',
    rules: {
      usOrganic: notListedUs,
      usMadeWith: notListedUs,
      euOrganic: notInEu,
      demeter: demeter('3.11'),
      nature,
    },
  },
  {
    name: 'Cellulose gum (CMC)',
    purpose: 'delays crystals',
    rules: {
      usOrganic: checkUs,
      usMadeWith: checkUs,
      euOrganic: notInEu,
      demeter: demeter('3.10'),
      nature,
    },
  },
];

export function ruleFor(substance: Substance, label: LabelId, wine: Wine): Rule {
  const found = substance.rules[label];
  return typeof found === 'function' ? found(wine) : found;
}
