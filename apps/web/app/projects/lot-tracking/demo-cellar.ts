import type { Entry } from '@orbit-vine/cellar-book/entries/entries.ts';
import type { Component, VesselKind, Work } from '@orbit-vine/cellar-book/entries/work.ts';
import type { Setup } from '@orbit-vine/cellar-book/setup.ts';
import type { CellarSettings } from '@orbit-vine/cellar-conversation/cellar.ts';

/* An invented cellar, in the week of the page's example. */

interface DemoVessel {
  id: string;
  kind: VesselKind;
  number: string;
  /** Capacity: wine, or fruit. */
  ml?: number;
  grams?: number;
}

const gallon = 3785.411784;
const tank = (id: string, gallons: number): DemoVessel => ({
  id,
  kind: 'tank',
  number: id.slice(1),
  ml: Math.round(gallons * gallon),
});
const vessels: DemoVessel[] = [
  tank('T4', 400),
  tank('T5', 600),
  tank('T9', 500),
  tank('T10', 400),
  tank('T12', 500),
  tank('T13', 500),
  tank('T14', 400),
  ...['7', '8'].map((number): DemoVessel => ({ id: `BIN${number}`, kind: 'bin', number, grams: 1_250_000 })),
  ...['101', '102', '103', '104'].map(
    (number): DemoVessel => ({
      id: `B${number}`,
      kind: 'barrel',
      number,
      ml: 225_000,
    }),
  ),
  { id: 'K1', kind: 'keg', number: '1', ml: 58_700 },
];

const words: Partial<Record<VesselKind, readonly string[]>> = {
  tank: ['tank', 'tanque'],
  bin: ['bin', 'bine'],
  barrel: ['bbl', 'barrel', 'barrica'],
  keg: ['keg', 'barrilito'],
};

export const demoSettings: CellarSettings = {
  timeZone: 'America/Detroit',
  dateOrder: 'month-first',
  harvestMonths: [8, 9, 10, 11],
};

const shore = ['Lake Michigan Shore'];

export const demoSetup: Setup = {
  vessels: vessels.map(({ id, kind, number, ml, grams }) => ({
    name: id,
    kind,
    aliases: (words[kind] ?? []).map((word) => `${word} ${number}`),
    ...(ml === undefined ? {} : { capacityMl: ml }),
    ...(grams === undefined ? {} : { capacityG: grams }),
  })),
  varieties: [
    { name: 'Chambourcin', aliases: ['chambo'] },
    { name: 'Cabernet Franc', aliases: ['cab franc', 'franc', 'cf'] },
    { name: 'Cabernet Sauvignon', aliases: ['cab sauv', 'cs'] },
    { name: 'Riesling', aliases: ['ries'] },
  ],
  blocks: [
    { name: '3', variety: 'Chambourcin', appellations: shore },
    { name: '6', variety: 'Riesling', appellations: ['Leelanau Peninsula'] },
    { name: '7', variety: 'Cabernet Franc', appellations: shore },
    { name: '8', variety: 'Cabernet Sauvignon', appellations: shore },
  ],
  materials: [
    { name: 'KMBS', aliases: ['k-meta', 'meta', 'metabisulfite', 'metabisulfito'] },
    { name: 'tartaric acid', aliases: ['tartaric', 'acido tartarico'] },
    { name: 'sugar', aliases: ['azucar'] },
    { name: 'water', aliases: ['agua'] },
    { name: 'bentonite', aliases: ['bentonita'], fining: true },
    { name: 'EC-1118', aliases: ['ec1118', '1118'] },
    { name: 'Go-Ferm', aliases: ['goferm'] },
    ...['SO2', 'DAP', 'Fermaid O', 'D254', 'QA23'].map((name) => ({ name })),
  ],
  lotCodes: [],
};

export const demoAppellations = Object.fromEntries(
  demoSetup.blocks.map(({ name, appellations }) => [name, appellations]),
);

const grapes = (variety: string, block: string, vintage: number): Component => ({ variety, block, vintage });

function opening(
  lot: string,
  component: Component,
  gallons: Record<string, number>,
  stage?: 'fermenting',
): Work {
  return {
    op: 'start',
    lot,
    levels: Object.entries(gallons).map(([vessel, volume]) => ({ vessel, ml: Math.round(volume * gallon) })),
    composition: [{ component, parts: 1 }],
    ...(stage ? { stage } : {}),
  };
}

function reading(vessel: string, brix: number, celsius: number): Work {
  const readings = [
    { kind: 'brix', value: brix, unit: '°Bx' },
    { kind: 'temperature', value: celsius, unit: '°C' },
  ];
  return { op: 'measurement', vessels: [vessel], readings };
}

const barrels = { B101: 59, B102: 59, B103: 58.5, B104: 59, K1: 15 };

const days: [day: string, works: Work[]][] = [
  [
    '2025-09-15',
    [
      opening('24-CS-02', grapes('Cabernet Sauvignon', '8', 2024), { T9: 320 }),
      opening('24-CH-05', grapes('Chambourcin', '3', 2024), { T10: 260 }),
      opening('24-CF-03', grapes('Cabernet Franc', '7', 2024), barrels),
      opening('25-RI-01', grapes('Riesling', '6', 2025), { T5: 480 }, 'fermenting'),
      opening('25-CH-01', grapes('Chambourcin', '3', 2025), { T12: 310 }, 'fermenting'),
    ],
  ],
  ['2025-09-16', [reading('T12', 23.8, 18), reading('T5', 20.6, 13)]],
  ['2025-09-17', [reading('T12', 23.4, 19), reading('T5', 19.8, 13.5)]],
  [
    '2025-09-18',
    [{ op: 'inoculate', organism: 'yeast', vessels: ['T12'], material: 'D254', unit: 'mg', amount: 300_000 }],
  ],
];

export const firstEntries: Entry[] = days
  .flatMap(([day, works]) => works.map((work): [string, Work] => [day, work]))
  .map(([workedOn, work], index) => ({
    id: `start-${index + 1}`,
    seq: index + 1,
    arrivedAt: `${workedOn}T08:00`,
    by: 'office',
    workedOn,
    work,
  }));

export const firstMoment = '2025-09-18T16:40';
