import type { FindingCode } from '@orbit-vine/cellar-book/entries/findings.ts';
import { findingSentences } from '@orbit-vine/cellar-book/entries/findings.ts';
import type { BottleUse, VesselKind, Work, WorkOf } from '@orbit-vine/cellar-book/entries/work.ts';

/** The title of each kind of work. */
export const titles: Record<Work['op'], string> = {
  vessel: 'Vessel',
  start: 'Opening balance',
  receive_wine: 'Wine received',
  receive_fruit: 'Fruit',
  crush: 'Crushed',
  press: 'Pressed',
  transfer: 'Moved',
  filter: 'Filtered',
  top: 'Topped',
  blend: 'Blended',
  split: 'Split',
  inoculate: 'Inoculated',
  addition: 'Added',
  fine: 'Fined',
  measurement: 'Reading',
  gauge: 'Measured',
  loss: 'Lost',
  gain: 'Gained',
  remove: 'Removed',
  dump: 'Dumped',
  empty: 'Found empty',
  bottle: 'Bottled',
  receive_bottles: 'Bottles received',
  remove_bottles: 'Bottles out',
  count_bottles: 'Bottles counted',
  state: 'State',
  plan: 'Planned',
  plan_done: 'Done as planned',
  cap_work: 'Cap work',
  note: 'Note',
};

export const bottleUses: Record<BottleUse, string> = {
  taxpaid: 'Sold or removed, tax paid',
  tasting: 'Poured for tasting',
  testing: 'Sample for testing',
  breakage: 'Broken',
  in_bond: 'Transferred in bond',
  export: 'Exported',
  family_use: 'Family use',
  dumped_to_bulk: 'Dumped to bulk',
  destroyed: 'Destroyed',
};

/** The details of work. */
export const work = {
  from: (vessels: string) => `from ${vessels}`,
  to: (vessels: string) => `to ${vessels}`,
  into: (vessels: string) => `into ${vessels}`,
  in: (amount: string, vessels: string) => `${amount} in ${vessels}`,
  of: (lot: string) => `of ${lot}`,
  each: (amount: string) => `${amount} each`,
  all: 'all',
  asMuchAsFits: 'as much as fits',
  lost: (amount: string) => `${amount} lost`,
  block: (name: string) => `block ${name}`,
  alcohol: (percent: string) => `${percent}\u00a0% alcohol`,
  splitInto: (from: string, parts: string) => `${from} into ${parts}`,
  inventoryOf: (count: number) => `inventory of ${count === 1 ? '1 vessel' : `${count} vessels`}`,
  due: (day: string) => `due ${day}`,
  forPerson: (name: string) => `for ${name}`,
  native: 'native',
  fractions: { free_run: 'free run', press: 'press' } satisfies Record<
    NonNullable<WorkOf<'press'>['parts'][number]['fraction']>,
    string
  >,
  states: {
    fermentation_started: 'fermentation started',
    fermentation_stuck: 'fermentation stuck',
    fermentation_finished: 'fermentation finished',
    malolactic_started: 'malolactic started',
    malolactic_finished: 'malolactic finished',
  } satisfies Record<WorkOf<'state'>['state'], string>,
  /** Cap work by the ids that texts are read as; other names are as written. */
  methods: {
    punch_down: 'punch-down',
    pump_over: 'pump-over',
    delestage: 'delestage',
    pulse_air: 'pulse-air',
    stir: 'stir',
  } as Readonly<Record<string, string>>,
  packs: (count: string) => `${count} pack`,
  packUnit: 'pack',
  cases: (count: number) => (count === 1 ? '1 case' : `${count.toLocaleString('en-US')} cases`),
  loose: (count: number) => `${count} loose`,
};

export const vesselKinds: Record<VesselKind, string> = {
  tank: 'tank',
  bin: 'bin',
  barrel: 'barrel',
  drum: 'drum',
  carboy: 'carboy',
  keg: 'keg',
};

/** Several vessels of a kind. */
export const vesselCounts: Record<VesselKind | 'vessel', (count: number) => string> = {
  tank: (count) => `${count} tanks`,
  bin: (count) => `${count} bins`,
  barrel: (count) => `${count} barrels`,
  drum: (count) => `${count} drums`,
  carboy: (count) => `${count} carboys`,
  keg: (count) => `${count} kegs`,
  vessel: (count) => `${count} vessels`,
};

/** What a reading measures; other names are as written. */
export const readingKinds: Readonly<Record<string, string>> = {
  brix: 'Brix',
  sg: 'SG',
  baume: 'Baumé',
  temperature: 'Temperature',
  ph: 'pH',
  ta: 'TA',
  free_so2: 'Free SO₂',
  total_so2: 'Total SO₂',
  va: 'VA',
  malic: 'Malic acid',
  alcohol: 'Alcohol',
  rs: 'Residual sugar',
  yan: 'YAN',
  volume: 'Volume',
  weight: 'Weight',
};

export const findings: Record<FindingCode, string> = findingSentences;
