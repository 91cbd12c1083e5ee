import { vesselsOfLot } from '@orbit-vine/cellar-book/book/ledger.ts';
import { lotOfCode, nextLotCode, varietiesOf } from '@orbit-vine/cellar-book/lot-codes.ts';
import type { Part } from '@orbit-vine/cellar-notes/schema/reading.ts';
import { type Entered, type Entering, placeOf } from './entering.ts';
import { eachOf, gramsOf, mlOf } from './quantities.ts';

function heldBy({ cellar }: Entering, vessel: string): string | undefined {
  return cellar.book.vessels.get(vessel)?.lot;
}

function lotNamed({ cellar }: Entering, code: string | undefined): { lot?: string } {
  return code === undefined ? {} : { lot: lotOfCode(cellar.setup, cellar.book, code) };
}

function newCode({ cellar, taken }: Entering, vintage: number, variety?: string): string {
  const code = nextLotCode(cellar.setup, cellar.book, { vintage, variety, taken });
  taken.add(code);
  return code;
}

/** The vessels that something came from: those named, those worked on, or those of the lot that is named. */
function sourcesOf(entering: Entering): string[] {
  const { record, cellar } = entering;
  if (record.from && record.from.length > 0) return record.from;
  if (record.vessels && record.vessels.length > 0) return record.vessels;
  const code = record.fromLot ?? record.lot;
  return code === undefined ? [] : vesselsOfLot(cellar.book, lotOfCode(cellar.setup, cellar.book, code));
}

function lossOf({ record: { loss } }: Entering): { lossMl?: number; lossReason?: string } {
  return loss ? { lossMl: Math.round(loss.volume.value * 1000), lossReason: loss.reason } : {};
}

/** Fruit gets a lot of its own, unless all of it joins one lot of the same grapes that is there. */
export function enterFruit(entering: Entering): Entered {
  const { record, cellar, date } = entering;
  if (!record.weight) return { ask: 'quantity' };
  const to = record.to ?? record.vessels ?? [];
  const ofBlock = cellar.setup.blocks.find(({ name }) => name === record.block)?.variety;
  const variety = record.variety ?? ofBlock;
  if (variety === undefined) return { ask: 'variety' };
  const vintage = Number(date.slice(0, 4));
  const held = new Set(to.map((vessel) => heldBy(entering, vessel)));
  const [there] = held;
  const joins = held.size === 1 && there !== undefined && isOnly(entering, there, variety);
  const lot = record.lot ? lotNamed(entering, record.lot).lot : joins ? there : undefined;
  return {
    works: [
      {
        op: 'receive_fruit',
        to,
        lot: lot ?? newCode(entering, vintage, variety),
        grams: gramsOf(record.weight, to.length),
        component: { variety, block: record.block ?? null, vintage },
        ...(record.grower === undefined ? {} : { grower: record.grower }),
        ...(record.weighTag === undefined ? {} : { weighTag: record.weighTag }),
      },
    ],
  };
}

function isOnly({ cellar }: Entering, lotId: string, variety: string): boolean {
  const lot = cellar.book.lots.get(lotId);
  return lot?.stage === 'fruit' && [...varietiesOf(lot).keys()].every((each) => each === variety);
}

/** Crushing, racking and filtering: without a destination it stays, or comes back, where it was. */
export function enterMove(entering: Entering): Entered {
  const { record, cellar } = entering;
  const from = sourcesOf(entering);
  const stays = record.op !== 'transfer' || record.mode === 'rack_and_return';
  const to = record.to && record.to.length > 0 ? record.to : stays ? from : [];
  if (to.length === 0) return { ask: 'vessel' };
  const mode = record.mode ?? record.kind;
  const said = { to, ...mlOf(record.volume), ...(mode === undefined ? {} : { mode }) };
  if (record.op === 'crush') {
    const fromLot = record.fromLot ?? record.lot;
    if (from.length > 0) return { works: [{ op: 'crush', from, ...said }] };
    if (fromLot === undefined) return { ask: 'vessel' };
    return { works: [{ op: 'crush', fromLot: lotOfCode(cellar.setup, cellar.book, fromLot), ...said }] };
  }
  if (from.length === 0) return { ask: 'vessel' };
  const op = record.op === 'filter' ? 'filter' : 'transfer';
  const fill = record.fill === undefined ? {} : { fill: record.fill };
  return {
    works: [{ op, from, ...said, ...lossOf(entering), ...fill, ...(record.all ? { emptied: true } : {}) }],
  };
}

/** All the fruit of a variety that waits without a vessel, where that is one lot. */
function waitingFruit({ cellar, record }: Entering): string | undefined {
  const waiting = [...cellar.book.lots.values()].filter(
    (lot) => lot.grams > 0 && lot.stage === 'fruit' && record.variety && varietiesOf(lot).has(record.variety),
  );
  return waiting.length === 1 ? waiting[0]?.id : undefined;
}

export function enterPress(entering: Entering): Entered {
  const { record, cellar } = entering;
  const named = record.fromLot ?? record.lot;
  const fromLot = named === undefined ? waitingFruit(entering) : lotOfCode(cellar.setup, cellar.book, named);
  const from = record.from && record.from.length > 0 ? record.from : (record.vessels ?? []);
  if (from.length === 0 && fromLot === undefined) return { ask: 'vessel' };
  const whole = record.to && record.to.length > 0 ? [{ to: record.to, ...mlOf(record.volume) }] : [];
  const parts = record.parts?.map((part) => ({
    to: part.to ?? (part.vessel === undefined ? [] : [part.vessel]),
    ...mlOf(part.volume),
    ...(part.fraction === undefined ? {} : { fraction: part.fraction }),
  }));
  const out = parts && parts.length > 0 ? parts : whole;
  if (out.length === 0 || out.some(({ to }) => to.length === 0)) return { ask: 'vessel' };
  const source = from.length > 0 ? { from } : { fromLot };
  const mode = record.mode === undefined ? {} : { mode: record.mode };
  return { works: [{ op: 'press', ...source, parts: out, ...mode }] };
}

export function enterTop(entering: Entering): Entered {
  const { record, cellar } = entering;
  if (!record.volume) return { ask: 'quantity' };
  const from = record.from && record.from.length > 0 ? { from: record.from } : {};
  const fromLot = record.fromLot && { fromLot: lotOfCode(cellar.setup, cellar.book, record.fromLot) };
  if (!record.from?.length && !fromLot) return { ask: 'vessel' };
  const { ml = 0 } = mlOf(record.volume);
  return {
    works: [{ op: 'top', ...placeOf(entering), ...from, ...fromLot, ml, ...eachOf(record.volume) }],
  };
}

/** The one lot in the cellar that is of this variety alone. */
function lotOfVariety({ cellar }: Entering, variety: string): string | undefined {
  const lots = [...cellar.book.lots.values()].filter((lot) => {
    const shares = varietiesOf(lot);
    return lot.ml > 0 && shares.size === 1 && shares.has(variety);
  });
  return lots.length === 1 ? lots[0]?.id : undefined;
}

/** Percents as whole thousandths of one. */
function shareOf({ percent }: Part): { share?: number } {
  return percent === undefined ? {} : { share: Math.round(percent * 1000) };
}

export function enterBlend(entering: Entering): Entered {
  const { record } = entering;
  const to = record.to ?? [];
  if (to.length === 0) return { ask: 'vessel' };
  const parts = (record.parts ?? []).map((part) => ({
    ...(part.vessel === undefined ? lotNamed(entering, part.lot) : { vessel: part.vessel }),
    ...(part.variety === undefined || part.vessel || part.lot
      ? {}
      : { lot: lotOfVariety(entering, part.variety) }),
    ...mlOf(part.volume),
    ...shareOf(part),
  }));
  if (parts.length === 0 || parts.some((part) => !('vessel' in part) && part.lot === undefined))
    return { ask: 'lot' };
  const lots = new Set(
    parts.map((part) => ('vessel' in part && part.vessel ? heldBy(entering, part.vessel) : part.lot)),
  );
  const free = to.every((vessel) => heldBy(entering, vessel) === undefined);
  const code = free && lots.size > 1 ? { lot: newCode(entering, Number(entering.date.slice(0, 4))) } : {};
  return {
    works: [{ op: 'blend', to, parts, ...code, ...mlOf(record.volume), ...lossOf(entering) }],
  };
}

export function enterSplit(entering: Entering): Entered {
  const from = sourcesOf(entering);
  const parts = (entering.record.parts ?? []).flatMap((part) => {
    const to = part.vessel ?? part.to?.[0];
    return to === undefined ? [] : [{ to, ...mlOf(part.volume), ...shareOf(part) }];
  });
  if (from.length === 0 || parts.length === 0) return { ask: 'vessel' };
  return { works: [{ op: 'split', from, parts }] };
}

export function enterBottle(entering: Entering): Entered {
  const { record } = entering;
  if (!record.bottles) return { ask: 'quantity' };
  const from = sourcesOf(entering);
  if (from.length === 0) return { ask: record.lot === undefined ? 'vessel' : 'lot' };
  const emptied = record.all ? { emptied: true } : {};
  return { works: [{ op: 'bottle', from, bottles: [record.bottles], ...lossOf(entering), ...emptied }] };
}
