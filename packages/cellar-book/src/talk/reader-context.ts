import type { CellarContext, Lot as ReaderLot } from '@orbit-vine/cellar-notes/context.ts';
import type { Book, Lot } from '../book/book.ts';
import { keyOf } from '../book/book.ts';
import { fraction, toNumber } from '../exact/fraction.ts';
import type { Component } from '../work.ts';

/** What the reader has to know of a winery besides what stands in its book. */
export type CellarSetup = Omit<CellarContext, 'lots'>;

/** A key of a composition, as the component it stands for. */
export function componentOf(key: string): Component {
  const [variety = null, block = null, vintage = null] = JSON.parse(key) as [
    string | null,
    string | null,
    number | null,
  ];
  return { variety, block, vintage };
}

interface ComponentShare extends Component {
  /** From 0 to 1, for showing: the book keeps it exactly. */
  share: number;
}

/** What a lot is made of, the largest share first. Fruit that nobody has measured yet is weighed. */
export function compositionOf(lot: Lot): ComponentShare[] {
  const { parts, whole } = lot.contents[lot.ml > 0 || lot.grams === 0 ? 'ml' : 'grams'].composition;
  return [...parts]
    .map(([key, part]) => ({ ...componentOf(key), share: toNumber(fraction(part, whole)) }))
    .sort((a, b) => b.share - a.share || (keyOf(a) < keyOf(b) ? -1 : 1));
}

function readerLot(lot: Lot, vessels: string[]): ReaderLot {
  const composition: Record<string, number> = {};
  const shares = compositionOf(lot);
  for (const { variety, share } of shares)
    if (variety !== null) composition[variety] = (composition[variety] ?? 0) + share;
  const vintage = shares.find((each) => each.vintage !== null)?.vintage ?? 0;
  return { code: lot.id, vintage, composition, state: lot.stage, in: vessels };
}

/** What the reader is told: the winery's own words, and the lots that stand somewhere. */
export function readerContext(setup: CellarSetup, book: Book): CellarContext {
  const held = Map.groupBy(book.vessels.values(), ({ lot }) => lot);
  const lots = [...book.lots.values()]
    .filter(({ ml, grams }) => ml + grams > 0)
    .map((lot) =>
      readerLot(
        lot,
        (held.get(lot.id) ?? []).map(({ id }) => id),
      ),
    );
  return { ...setup, lots };
}
