import type { Contents, Job } from '../book/book.ts';
import { keyOf, materialKey } from '../book/keys.ts';
import { deposit, lotOf, padPrefix } from '../book/ledger.ts';
import { lotOnArrival, spreadOver, sum } from '../book/pour.ts';
import { taxClassOf } from '../book/tax-class.ts';
import type { Bin, WorkOf } from '../entries/work.ts';
import { fraction } from '../exact/fraction.ts';
import { enrichMixture, type Mixture, mixtureOf, nothing } from '../exact/mixture.ts';

/** The net weight of each vessel's bins, if all of them are vessels; otherwise the same for each. */
function weightsOf({ bins = [] }: WorkOf<'receive_fruit'>, to: readonly string[]): number[] {
  if (bins.length === 0 || bins.some(({ vessel }) => !to.includes(vessel))) return to.map(() => 1);
  return to.map((vessel) => sum(bins.filter((bin) => bin.vessel === vessel).map(netOf)));
}

/** Grams of fruit in a bin. */
export const netOf = ({ gross, tare }: Bin): number => Math.max(0, gross - tare);

/** Receives fruit by weight, spread over the vessels by what their bins weighed; without vessels it waits on the pad. */
export function receiveFruit(job: Job, work: WorkOf<'receive_fruit'>): void {
  const name = work.lot ?? job.entry.id;
  const to = work.to.length > 0 ? work.to : [padPrefix + name];
  const contents = { composition: mixtureOf([[keyOf(work.component), 1]]), materials: nothing };
  for (const { vessel, amount, lot } of spreadOver(job, to, work.grams, weightsOf(work, to), {
    lot: name,
    sources: [],
  })) {
    if (amount === 0) continue;
    const isNew = !job.book.lots.has(lot);
    const into = lotOf(job, lot);
    if (isNew) into.style = work.style ?? 'still';
    const line = { vessel, lot: into, account: 'received', measure: 'grams', amount } as const;
    deposit(job, { ...line, contents, stage: 'fruit' });
  }
}

export const compositionOf = (parts: WorkOf<'start'>['composition']): Mixture =>
  mixtureOf(parts.map((part) => [keyOf(part.component), part.parts]));

function contentsOf(work: WorkOf<'start'> | WorkOf<'receive_wine'>): Contents {
  const ml = sum(work.levels.map((level) => level.ml));
  let materials = nothing;
  for (const { material, unit, amount, batch } of ml > 0 ? (work.materials ?? []) : [])
    materials = enrichMixture(materials, materialKey(material, unit, batch), fraction(amount, ml));
  const percentVol = work.alcoholPercentVol;
  return {
    composition: compositionOf(work.composition),
    materials,
    ...(percentVol === undefined ? {} : { alcohol: { percentVol, known: 1 } }),
  };
}

/** A lot with its volumes and composition: an opening balance (`start`), or wine received in bulk. */
export function receiveWine(job: Job, work: WorkOf<'start'> | WorkOf<'receive_wine'>): void {
  const contents = contentsOf(work);
  const account = work.op === 'start' ? 'opening' : 'received';
  const kind = { stage: work.stage ?? 'ageing', style: work.style ?? 'still' } as const;
  const taxClass = taxClassOf(kind, contents);
  for (const { vessel, ml } of work.levels) {
    if (ml === 0) continue;
    const lot = lotOf(job, lotOnArrival(job, vessel, { lot: work.lot, sources: [] }));
    if (lot.ml === 0 && lot.grams === 0) lot.style = kind.style;
    const line = { vessel, lot, account, measure: 'ml', amount: ml } as const;
    deposit(job, { ...line, contents, taxClass, stage: kind.stage });
  }
}
