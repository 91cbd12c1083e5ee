import { vesselsOfLot } from '@orbit-vine/cellar-book/book/ledger.ts';
import type { Work } from '@orbit-vine/cellar-book/entries/work.ts';
import { lotOfCode, nextLotCode, varietiesOf } from '@orbit-vine/cellar-book/lot-codes.ts';
import type { CellarRecord, Part } from '@orbit-vine/cellar-notes/schema/reading.ts';
import { type EntryTask, locationOf, type WorkOrAsk } from './entry-task.ts';
import { eachOf, gramsOf, mlOf, totalMl } from './quantities.ts';

function heldBy({ cellar }: EntryTask, vessel: string): string | undefined {
  return cellar.book.vessels.get(vessel)?.lot;
}

function lotNamed({ cellar }: EntryTask, code: string | undefined): { lot?: string } {
  return code === undefined ? {} : { lot: lotOfCode(cellar.setup, cellar.book, code) };
}

function newCode({ cellar, takenCodes }: EntryTask, vintage: number, variety?: string): string {
  const code = nextLotCode(cellar.setup, cellar.book, { vintage, variety, taken: takenCodes });
  takenCodes.add(code);
  return code;
}

/** The source vessels: those named, else those worked on, else those of the named lot. */
function sourcesOf(task: EntryTask): string[] {
  const { record, cellar } = task;
  if (record.from && record.from.length > 0) return record.from;
  if (record.vessels && record.vessels.length > 0) return record.vessels;
  const code = record.fromLot ?? record.lot;
  return code === undefined ? [] : vesselsOfLot(cellar.book, lotOfCode(cellar.setup, cellar.book, code));
}

function lossOf({ record: { loss } }: EntryTask): { lossMl?: number; lossReason?: string } {
  return loss ? { lossMl: Math.round(loss.volume.value * 1000), lossReason: loss.reason } : {};
}

/** Fruit gets a new lot, unless all of it joins an existing lot of the same grapes. */
export function enterFruit(task: EntryTask): WorkOrAsk {
  const { record, cellar, date } = task;
  if (!record.weight) return { ask: 'quantity' };
  const to = record.to ?? record.vessels ?? [];
  const ofBlock = cellar.setup.blocks.find(({ name }) => name === record.block)?.variety;
  const variety = record.variety ?? ofBlock;
  if (variety === undefined) return { ask: 'variety' };
  const vintage = Number(date.slice(0, 4));
  const held = new Set(to.map((vessel) => heldBy(task, vessel)));
  const [there] = held;
  const joins = held.size === 1 && there !== undefined && isOnly(task, there, variety);
  const lot = record.lot ? lotNamed(task, record.lot).lot : joins ? there : undefined;
  return {
    works: [
      {
        op: 'receive_fruit',
        to,
        lot: lot ?? newCode(task, vintage, variety),
        grams: gramsOf(record.weight, to.length),
        component: { variety, block: record.block ?? null, vintage },
        ...(record.grower === undefined ? {} : { grower: record.grower }),
        ...(record.weighTag === undefined ? {} : { weighTag: record.weighTag }),
      },
    ],
  };
}

function isOnly({ cellar }: EntryTask, lotId: string, variety: string): boolean {
  const lot = cellar.book.lots.get(lotId);
  return lot?.stage === 'fruit' && [...varietiesOf(lot).keys()].every((each) => each === variety);
}

/** The vessels that a volume each is of: the destinations, or the sources of a single one. */
const sharing = (from: readonly string[], to: readonly string[]) => (to.length > 1 ? to : from);

/** Crush, rack, and filter: without a destination the wine returns to its vessel. */
export function enterMove(task: EntryTask): WorkOrAsk {
  const { record } = task;
  const from = sourcesOf(task);
  const stays = record.op !== 'transfer' || record.mode === 'rack_and_return';
  const to = record.to && record.to.length > 0 ? record.to : stays ? from : [];
  if (to.length === 0) return { ask: 'vessel' };
  const mode = record.mode ?? record.kind;
  const shared = {
    to,
    ...totalMl(record.volume, sharing(from, to)),
    ...(mode === undefined ? {} : { mode }),
  };
  if (record.op === 'crush') {
    if (from.length > 0) return { works: [{ op: 'crush', from, ...shared }] };
    const fruit = fruitOf(task);
    return fruit
      ? { works: [...fruit.arrival, { op: 'crush', fromLot: fruit.lot, ...shared }] }
      : { ask: 'vessel' };
  }
  if (from.length === 0) return { ask: 'vessel' };
  const op = record.op === 'filter' ? ('filter' as const) : ('transfer' as const);
  const fill = record.fill === undefined ? {} : { fill: record.fill };
  const move = { op, from, ...shared, ...lossOf(task), ...fill, ...(record.all ? { emptied: true } : {}) };
  const isOfEach = record.volume?.per === 'each' && to.length === 1 && from.length > 1 && !record.loss;
  if (record.parts && op === 'transfer')
    return {
      works: record.parts.map(({ vessel = '', volume }) => ({ ...move, to: [vessel], ...mlOf(volume) })),
    };
  if (isOfEach) return { works: from.map((vessel) => ({ ...move, from: [vessel], ...mlOf(record.volume) })) };
  if (record.volume?.per !== 'each' || sharesEqually(task, to)) return { works: [move] };
  const { lossMl, lossReason, ...rest } = move;
  const [first, ...others] = to.map((vessel) => ({ ...rest, to: [vessel], ...mlOf(record.volume) }));
  return { works: first ? [{ ...first, ...lossOf(task) }, ...others] : [] };
}

/** The book fills several vessels in proportion to the room in them, which may differ by a rounded milliliter. */
function sharesEqually({ cellar: { setup, book } }: EntryTask, to: readonly string[]): boolean {
  const room = to.map((id) => {
    const capacityMl = setup.vessels.find(({ name }) => name === id)?.capacityMl ?? 0;
    return capacityMl - (book.vessels.get(id)?.ml ?? 0);
  });
  return Math.max(...room) - Math.min(...room) < 10;
}

/** "1 ton each" of the vessels that the fruit went to. */
function weightInAll({ weight, to = [] }: CellarRecord): Pick<CellarRecord, 'weight'> {
  if (weight?.per !== 'each') return {};
  const { per, ...rest } = weight;
  return { weight: { ...rest, value: weight.value * Math.max(1, to.length) } };
}

/** The named lot, or the only one of a variety's fruit that waits without a vessel; weighed fruit arrives with its work. */
function fruitOf(task: EntryTask): { lot: string; arrival: Work[] } | undefined {
  const { cellar, record } = task;
  const named = record.fromLot ?? record.lot;
  if (named !== undefined) return { lot: lotOfCode(cellar.setup, cellar.book, named), arrival: [] };
  const ofVariety = [...cellar.book.lots.values()].filter(
    (lot) => lot.grams > 0 && lot.stage === 'fruit' && record.variety && varietiesOf(lot).has(record.variety),
  );
  const [waiting] = ofVariety;
  if (waiting && ofVariety.length === 1) return { lot: waiting.id, arrival: [] };
  if (waiting) return undefined;
  const arrived = enterFruit({ ...task, record: { ...record, ...weightInAll(record), to: [], vessels: [] } });
  const [work] = 'works' in arrived ? arrived.works : [];
  return work?.op === 'receive_fruit' && work.lot !== undefined
    ? { lot: work.lot, arrival: [work] }
    : undefined;
}

export function enterPress(task: EntryTask): WorkOrAsk {
  const { record } = task;
  const from = record.from && record.from.length > 0 ? record.from : (record.vessels ?? []);
  const fruit = from.length > 0 ? undefined : fruitOf(task);
  if (from.length === 0 && !fruit) return { ask: 'vessel' };
  const whole =
    record.to && record.to.length > 0
      ? [{ to: record.to, ...totalMl(record.volume, sharing(from, record.to)) }]
      : [];
  const parts = record.parts?.map((part) => ({
    to: part.to ?? (part.vessel === undefined ? [] : [part.vessel]),
    ...mlOf(part.volume),
    ...(part.fraction === undefined ? {} : { fraction: part.fraction }),
  }));
  const out = parts && parts.length > 0 ? parts : whole;
  if (out.length === 0 || out.some(({ to }) => to.length === 0)) return { ask: 'vessel' };
  const mode = record.mode === undefined ? {} : { mode: record.mode };
  const pressed = { op: 'press' as const, parts: out, ...mode };
  return { works: fruit ? [...fruit.arrival, { ...pressed, fromLot: fruit.lot }] : [{ ...pressed, from }] };
}

export function enterTop(task: EntryTask): WorkOrAsk {
  const { record, cellar } = task;
  if (!record.volume) return { ask: 'quantity' };
  const from = record.from && record.from.length > 0 ? { from: record.from } : {};
  const fromLot = record.fromLot && { fromLot: lotOfCode(cellar.setup, cellar.book, record.fromLot) };
  if (!record.from?.length && !fromLot) return { ask: 'vessel' };
  const { ml = 0 } = mlOf(record.volume);
  return {
    works: [{ op: 'top', ...locationOf(task), ...from, ...fromLot, ml, ...eachOf(record.volume) }],
  };
}

/** The only lot in the cellar that is this variety alone. */
function lotOfVariety({ cellar }: EntryTask, variety: string): string | undefined {
  const lots = [...cellar.book.lots.values()].filter((lot) => {
    const shares = varietiesOf(lot);
    return lot.ml > 0 && shares.size === 1 && shares.has(variety);
  });
  return lots.length === 1 ? lots[0]?.id : undefined;
}

/** Percent as whole thousandths of one. */
function shareOf({ percent }: Part): { share?: number } {
  return percent === undefined ? {} : { share: Math.round(percent * 1000) };
}

export function enterBlend(task: EntryTask): WorkOrAsk {
  const { record } = task;
  const to = record.to ?? [];
  if (to.length === 0) return { ask: 'vessel' };
  const parts = (record.parts ?? []).map((part) => ({
    ...(part.vessel === undefined ? lotNamed(task, part.lot) : { vessel: part.vessel }),
    ...(part.variety === undefined || part.vessel || part.lot
      ? {}
      : { lot: lotOfVariety(task, part.variety) }),
    ...mlOf(part.volume),
    ...shareOf(part),
  }));
  if (parts.length === 0 || parts.some((part) => !('vessel' in part) && part.lot === undefined))
    return { ask: 'lot' };
  const lots = new Set(
    parts.map((part) => ('vessel' in part && part.vessel ? heldBy(task, part.vessel) : part.lot)),
  );
  const free = to.every((vessel) => heldBy(task, vessel) === undefined);
  const code = free && lots.size > 1 ? { lot: newCode(task, Number(task.date.slice(0, 4))) } : {};
  return {
    works: [{ op: 'blend', to, parts, ...code, ...mlOf(record.volume), ...lossOf(task) }],
  };
}

export function enterSplit(task: EntryTask): WorkOrAsk {
  const from = sourcesOf(task);
  const parts = (task.record.parts ?? []).flatMap((part) => {
    const to = part.vessel ?? part.to?.[0];
    return to === undefined ? [] : [{ to, ...mlOf(part.volume), ...shareOf(part) }];
  });
  if (from.length === 0 || parts.length === 0) return { ask: 'vessel' };
  return { works: [{ op: 'split', from, parts }] };
}

export function enterBottle(task: EntryTask): WorkOrAsk {
  const { record } = task;
  if (!record.bottles) return { ask: 'quantity' };
  const from = sourcesOf(task);
  if (from.length === 0) return { ask: record.lot === undefined ? 'vessel' : 'lot' };
  const emptied = record.all ? { emptied: true } : {};
  return { works: [{ op: 'bottle', from, bottles: [record.bottles], ...lossOf(task), ...emptied }] };
}
