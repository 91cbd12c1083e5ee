import type { Lot } from '@orbit-vine/cellar-book/book/book.ts';
import type { ClaimResult } from '@orbit-vine/cellar-book/label.ts';

export const lot = {
  print: 'Print this sheet',
  opens: 'Opens this lot on a phone',
  work: 'What was done',
  now: 'Now',
  madeOf: 'Made of',
  label: 'What the label may say',
  added: 'What has been added',
  readings: 'Readings',
  family: 'Where it came from and where it went',
  stages: {
    fruit: 'fruit',
    must: 'must',
    juice: 'juice',
    fermenting: 'fermenting',
    ageing: 'aging',
  } satisfies Record<Lot['stage'], string>,
  in: (vessels: string) => ` in ${vessels}`,
  malolactic: { running: 'malolactic running', done: 'malolactic done' },
  unknownOrigin: 'Unknown origin',
  unknownGrapes: 'unknown grapes',
  inBottles: 'In bottles',
  block: (name: string) => `block ${name}`,
  nothingYet: 'Nothing yet.',
  verdicts: {
    qualifies: 'may appear',
    'does not': 'may not appear',
    'cannot say': 'isn’t certain',
  } satisfies Record<ClaimResult['verdict'], string>,
  known: (share: string, rule: string, needed: string) =>
    `${share} is known to fit; ${rule} requires ${needed}.`,
  another: (amount: string) => `Another ${amount} of such wine would be enough.`,
  unknownCounts: 'Some of it is of unknown origin, which counts against the claim.',
  noReadings: 'None yet.',
  dashed: ', dashed',
  allReadings: (count: number) =>
    count === 1 ? 'The reading in a table' : `All ${count} readings in a table`,
  heads: { day: 'Day', reading: 'Reading', value: 'Value', in: 'In' },
  chart: (names: string, from: string, to: string, low: string, high: string) =>
    `${names}, ${from} to ${to}: between ${low} and ${high}`,
  tree: 'Lots from left to right, as the wine moved',
  moreLots: (count: number) => `Show ${count} more ${count === 1 ? 'lot' : 'lots'}`,
  amounts: 'How much, in words',
  went: (amounts: string, from: string, to: string) => `${amounts} of ${from} went into ${to}`,
  before: (steps: number) => `${steps} ${steps === 1 ? 'step' : 'steps'} before: `,
  after: (steps: number) => `${steps} ${steps === 1 ? 'step' : 'steps'} after: `,
};

/** The list of lots. */
export const lots = {
  title: 'Lots',
  search: 'Code, wine, or vessel',
  notFound: 'No lot is found by these words.',
  none: 'There is no wine or fruit on record.',
  heads: { lot: 'Lot', madeOf: 'Made of', inBulk: 'In vessels', bottles: 'In bottles', vessels: 'Where' },
  gone: (count: number) => (count === 1 ? '1 lot that is gone' : `${count} lots that are gone`),
};

export const additions = {
  measured: (reading: string, day: string) => `Last measured in the wine: ${reading} in total, ${day}.`,
  about:
    'Additions travel with the wine, from the juice onward and through blends. The ceilings are those of the 2015 edition of 27 CFR; the list in 24.246 was revised in 2022 (87 FR 51880), so check',
  currentText: 'the current text',
  nutrients: 'Nutrient blends may contain DAP and thiamine that aren’t counted here.',
  from: (materials: string) => `from ${materials}`,
  noCeiling: 'No ceiling is known here: check the law, 27 CFR 24.246.',
  above: (limit: string, law: string) => `Above the ${limit} mg/L of ${law}.`,
  left: (left: string, limit: string, law: string) => `${left} mg/L left of the ${limit} of ${law}.`,
  once: (highest: string) => `The lot once held ${highest} mg/L.`,
};
