import type { Book, Lot } from '@orbit-vine/cellar-book/book/book.ts';
import { vesselsOfLot } from '@orbit-vine/cellar-book/book/ledger.ts';
import type { Entry } from '@orbit-vine/cellar-book/entries/entries.ts';
import { lotCode, varietiesOf, vintageOf } from '@orbit-vine/cellar-book/lot-codes.ts';
import type { Setup } from '@orbit-vine/cellar-book/setup.ts';
import type { CellarContext } from '@orbit-vine/cellar-notes/schema/context.ts';

export interface CellarSettings {
  timeZone: string;
  dateOrder: 'month-first' | 'day-first';
  harvestMonths: number[];
}

export interface Cellar {
  settings: CellarSettings;
  setup: Setup;
  book: Book;
  foldWith(entries: readonly Entry[]): Book;
}

/** The context for reading messages, from the set-up, the book, and the winery's unit of volume. */
export function contextOf({ settings, setup, book }: Cellar, unit: 'gal' | 'L'): CellarContext {
  const isBottled = ({ bottlings }: Lot) =>
    bottlings.some(({ onHand }) => [...onHand.values()].some((count) => count > 0));
  const held = [...book.lots.values()].filter((lot) => lot.ml > 0 || lot.grams > 0 || isBottled(lot));
  return {
    ...settings,
    defaults: { ton: unit === 'L' ? 'tonne' : 'US short ton' },
    vessels: setup.vessels
      .filter(({ retired }) => !retired)
      .map(({ name, kind, aliases, capacityMl, capacityG }) => ({
        id: name,
        kind,
        aliases: aliases ?? [],
        ...(capacityMl === undefined ? {} : { capacityL: capacityMl / 1000 }),
        ...(capacityG === undefined ? {} : { capacityKg: capacityG / 1000 }),
      })),
    lots: held.map((lot) => ({
      code: lotCode(setup, lot.id),
      vintage: vintageOf(lot) ?? 0,
      composition: Object.fromEntries(varietiesOf(lot)),
      state: lot.stage,
      in: vesselsOfLot(book, lot.id),
      bottled: isBottled(lot),
    })),
    varieties: Object.fromEntries(setup.varieties.map(({ name, aliases }) => [name, aliases ?? []])),
    blocks: Object.fromEntries(setup.blocks.map(({ name, variety }) => [name, variety])),
    materials: Object.fromEntries(setup.materials.map(({ name, aliases }) => [name, aliases ?? []])),
    finingAgents: setup.materials.filter(({ fining }) => fining).map(({ name }) => name),
  };
}
