import type { Bottles, Work, WorkOf } from '@orbit-vine/cellar-book/entries/work.ts';
import { vesselList } from '@orbit-vine/cellar-notes/read-back/read-back.ts';
import type { Wording } from '../wording/english.ts';
import {
  nameOfKind,
  showAlcohol,
  showFruit,
  showMaterial,
  showReading,
  showVolume,
  type VolumeUnit,
} from './amounts.ts';

export interface WorkWords {
  title: string;
  detail: string;
}

type Fields<Op extends Work['op']> = Omit<WorkOf<Op>, 'op'>;
type Say<Op extends Work['op']> = (work: Fields<Op>, unit: VolumeUnit, wording: Wording) => string;

const joined = (...parts: (string | undefined | false)[]) => parts.filter(Boolean).join(', ');
const spaced = (...parts: (string | undefined | false)[]) => parts.filter(Boolean).join(' ');
const list = (vessels: readonly string[] | undefined) => (vessels ? vesselList([...vessels]) : '');

function whereOf({ vessels, lot }: { vessels?: string[] | undefined; lot?: string | undefined }): string {
  return vessels && vessels.length > 0 ? list(vessels) : (lot ?? '');
}

type Vessels = readonly string[] | undefined;
function route(from: Vessels, to: Vessels, { work }: Wording): string {
  return spaced(from && from.length > 0 && work.from(list(from)), to && to.length > 0 && work.to(list(to)));
}

function dose(work: Fields<'addition'>, wording: Wording): string {
  const { unit = 'mg', amount, perLitre, each } = work;
  if (perLitre !== undefined) return unit === 'uL' ? `${perLitre / 10} mL/hL` : `${perLitre} mg/L`;
  if (amount === undefined) return '';
  const shown = showMaterial(amount, unit, wording);
  return each ? wording.work.each(shown) : shown;
}

const added: Say<'addition'> = (work, _, wording) =>
  joined(spaced(work.material, dose(work, wording)), whereOf(work));

const moved: Say<'transfer'> = ({ ml, fill, from, to, lossMl }, unit, wording) =>
  joined(
    [
      ml === undefined ? (fill ? wording.work.asMuchAsFits : wording.work.all) : showVolume(ml, unit),
      route(from, to, wording),
    ].join(' '),
    lossMl !== undefined && wording.work.lost(showVolume(lossMl, unit)),
  );

const taken: Say<'loss'> = (work, unit) =>
  joined(
    work.ml !== undefined && showVolume(work.ml, unit),
    work.grams !== undefined && showFruit(work.grams, unit),
    whereOf(work),
    work.reason,
  );

const countsOf = (bottles: readonly Bottles[]) =>
  bottles.map(({ count, sizeMl }) => `${count.toLocaleString('en-US')} × ${sizeMl} mL`);

const share = (hundredths: number | undefined) => (hundredths === undefined ? '' : `${hundredths / 100}%`);

interface Level {
  vessel: string;
  ml?: number | undefined;
  grams?: number | undefined;
}

/** Vessels with equal amounts together, such as the barrels of a lot. */
function alike(levels: readonly Level[], unit: VolumeUnit, { work }: Wording) {
  const groups = Map.groupBy(levels, ({ ml, grams }) =>
    ml === undefined ? showFruit(grams ?? 0, unit) : showVolume(ml, unit),
  );
  return [...groups].map(([amount, group]) => ({
    vessels: list(group.map(({ vessel }) => vessel)),
    amount: group.length > 1 ? work.each(amount) : amount,
  }));
}

const opened: Say<'start'> = ({ lot, levels, alcoholPercentVol }, unit, wording) =>
  joined(
    lot,
    ...alike(levels, unit, wording).map(({ amount, vessels }) => wording.work.in(amount, vessels)),
    showAlcohol(alcoholPercentVol, wording),
  );

const details: { [Op in Work['op']]: Say<Op> } = {
  vessel: ({ vessel, kind }, _, { vesselKinds }) => `${vessel}, ${vesselKinds[kind]}`,
  start: opened,
  receive_wine: opened,
  receive_fruit: ({ grams, component, to, grower }, unit, { work }) =>
    joined(
      spaced(showFruit(grams, unit), component.variety ?? ''),
      component.block !== null && work.block(component.block),
      to.length > 0 && work.into(list(to)),
      grower && work.from(grower),
    ),
  crush: ({ from, to, ml }, unit, wording) =>
    joined(ml !== undefined && showVolume(ml, unit), route(from, to, wording)),
  press: ({ from, parts }, unit, wording) =>
    joined(
      route(from, undefined, wording),
      ...parts.map(({ to, ml, fraction }) =>
        spaced(
          ml !== undefined && showVolume(ml, unit),
          fraction && wording.work.fractions[fraction],
          wording.work.to(list(to)),
        ),
      ),
    ),
  transfer: moved,
  filter: moved,
  top: ({ ml, each, from, fromLot, ...where }, unit, { work }) =>
    joined(
      each ? work.each(showVolume(ml, unit)) : showVolume(ml, unit),
      spaced(whereOf(where), (from || fromLot) && work.from(from ? list(from) : (fromLot ?? ''))),
    ),
  blend: ({ parts, to }, unit, { work }) =>
    spaced(
      parts
        .map((part) =>
          spaced(
            part.ml === undefined ? share(part.share) : showVolume(part.ml, unit),
            part.vessel ?? part.lot,
          ),
        )
        .join(' + '),
      work.to(list(to)),
    ),
  split: ({ from, parts }, unit, { work, list: inWords }) =>
    work.splitInto(
      list(from),
      inWords(
        parts.map(({ ml, share: part, to }) => {
          const amount = ml === undefined ? share(part) : showVolume(ml, unit);
          return amount ? work.in(amount, to) : to;
        }),
      ),
    ),
  inoculate: added,
  addition: added,
  fine: added,
  measurement: (work, unit, wording) =>
    joined(
      whereOf(work),
      ...work.readings.map((reading) => `${nameOfKind(reading.kind, wording)} ${showReading(reading, unit)}`),
    ),
  gauge: ({ levels, inventory }, unit, wording) =>
    joined(
      inventory && wording.work.inventoryOf(levels.length),
      ...alike(levels, unit, wording).map(({ vessels, amount }) => `${vessels} ${amount}`),
    ),
  loss: taken,
  gain: taken,
  remove: taken,
  dump: taken,
  empty: taken,
  bottle: ({ bottles, from, lot }, _, { work }) =>
    joined(...countsOf(bottles), from ? work.from(list(from)) : lot),
  receive_bottles: ({ lot, bottles, alcoholPercentVol }, _, wording) =>
    joined(lot, ...countsOf(bottles), showAlcohol(alcoholPercentVol, wording)),
  remove_bottles: ({ lot, bottles, use, to, consignee, note }, _, { work, bottleUses }) =>
    joined(
      ...countsOf(bottles),
      work.of(lot),
      bottleUses[use].toLowerCase(),
      to && work.into(to),
      consignee && work.to(consignee),
      note,
    ),
  count_bottles: ({ lot, bottles }, _, { work }) => joined(...countsOf(bottles), work.of(lot)),
  state: ({ state, native, ...where }, _, { work }) =>
    joined(work.states[state], whereOf(where), native && work.native),
  plan: ({ task, due, assignee, ...where }, _, { work, day }) =>
    joined(task, whereOf(where), work.due(day(due)), assignee && work.forPerson(assignee)),
  plan_done: ({ note }) => note ?? '',
  cap_work: ({ method, times, note, ...where }, _, { work }) =>
    joined(
      spaced(method && (work.methods[method] ?? method.replace('_', '-')), times ? `×${times}` : ''),
      whereOf(where),
      note,
    ),
  note: ({ note, ...where }, _, { entry }) => joined(whereOf(where), note && entry.quoted(note)),
};

export function describeWork(work: Work, unit: VolumeUnit, wording: Wording): WorkWords {
  const detail = details[work.op] as (work: Work, unit: VolumeUnit, wording: Wording) => string;
  return { title: wording.titles[work.op], detail: detail(work, unit, wording) };
}
