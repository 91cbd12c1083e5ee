import type { Book, Held, Lot, Vessel } from '@orbit-vine/cellar-book/book/book.ts';
import { alcoholOf, measureOf } from '@orbit-vine/cellar-book/book/contents.ts';
import { componentOf } from '@orbit-vine/cellar-book/book/keys.ts';
import { padPrefix, vesselsOfLot } from '@orbit-vine/cellar-book/book/ledger.ts';
import { fraction, multiplyFractions, toNumber, toText } from '@orbit-vine/cellar-book/exact/fraction.ts';
import { approximately, type Mixture, shareOf } from '@orbit-vine/cellar-book/exact/mixture.ts';
import { findAncestors, findDescendants, type Relative } from '@orbit-vine/cellar-book/genealogy.ts';
import { lotCode } from '@orbit-vine/cellar-book/lot-codes.ts';
import { shareOfLot, winesOfLot } from '@orbit-vine/cellar-book/recall.ts';
import type { Setup } from '@orbit-vine/cellar-book/setup.ts';
import type { CompositionPart, LotView, VesselView } from '@orbit-vine/contract/lots-views.ts';

/** After years of topping, exact shares have thousands of digits, which help no one. */
const longestFraction = 60;

export function vesselViews(book: Book, setup: Setup) {
  return [...book.vessels.values()]
    .filter(({ id, lot }) => !id.startsWith(padPrefix) || lot !== undefined)
    .map((vessel) => vesselView(setup, vessel, { exactly: false }));
}

function vesselView(setup: Setup, vessel: Vessel, shares: { exactly: boolean }): VesselView {
  const { id, kind, capacityMl, capacityG, lot, ml, grams, contents } = vessel;
  return {
    ...{ vessel: id, kind, capacityMl, capacityG, ml, grams },
    ...(lot === undefined ? {} : { lot: lotCode(setup, lot) }),
    ...alcoholView(alcoholOf(contents.ml)),
    composition: partsOf(contents[measureOf(vessel)].composition, shares),
    additions: additionsTo(vessel).map(({ key: _, ...addition }) => addition),
  };
}

const alcoholView = (alcoholPercentVol: number | undefined) =>
  alcoholPercentVol === undefined ? {} : { alcoholPercentVol };

function exactShare(mixture: Mixture, key: string) {
  const exact = toText(shareOf(mixture, key));
  return exact.length > longestFraction ? {} : { exact };
}

/** The parts by size. Exact shares are slow to compute, so they are optional. */
function partsOf(mixture: Mixture, { exactly }: { exactly: boolean }): CompositionPart[] {
  return [...approximately(mixture)]
    .map(([key, share]) => ({ ...componentOf(key), share, ...(exactly && exactShare(mixture, key)) }))
    .sort((a, b) => b.share - a.share);
}

function lotView(book: Book, setup: Setup, lot: Lot, shares: { exactly: boolean }) {
  const { ml, grams, stage, malolactic, alcoholPercentVol } = lot;
  return {
    ...{ code: lotCode(setup, lot.id), stage, malolactic, ml, grams },
    ...alcoholView(alcoholPercentVol),
    vessels: vesselsOfLot(book, lot.id),
    composition: partsOf(lot.contents[measureOf(lot)].composition, shares),
  };
}

export function lotViews(book: Book, setup: Setup) {
  return [...book.lots.values()]
    .filter(({ ml, grams }) => ml > 0 || grams > 0)
    .map((lot) => lotView(book, setup, lot, { exactly: false }));
}

function additionsTo(held: Held): (VesselView['additions'][number] & { key: string })[] {
  const measure = measureOf(held);
  const { materials } = held.contents[measure];
  return [...approximately(materials)].map(([key, perUnit]) => {
    const [material, unit, batch]: [string, string, string | null] = JSON.parse(key);
    const perLitre = toNumber(multiplyFractions(shareOf(materials, key), fraction(1_000)));
    return {
      ...{ key, material, unit, amount: Math.round(perUnit * held[measure]), perLitre },
      ...(batch === null ? {} : { batch }),
    };
  });
}

function additionsOf(lot: Lot): LotView['additions'] {
  return additionsTo(lot).map(({ key, ...addition }) => {
    const highest = lot.peaks.get(key);
    return { ...addition, ...(highest === undefined ? {} : { highestPerLitre: toNumber(highest) }) };
  });
}

export function wholeLotView(book: Book, setup: Setup, code: string): LotView | undefined {
  const lot = [...book.lots.values()].find(({ id }) => lotCode(setup, id) === code);
  if (!lot) return undefined;
  const named = (relatives: Relative[], shareOf: (relative: string) => number) =>
    relatives.map((relative) => ({
      ...relative,
      lot: lotCode(setup, relative.lot),
      share: shareOf(relative.lot),
    }));
  const own = winesOfLot(book, lot.id);
  return {
    ...lotView(book, setup, lot, { exactly: true }),
    wines: vesselsOfLot(book, lot.id).flatMap((id) => {
      const vessel = book.vessels.get(id);
      return vessel ? [vesselView(setup, vessel, { exactly: true })] : [];
    }),
    additions: additionsOf(lot),
    readings: lot.readings,
    bottlings: lot.bottlings.map(({ entry, on, ml, bottles, onHand, contents }) => ({
      ...{ entry, on, ml, bottles },
      onHand: [...onHand].map(([sizeMl, count]) => ({ sizeMl, count })),
      composition: partsOf(contents.composition, { exactly: true }),
    })),
    ancestors: named(findAncestors(book, lot.id), (older) => shareOfLot(book, own, older)),
    descendants: named(findDescendants(book, lot.id), (younger) =>
      shareOfLot(book, winesOfLot(book, younger), lot.id),
    ),
    entries: lot.entries,
  };
}
