import { litersPerKgOfDissolvedSugar } from '@orbit-vine/enology/sugar/dissolved-sugar.ts';
import type { Book, Contents, Count, Job, Vessel } from '../book/book.ts';
import { measureOf } from '../book/contents.ts';
import { materialKey } from '../book/keys.ts';
import {
  changeStage,
  lotIn,
  noteEntryOn,
  reportFinding,
  vesselOf,
  vesselsOfLot,
  withdraw,
} from '../book/ledger.ts';
import { sum } from '../book/pour.ts';
import { discover, ensureVolume, expand, makeMust } from '../book/volume.ts';
import { amountsFor, occupiedVessels, workVessels } from '../book/work-vessels.ts';
import type { WorkOf } from '../entries/work.ts';
import { type Fraction, fraction, multiplyFractions, toNumber, zero } from '../exact/fraction.ts';
import { enrichMixture } from '../exact/mixture.ts';
import { loseRest } from './moves.ts';

type Addition = WorkOf<'addition'> | WorkOf<'inoculate'>;

/** The amount added per milliliter or gram of a vessel: a total is spread over all the wine, or fruit if there is none. */
function ratesOf(job: Job, work: Addition, vessels: readonly Vessel[]): Fraction[] {
  const { perLitre, amount = 0, each } = work;
  if (perLitre !== undefined)
    return vessels.map((vessel) => {
      if (vessel.ml === 0) reportFinding(job, 'volume_missing', { vessel: vessel.id });
      return vessel.ml > 0 ? fraction(Math.round(perLitre * 1000), 1_000_000) : zero;
    });
  if (each) return vessels.map((vessel) => fraction(amount, vessel[measureOf(vessel)]));
  const measure = vessels.some(({ ml }) => ml > 0) ? 'ml' : 'grams';
  const rate = fraction(amount, sum(vessels.map((vessel) => vessel[measure])) || 1);
  return vessels.map((vessel) => (vessel[measure] > 0 ? rate : zero));
}

/**
 * The volume of dry sugar once it is dissolved: 13.5 lb make a gallon.
 *
 * @source 27 CFR 24.304.
 */
function dissolvedMl({ material, unit = 'mg' }: Addition, amount: number): number {
  const isSugar = /sugar|sucrose|dextrose/i.test(material) && unit === 'mg';
  return isSugar ? Math.round((amount / 1000) * litersPerKgOfDissolvedSugar.unitedStatesLaw) : 0;
}

function noteAddition(
  { book, entry }: Job,
  { material, unit = 'mg', batch }: Addition,
  added: Pick<Book['additions'][number], 'vessel' | 'lot' | 'amount' | 'ml'>,
): void {
  const what = { material, unit, ...(batch === undefined ? {} : { batch }) };
  book.additions.push({ entry: entry.id, on: entry.workedOn, ...what, ...added });
}

/** Adds a material to the wine, with which it travels. Water, concentrate, syrup, and sugar also add volume. */
export function addMaterial(job: Job, work: Addition): void {
  const names = occupiedVessels(job, work);
  const vessels = names.map((name) => vesselOf(job, name));
  const key = materialKey(work.material, work.unit ?? 'mg', work.batch);
  const rates = ratesOf(job, work, vessels);
  const volumes = work.volumeMl === undefined ? undefined : amountsFor(job, names, work.volumeMl, work.each);
  /** Equal wines stay equal, and are computed once. */
  const enriched = new Map<Contents, [rate: Fraction, Contents]>();
  for (const [index, vessel] of vessels.entries()) {
    const lot = lotIn(job, vessel.id);
    const rate = rates[index] ?? zero;
    if (!lot) continue;
    noteEntryOn(job, lot);
    const contents = vessel.contents[measureOf(vessel)];
    const [sameRate, same] = enriched.get(contents) ?? [];
    const after =
      same && sameRate === rate
        ? same
        : { ...contents, materials: enrichMixture(contents.materials, key, rate) };
    enriched.set(contents, [rate, after]);
    if (rate.numerator > 0n) vessel.contents[measureOf(vessel)] = after;
    job.vessels.add(vessel);
    const amount = Math.round(toNumber(multiplyFractions(rate, fraction(vessel[measureOf(vessel)]))));
    const ml = vessel.ml > 0 ? (volumes?.[index] ?? dissolvedMl(work, amount)) : 0;
    noteAddition(job, work, { vessel: vessel.id, lot: lot.id, amount, ml });
    const { material: reason, alcoholPercentVol } = work;
    expand(job, vessel.id, { ml, account: 'added', reason, alcoholPercentVol });
  }
  if (work.op === 'inoculate') inoculate(job, work, names);
}

function startFermenting(job: Job, names: readonly string[]): void {
  for (const vessel of names.map((name) => vesselOf(job, name))) {
    if (vessel.lot === undefined) continue;
    changeStage(job, vessel, 'fermenting');
    vessel.fermentsAlone = true;
  }
}

/**
 * Ends the fermentation of the wine in vessels, and in others of their lots that no entry about fermentation has named,
 * such as a barrel of press wine.
 */
function finishFermenting(job: Job, names: readonly string[]): void {
  const lots = new Set(names.flatMap((name) => vesselOf(job, name).lot ?? []));
  const others = [...lots]
    .flatMap((lot) => vesselsOfLot(job.book, lot))
    .filter((name) => !vesselOf(job, name).fermentsAlone && vesselOf(job, name).stage !== 'fruit');
  for (const vessel of [...names, ...others].map((name) => vesselOf(job, name))) {
    if (vessel.lot === undefined) continue;
    changeStage(job, vessel, 'ageing');
  }
}

function inoculate(job: Job, work: WorkOf<'inoculate'>, vessels: readonly string[]): void {
  if (work.organism === 'yeast')
    startFermenting(
      job,
      vessels.filter((vessel) => vesselOf(job, vessel).stage !== 'ageing'),
    );
  for (const vessel of vessels) {
    const lot = lotIn(job, vessel);
    if (lot && work.organism === 'ml_bacteria' && lot.malolactic !== 'done') lot.malolactic = 'running';
  }
}

/** Sets a vessel to its measured level. The difference is gained or lost; must gets its first volume. */
function setLevel(job: Job, id: string, ml: number, reason: string): void {
  const vessel = vesselOf(job, id);
  if (ml === 0) {
    loseRest(job, [id], reason);
    return;
  }
  if (vessel.grams > 0) makeMust(job, id, Math.max(0, ml - vessel.ml), vessel.grams);
  const difference = ml - vessel.ml;
  if (difference === 0) return;
  const isFar = Math.abs(difference) * 20 > vessel.ml;
  if (isFar) reportFinding(job, 'level_off_book', { vessel: id, ml: difference });
  if (difference < 0) withdraw(job, id, { measure: 'ml', amount: -difference, account: 'lost', reason });
  else if (isFar) discover(job, id, difference, { reason });
  else expand(job, id, { ml: difference, account: 'gained', reason });
}

/**
 * Applies a dip or a scale reading. Up to 5 % above the book is gained, as the lot's own wine; beyond that it is
 * found, of unknown origin.
 */
export function gauge(job: Job, work: WorkOf<'gauge'>): void {
  for (const level of work.levels) {
    const { vessel, ml, grams } = level;
    const reason = level.reason ?? (work.inventory ? 'inventory' : 'measured');
    const since = job.book.postings.length;
    const { lot } = vesselOf(job, vessel);
    if (ml !== undefined) setLevel(job, vessel, ml, reason);
    const booked = vesselOf(job, vessel).grams;
    if (grams !== undefined && booked !== grams) {
      reportFinding(job, 'level_off_book', { vessel, grams: grams - booked });
      const amount = Math.max(0, booked - grams);
      withdraw(job, vessel, { measure: 'grams', amount, account: 'lost', reason });
    }
    if (!work.inventory) continue;
    const counted = { vessel, lot: lot ?? vesselOf(job, vessel).lot, reason: level.reason };
    if (ml !== undefined)
      noteCount(job, { ...counted, measure: 'ml', counted: ml, book: ml - changeSince(job, since) });
    if (grams !== undefined) noteCount(job, { ...counted, measure: 'grams', counted: grams, book: booked });
  }
}

/** By how much a vessel was off the book. The first volume of fruit is made, not a difference. */
function changeSince({ book }: Job, since: number): number {
  return book.postings
    .slice(since)
    .filter(({ measure, account }) => measure === 'ml' && account !== 'made')
    .reduce((total, { amount }) => total + amount, 0);
}

function noteCount(
  { book, entry }: Job,
  { lot, reason, ...count }: Omit<Count, 'entry' | 'on' | 'lot' | 'reason'> & Noted,
): void {
  book.counts.push({
    ...{ entry: entry.id, on: entry.workedOn, ...count },
    ...(lot === undefined ? {} : { lot }),
    ...(reason === undefined ? {} : { reason }),
  });
}

interface Noted {
  lot: string | undefined;
  reason: string | undefined;
}

export function measure(job: Job, work: WorkOf<'measurement'>): void {
  const vessels = occupiedVessels(job, work);
  const alcohol = work.readings.findLast(({ kind }) => kind === 'alcohol')?.value;
  if (alcohol !== undefined)
    for (const vessel of vessels) {
      const { contents } = vesselOf(job, vessel);
      contents.ml = { ...contents.ml, alcohol: { percentVol: alcohol, known: 1 } };
      job.vessels.add(vesselOf(job, vessel));
    }
  const lots = new Set(vessels.map((vessel) => lotIn(job, vessel)));
  for (const lot of lots) {
    if (!lot) continue;
    noteEntryOn(job, lot);
    const inLot = vessels.filter((vessel) => lotIn(job, vessel) === lot);
    for (const reading of work.readings) {
      lot.readings.push({ entry: job.entry.id, on: job.entry.workedOn, ...reading, vessels: inLot });
    }
  }
}

/** Wine or fruit that was lost, or removed in bulk; everything if no amount is given. */
export function takeAway(job: Job, work: WorkOf<'loss'>, account: 'lost' | 'removed'): void {
  const vessels = occupiedVessels(job, work);
  const { reason } = work;
  for (const measure of ['ml', 'grams'] as const) {
    const amount = work[measure];
    if (amount === undefined) continue;
    const amounts = amountsFor(job, vessels, amount, work.each);
    for (const [index, vessel] of vessels.entries()) {
      const requested = amounts[index] ?? 0;
      if (measure === 'ml') ensureVolume(job, vessel, requested);
      const available = vesselOf(job, vessel)[measure];
      withdraw(job, vessel, { measure, amount: Math.min(requested, available), account, reason });
      if (requested > available) reportFinding(job, 'not_in_book', { vessel, grams: requested - available });
    }
  }
  if (work.ml !== undefined || work.grams !== undefined) return;
  if (account === 'lost') reportFinding(job, 'volume_missing');
  else
    for (const vessel of vessels)
      withdraw(job, vessel, { measure: 'ml', amount: vesselOf(job, vessel).ml, account, reason });
}

export function gain(job: Job, work: WorkOf<'gain'>): void {
  const vessels = workVessels(job, work);
  if (work.ml === undefined) reportFinding(job, 'volume_missing');
  const amounts = amountsFor(job, vessels, work.ml ?? 0, work.each);
  for (const [index, vessel] of vessels.entries())
    if (vesselOf(job, vessel).ml > 0)
      expand(job, vessel, {
        ml: amounts[index] ?? 0,
        account: 'gained',
        reason: work.reason ?? 'unexplained',
      });
    else discover(job, vessel, amounts[index] ?? 0);
}

/** Dumped, or found empty: everything, unless a volume is given. */
export function dump(job: Job, work: WorkOf<'dump'>): void {
  const vessels = occupiedVessels(job, work);
  const reason = work.op === 'empty' ? 'unexplained' : (work.reason ?? 'dumped');
  if (work.ml === undefined) loseRest(job, vessels, reason);
  else takeAway(job, { ...work, op: 'loss', reason }, 'lost');
}

/** Fermentation is that of vessels; malolactic fermentation that of their lots. */
export function setState(job: Job, { state, ...work }: WorkOf<'state'>): void {
  const vessels = occupiedVessels(job, work);
  if (state === 'fermentation_started') startFermenting(job, vessels);
  if (state === 'fermentation_finished') finishFermenting(job, vessels);
  for (const lot of new Set(vessels.map((vessel) => lotIn(job, vessel)))) {
    if (!lot) continue;
    noteEntryOn(job, lot);
    if (state === 'malolactic_started') lot.malolactic = 'running';
    if (state === 'malolactic_finished') lot.malolactic = 'done';
  }
}

export function noteWork(job: Job, work: WorkOf<'note'>): void {
  const vessels = work.vessels ?? (work.lot === undefined ? [] : workVessels(job, work));
  for (const vessel of vessels) {
    const lot = lotIn(job, vessel);
    if (lot) noteEntryOn(job, lot);
  }
}
