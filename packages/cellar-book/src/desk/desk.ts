import type { CellarContext } from '@orbit-vine/cellar-notes/context.ts';
import type { Book } from '../book/book.ts';
import { vesselsOfLot } from '../book/ledger.ts';
import type { Entry } from '../entries.ts';
import { foldCellar } from '../fold.ts';
import type { Moment } from '../order.ts';
import { lotCode, varietiesOf, vintageOf } from './lot-codes.ts';
import type { Setup } from './setup.ts';

/** How a winery counts its days and writes its dates. */
export interface DeskSettings {
  timeZone: string;
  dateOrder: 'month-first' | 'day-first';
  harvestMonths: number[];
}

/** Where what was read is entered in the book: the cellar as it stands, and how it would stand with more entries. */
export interface Desk {
  settings: DeskSettings;
  setup: Setup;
  book: Book;
  foldWith(entries: readonly Entry[]): Book;
}

/** The rows that set up a winery's vessels, for the fold; they stand before all others. */
export function setupEntries(setup: Setup): Entry[] {
  return setup.vessels.map(({ name, kind, capacityMl, capacityG }, index) => ({
    id: `setup/${name}`,
    seq: index - setup.vessels.length,
    arrivedAt: '0000-01-01T00:00',
    workedOn: '0000-01-01',
    work: {
      op: 'vessel',
      vessel: name,
      kind,
      ...(capacityMl === undefined ? {} : { capacityMl }),
      ...(capacityG === undefined ? {} : { capacityG }),
    },
  }));
}

/** The cellar of a winery by its entries: what the page, the demo and the server all show. */
export function foldWinery(setup: Setup, entries: readonly Entry[], moment?: Moment): Book {
  return foldCellar([...setupEntries(setup), ...entries], moment);
}

/** What the reader of messages is told of the cellar, from the set-up and the book. */
export function contextOf({ settings, setup, book }: Desk): CellarContext {
  const held = [...book.lots.values()].filter(({ ml, grams }) => ml > 0 || grams > 0);
  return {
    ...settings,
    defaults: { ton: 'US short ton' },
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
    })),
    varieties: Object.fromEntries(setup.varieties.map(({ name, aliases }) => [name, aliases ?? []])),
    blocks: Object.fromEntries(setup.blocks.map(({ name, variety }) => [name, variety])),
    materials: Object.fromEntries(setup.materials.map(({ name, aliases }) => [name, aliases ?? []])),
    finingAgents: setup.materials.filter(({ fining }) => fining).map(({ name }) => name),
  };
}
