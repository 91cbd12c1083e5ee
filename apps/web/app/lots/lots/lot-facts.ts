import type { Book, Held, Lot } from '@orbit-vine/cellar-book/book/book.ts';
import { mixContents } from '@orbit-vine/cellar-book/book/contents.ts';
import { keyOf } from '@orbit-vine/cellar-book/book/keys.ts';
import { type Fraction, toNumber } from '@orbit-vine/cellar-book/exact/fraction.ts';
import { type Appellations, type ClaimResult, checkLabel } from '@orbit-vine/cellar-book/label.ts';
import { nameOfKind } from '../book/amounts.ts';
import { compositionOf, mixtureIn } from '../book/composition.ts';
import type { Wording } from '../wording/english.ts';
import type { ReadingLine } from './reading-chart.tsx';

export interface LotWine extends Held {
  vessels: string[];
}

/** Shares as they are shown, so that barrels topped to the milliliter count as one wine. */
const looksLike = (held: Held) =>
  JSON.stringify([
    held.ml > 0,
    compositionOf(held).map((part) => [keyOf(part), Number((part.share * 100).toFixed(1))]),
  ]);

/** The different wines of a lot with their vessels; the lot itself if it is in none. */
export function winesOf(book: Book, lot: Lot): LotWine[] {
  const vessels = [...book.vessels.values()].filter((vessel) => vessel.lot === lot.id);
  if (vessels.length === 0) return [{ vessels: [], ml: lot.ml, grams: lot.grams, contents: lot.contents }];
  return [...Map.groupBy(vessels, looksLike).values()].map((alike) => {
    const together = (measure: 'ml' | 'grams') =>
      mixContents(alike.map((vessel) => ({ contents: vessel.contents[measure], amount: vessel[measure] })));
    return {
      vessels: alike.map(({ id }) => id),
      ml: alike.reduce((sum, { ml }) => sum + ml, 0),
      grams: alike.reduce((sum, { grams }) => sum + grams, 0),
      contents: { ml: together('ml'), grams: together('grams') },
    };
  });
}

const together: Readonly<Record<string, string>> = { total_so2: 'free_so2' };
const inOrder = [
  'brix',
  'sg',
  'baume',
  'temperature',
  'ph',
  'ta',
  'va',
  'malic',
  'free_so2',
  'alcohol',
  'rs',
  'yan',
];

/** The readings of each kind, in order; free and total SO₂ share one chart. */
export function analysesOf({ readings }: Lot, wording: Wording): ReadingLine[][] {
  const lines = new Map<string, ReadingLine[]>();
  for (const [kind, all] of Map.groupBy(readings, ({ kind }) => kind)) {
    const picture = together[kind] ?? kind;
    const line = { name: nameOfKind(kind, wording), readings: all };
    const others = lines.get(picture) ?? [];
    lines.set(picture, kind === picture ? [line, ...others] : [...others, line]);
  }
  const rankOf = (kind: string) => (inOrder.includes(kind) ? inOrder.indexOf(kind) : inOrder.length);
  return [...lines].sort(([a], [b]) => rankOf(a) - rankOf(b)).map(([, each]) => each);
}

/** The most likely label claims: the leading variety, its smallest area, and the leading vintage. */
export function likelyClaims(wine: Held, appellations: Appellations): ClaimResult[] {
  const [leading] = compositionOf(wine);
  if (!leading) return [];
  const areas = leading.block === null ? [] : (appellations[leading.block] ?? []);
  const [appellation] = areas;
  return checkLabel(
    mixtureIn(wine),
    wine.ml,
    {
      ...(leading.variety === null ? {} : { variety: leading.variety }),
      ...(appellation === undefined ? {} : { appellation, isViticulturalArea: true }),
      ...(leading.vintage === null ? {} : { vintage: leading.vintage }),
    },
    appellations,
  );
}

export function percent(share: Fraction): string {
  return `${Number((toNumber(share) * 100).toFixed(1))}%`;
}
