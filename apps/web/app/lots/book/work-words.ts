import type { Bottles, BottleUse, Work, WorkOf } from '@orbit-vine/cellar-book/entries/work.ts';
import { vesselList } from '@orbit-vine/cellar-notes/read-back/read-back.ts';
import { shortDay } from '../../ui/dates.ts';
import { nameOfKind, showFruit, showMaterial, showReading, showVolume, type VolumeUnit } from './amounts.ts';

export interface WorkWords {
  title: string;
  detail: string;
}

type Fields<Op extends Work['op']> = Omit<WorkOf<Op>, 'op'>;
type Say<Op extends Work['op']> = (work: Fields<Op>, unit: VolumeUnit) => string;

const joined = (...parts: (string | undefined | false)[]) => parts.filter(Boolean).join(', ');
const list = (vessels: readonly string[] | undefined) => (vessels ? vesselList([...vessels]) : '');

function whereOf({ vessels, lot }: { vessels?: string[] | undefined; lot?: string | undefined }): string {
  return vessels && vessels.length > 0 ? list(vessels) : (lot ?? '');
}

function route(from: readonly string[] | undefined, to: readonly string[] | undefined): string {
  return [from && from.length > 0 && `from ${list(from)}`, to && to.length > 0 && `to ${list(to)}`]
    .filter(Boolean)
    .join(' ');
}

function dose(work: Fields<'addition'>): string {
  const { unit = 'mg', amount, perLitre, each } = work;
  if (perLitre !== undefined) return unit === 'uL' ? `${perLitre / 10} mL/hL` : `${perLitre} mg/L`;
  return amount === undefined ? '' : `${showMaterial(amount, unit)}${each ? ' each' : ''}`;
}

const added: Say<'addition'> = (work) => joined(`${work.material} ${dose(work)}`.trim(), whereOf(work));

const moved: Say<'transfer'> = (work, unit) =>
  joined(
    [
      work.ml === undefined ? (work.fill ? 'as much as fits' : 'all') : showVolume(work.ml, unit),
      route(work.from, work.to),
    ].join(' '),
    work.lossMl !== undefined && `${showVolume(work.lossMl, unit)} lost`,
  );

const taken: Say<'loss'> = (work, unit) =>
  joined(
    work.ml !== undefined && showVolume(work.ml, unit),
    work.grams !== undefined && showFruit(work.grams, unit),
    whereOf(work),
    work.reason,
  );

export const bottleUseNames: Record<BottleUse, string> = {
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

const countsOf = (bottles: readonly Bottles[]) =>
  bottles.map(({ count, sizeMl }) => `${count.toLocaleString('en-US')} × ${sizeMl} mL`);

const share = (hundredths: number | undefined) => (hundredths === undefined ? '' : `${hundredths / 100}%`);

/** Vessels with equal amounts together, such as the barrels of a lot. */
function alike(
  levels: readonly { vessel: string; ml?: number | undefined; grams?: number | undefined }[],
  unit: VolumeUnit,
) {
  const groups = Map.groupBy(levels, ({ ml, grams }) =>
    ml === undefined ? showFruit(grams ?? 0, unit) : showVolume(ml, unit),
  );
  return [...groups].map(([amount, group]) => ({
    vessels: list(group.map(({ vessel }) => vessel)),
    amount: group.length > 1 ? `${amount} each` : amount,
  }));
}

const opened: Say<'start'> = (work, unit) =>
  joined(work.lot, ...alike(work.levels, unit).map(({ amount, vessels }) => `${amount} in ${vessels}`));

const words: { [Op in Work['op']]: [title: string, say: Say<Op>] } = {
  vessel: ['Vessel', ({ vessel, kind }) => `${vessel}, ${kind}`],
  start: ['Opening balance', opened],
  receive_wine: ['Wine received', opened],
  receive_fruit: [
    'Fruit',
    ({ grams, component, to, grower }, unit) =>
      joined(
        `${showFruit(grams, unit)} ${component.variety ?? ''}`.trim(),
        component.block !== null && `block ${component.block}`,
        to.length > 0 && `into ${list(to)}`,
        grower && `from ${grower}`,
      ),
  ],
  crush: [
    'Crushed',
    ({ from, to, ml }, unit) => joined(ml !== undefined && showVolume(ml, unit), route(from, to)),
  ],
  press: [
    'Pressed',
    ({ from, parts }, unit) =>
      joined(
        route(from, undefined),
        ...parts.map(
          ({ to, ml, fraction }) =>
            `${ml === undefined ? '' : `${showVolume(ml, unit)} `}${fraction ? `${fraction.replace('_', ' ')} ` : ''}to ${list(to)}`,
        ),
      ),
  ],
  transfer: ['Moved', moved],
  filter: ['Filtered', moved],
  top: [
    'Topped',
    (work, unit) =>
      joined(
        `${showVolume(work.ml, unit)}${work.each ? ' each' : ''}`,
        [whereOf(work), (work.from || work.fromLot) && `from ${work.from ? list(work.from) : work.fromLot}`]
          .filter(Boolean)
          .join(' '),
      ),
  ],
  blend: [
    'Blended',
    ({ parts, to }, unit) =>
      `${parts
        .map((part) =>
          [part.ml === undefined ? share(part.share) : showVolume(part.ml, unit), part.vessel ?? part.lot]
            .filter(Boolean)
            .join(' '),
        )
        .join(' + ')} to ${list(to)}`,
  ],
  split: [
    'Split',
    ({ from, parts }, unit) =>
      `${list(from)} into ${parts
        .map((part) =>
          [part.ml === undefined ? share(part.share) : showVolume(part.ml, unit), part.to]
            .filter(Boolean)
            .join(' in '),
        )
        .join(' and ')}`,
  ],
  inoculate: ['Inoculated', added],
  addition: ['Added', added],
  fine: ['Fined', added],
  measurement: [
    'Reading',
    (work, unit) =>
      joined(
        whereOf(work),
        ...work.readings.map((reading) => `${nameOfKind(reading.kind)} ${showReading(reading, unit)}`),
      ),
  ],
  gauge: [
    'Measured',
    ({ levels, inventory }, unit) =>
      joined(
        inventory && `inventory of ${levels.length === 1 ? '1 vessel' : `${levels.length} vessels`}`,
        ...alike(levels, unit).map(({ vessels, amount }) => `${vessels} ${amount}`),
      ),
  ],
  loss: ['Lost', taken],
  gain: ['Gained', taken],
  remove: ['Removed', taken],
  dump: ['Dumped', taken],
  empty: ['Found empty', taken],
  bottle: [
    'Bottled',
    ({ bottles, from, lot }) => joined(...countsOf(bottles), from ? `from ${list(from)}` : lot),
  ],
  receive_bottles: ['Bottles received', ({ lot, bottles }) => joined(lot, ...countsOf(bottles))],
  remove_bottles: [
    'Bottles out',
    ({ lot, bottles, use, to, consignee, note }) =>
      joined(
        ...countsOf(bottles),
        `of ${lot}`,
        bottleUseNames[use].toLowerCase(),
        to && `into ${to}`,
        consignee && `to ${consignee}`,
        note,
      ),
  ],
  count_bottles: ['Bottles counted', ({ lot, bottles }) => joined(...countsOf(bottles), `of ${lot}`)],
  state: ['State', (work) => joined(work.state.replaceAll('_', ' '), whereOf(work), work.native && 'native')],
  plan: [
    'Planned',
    (work) =>
      joined(work.task, whereOf(work), `due ${shortDay(work.due)}`, work.assignee && `for ${work.assignee}`),
  ],
  plan_done: ['Done as planned', ({ note }) => note ?? ''],
  cap_work: [
    'Cap work',
    (work) =>
      joined(
        `${work.method?.replace('_', '-') ?? ''}${work.times ? ` ×${work.times}` : ''}`,
        whereOf(work),
        work.note,
      ),
  ],
  note: ['Note', (work) => joined(whereOf(work), work.note && `“${work.note}”`)],
};

export function describeWork(work: Work, unit: VolumeUnit): WorkWords {
  const [title, say] = words[work.op] as [string, (work: Work, unit: VolumeUnit) => string];
  return { title, detail: say(work, unit) };
}
