import type { Addition, Book, BottlePosting, Bottling, Wine, WinePart } from './book/book.ts';
import { componentOf } from './book/keys.ts';
import type { Component, MaterialUnit } from './entries/work.ts';
import { approximately, type Mixture } from './exact/mixture.ts';

/** A share of a wine, of one: rounded for display, since the book's exact shares are those of its composition. */
interface Share {
  share: number;
}

const wholeOf = ({ parts, arrived }: Wine) => parts.reduce((sum, { amount }) => sum + amount, arrived);

/** The entries with which a wine came into the cellar, with their shares: fruit, wine in bulk, or wine found. */
export function arrivalsOf({ wines }: Book, of: readonly WinePart[]): (Share & { entry: string })[] {
  const whole = of.reduce((sum, { amount }) => sum + amount, 0);
  const weights: number[] = [];
  const add = (wine: number, weight: number) => {
    weights[wine] = (weights[wine] ?? 0) + weight;
  };
  for (const { wine, amount } of of) add(wine, amount / whole);
  const shares = new Map<string, number>();
  for (let at = weights.length - 1; at >= 0; at -= 1) {
    const [wine, weight = 0] = [wines[at], weights[at]];
    if (!wine || weight === 0) continue;
    const total = wholeOf(wine);
    for (const part of wine.parts) add(part.wine, (weight * part.amount) / total);
    if (wine.arrived > 0)
      shares.set(wine.entry, (shares.get(wine.entry) ?? 0) + (weight * wine.arrived) / total);
  }
  return [...shares].map(([entry, share]) => ({ entry, share })).sort((a, b) => b.share - a.share);
}

/** The share of a wine that was once in a lot. */
export function shareOfLot({ wines }: Book, of: readonly WinePart[], lot: string): number {
  const last = Math.max(-1, ...of.map(({ wine }) => wine));
  const shares: number[] = [];
  const mean = (parts: readonly WinePart[], whole: number) =>
    parts.reduce((sum, { wine, amount }) => sum + (amount * (shares[wine] ?? 0)) / whole, 0);
  for (const [at, wine] of wines.slice(0, last + 1).entries())
    shares[at] = wine.lot === lot ? 1 : mean(wine.parts, wholeOf(wine));
  const whole = of.reduce((sum, { amount }) => sum + amount, 0);
  return whole === 0 ? 0 : mean(of, whole);
}

/** A material by its batch, or all of it of which no batch is on record. */
export interface MaterialBatch {
  material: string;
  batch?: string | undefined;
}

interface MaterialAmount extends MaterialBatch {
  unit: MaterialUnit;
  amount: number;
}

function materialsIn(materials: Mixture, size: number): MaterialAmount[] {
  return [...approximately(materials)].map(([key, perUnit]) => {
    const [material, unit, batch] = JSON.parse(key) as [string, MaterialUnit, string | null];
    return { material, unit, amount: perUnit * size, ...(batch === null ? {} : { batch }) };
  });
}

const bottlingsOf = (book: Book) => [...book.lots.values()].flatMap(({ bottlings }) => bottlings);

/** Every batch of every material that was added or that wine came with, by name. */
export function materialBatches(book: Book): MaterialBatch[] {
  const vessels = [...book.vessels.values()].flatMap(({ contents }) => [contents.ml, contents.grams]);
  const contents = [...vessels, ...bottlingsOf(book).map((bottling) => bottling.contents)];
  const all = [...book.additions, ...contents.flatMap(({ materials }) => materialsIn(materials, 1))];
  const batches = new Map(
    all.map(({ material, batch }) => [
      JSON.stringify([material, batch]),
      { material, ...(batch && { batch }) },
    ]),
  );
  return [...batches.values()].sort(
    (a, b) => a.material.localeCompare(b.material) || (a.batch ?? '').localeCompare(b.batch ?? ''),
  );
}

interface Touched {
  unit: MaterialUnit;
  amount: number;
}

export interface ForwardTrace {
  /** Where it was added. */
  additions: Addition[];
  vessels: (Touched & { vessel: string; lot: string | undefined; ml: number; grams: number })[];
  bottlings: (Touched & { bottling: Bottling; gone: BottlePosting[] })[];
}

/**
 * Everything in the cellar and in bottles that contains a batch of a material, with its amount there, and where its
 * bottles went.
 *
 * @source 21 CFR 1.337, 1.345 (one step back and one forward), 1.361 (within 24 hours).
 */
export function traceForward(book: Book, { material, batch }: MaterialBatch): ForwardTrace {
  const is = (each: MaterialBatch) => each.material === material && each.batch === batch;
  const within = (materials: Mixture, size: number): Touched[] =>
    size > 0 ? materialsIn(materials, size).filter((each) => is(each) && each.amount > 0) : [];
  return {
    additions: book.additions.filter(is),
    vessels: [...book.vessels.values()].flatMap(({ id: vessel, lot, ml, grams, contents }) =>
      [...within(contents.ml.materials, ml), ...within(contents.grams.materials, grams)].map(
        ({ unit, amount }) => ({ unit, amount, vessel, lot, ml, grams }),
      ),
    ),
    bottlings: bottlingsOf(book).flatMap((bottling) =>
      within(bottling.contents.materials, bottling.ml).map(({ unit, amount }) => ({
        ...{ unit, amount, bottling },
        gone: book.bottlePostings.filter((posting) => posting.bottling === bottling && posting.count < 0),
      })),
    ),
  };
}

export interface BackwardTrace {
  materials: MaterialAmount[];
  grapes: (Share & Component)[];
  arrivals: (Share & { entry: string })[];
  lots: (Share & { lot: string; ml: number })[];
}

/** What a bottling is made of: every batch of material, fruit and block, arrival, and earlier lot, with amounts. */
export function traceBack(book: Book, { contents, ml, wines, lot: own }: Bottling): BackwardTrace {
  const lots = [...book.lots.keys()].flatMap((lot) => {
    const share = lot === own ? 0 : shareOfLot(book, wines, lot);
    return share > 0 ? [{ lot, share, ml: Math.round(share * ml) }] : [];
  });
  return {
    materials: materialsIn(contents.materials, ml).sort((a, b) => a.material.localeCompare(b.material)),
    grapes: [...approximately(contents.composition)]
      .map(([key, share]) => ({ ...componentOf(key), share }))
      .sort((a, b) => b.share - a.share),
    arrivals: arrivalsOf(book, wines),
    lots: lots.sort((a, b) => b.share - a.share),
  };
}

/** The wine of a lot, in its vessels and bottled, by volume; fruit by weight if there is no wine. */
export function winesOfLot(book: Book, lot: string): WinePart[] {
  const named = book.lots.get(lot);
  const held = (measure: 'ml' | 'grams') =>
    [...(named?.vessels ?? [])].flatMap((id) => {
      const vessel = book.vessels.get(id);
      const wine = vessel?.wines[measure];
      return vessel && wine !== undefined ? [{ wine, amount: vessel[measure] }] : [];
    });
  const wine = [...held('ml'), ...(named?.bottlings.flatMap(({ wines }) => wines) ?? [])];
  return wine.length > 0 ? wine : held('grams');
}
