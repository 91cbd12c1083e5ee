import type { ExternalLinkId } from '../platform/external-links.ts';

interface Unit {
  to: ExternalLinkId;
  name: string;
  title: string;
  exam: string;
  subjects: readonly string[];
  advice: string;
}

/** Subjects and examinations as the WSET's own specifications give them: Level 3 of 2016, Diploma of 2019. */
export const studyUnits: readonly Unit[] = [
  {
    to: 'flashcardsLevel3',
    name: 'Level 3',
    title: 'Award in Wines',
    exam: 'Theory, two hours: 50 multiple-choice questions and four short written answers. Tasting, 30 minutes: two wines. You need 55% in each part.',
    subjects: [
      'What nature and people do in the vineyard and winery, and what that does to style, quality, and price',
      'The principal still wines of the world, region by region',
      'Sparkling wines: their methods, then their places',
      'Fortified wines: Sherry, Port, and the Muscats everyone skips',
      'Advice to customers: food, storage, service, faults',
      'A written tasting note that supports its own conclusion',
    ],
    advice:
      'Learn each region as one chain: climate, site, grape, vineyard, winery, style, price. The written questions ask why, and a chain answers. Write a note on every wine you drink, with the same headings in the same order.',
  },
  {
    to: 'flashcardsD1',
    name: 'D1',
    title: 'Wine Production',
    exam: '90 minutes, written answers.',
    subjects: [
      'The vine: its parts, its needs, and its year',
      'The growing environment: temperature, sun, water, soil, and how the climate is changing',
      'Ways of farming: conventional, sustainable, organic, biodynamic, precision',
      'Planting, training, canopy, soil, water, pests, diseases, hazards, harvest',
      'Must and wine: sulfur dioxide and oxygen, fermentation, malolactic conversion, vessels, lees, blending',
      'White, rosé, red, and sweet: where their paths part',
      'Fining, stability, filtration, closures, faults',
    ],
    advice:
      'For each choice, note four things: what it costs, what it risks, what it gives, and who would make it. Draw a white’s path and a red’s from picking to bottle until you can do it without notes. Our calculators put numbers on the chemistry.',
  },
  {
    to: 'flashcardsD2',
    name: 'D2',
    title: 'Wine Business',
    exam: 'One hour, written answers.',
    subjects: [
      'Supply and demand, and what moves each',
      'Who makes wine: estates, growers, merchants, cooperatives, custom crush',
      'What goes into a price, from planting to shelf, with taxes and exchange rates',
      'Routes to market: importers, distributors, monopolies, the three-tier system, direct sales',
      'Stores, restaurants, and how each earns its margin',
      'Marketing: segments, brands, positioning, promotion; SWOT',
    ],
    advice:
      'Take one bottle you can buy and work back from its price: shelf, tax, margin, freight, glass, cellar, grapes. Then do it for one that costs ten times as much. Collect a real, named example for each idea; answers without one read like guesses.',
  },
  {
    to: 'flashcardsD3',
    name: 'D3',
    title: 'Wines of the World',
    exam: 'Theory in two papers, one of two hours and one of 80 minutes; on another day, blind tasting in two parts.',
    subjects: [
      'France: Bordeaux and the southwest, Burgundy, Beaujolais, Alsace, Jura, Loire, Rhône, the south',
      'Germany, Austria, Hungary, Greece',
      'Italy, Spain, Portugal',
      'The United States, Canada, Chile, Argentina',
      'South Africa, Australia, New Zealand, China',
      'For each: place, climate, grapes, practice, law, wine, trade',
    ],
    advice:
      'This is half of the Diploma, so start sooner than you think you need to. Make one page per region, all with the same headings, and fill in a blank map every Sunday; then compare two coasts or two Rieslings. Taste in threes: three wines, one difference.',
  },
];
