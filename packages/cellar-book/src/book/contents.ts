import { mixPours } from '../exact/mixture.ts';
import {
  type Alcohol,
  type Book,
  type Contents,
  type Held,
  type Lot,
  type Measure,
  noContents,
} from './book.ts';

export interface Portion {
  contents: Contents;
  amount: number;
}

/** The alcohol of wines poured together: the mean of the part that is known. */
export function mixAlcohol(portions: readonly Portion[]): Alcohol | undefined {
  let [whole, known, alcohol] = [0, 0, 0];
  for (const { contents, amount } of portions) {
    whole += amount;
    const share = contents.alcohol ? amount * contents.alcohol.known : 0;
    known += share;
    alcohol += share * (contents.alcohol?.percentVol ?? 0);
  }
  // Means of equal percentages differ in the last digits of doubles; no analysis has nine decimals.
  const percentVol = Number((alcohol / known).toFixed(9));
  return known > 0 ? { percentVol, known: known / whole } : undefined;
}

/** What wines poured together are made of, by volume or weight. */
export function mixContents(portions: readonly Portion[]): Contents {
  const counted = portions.filter(({ amount }) => amount > 0);
  const [first] = counted;
  if (!first) return noContents;
  if (counted.every(({ contents }) => contents === first.contents)) return first.contents;
  const mixed = (part: 'composition' | 'materials') =>
    mixPours(counted.map(({ contents, amount }) => ({ mixture: contents[part], amount })));
  const alcohol = mixAlcohol(counted);
  return {
    composition: mixed('composition'),
    materials: mixed('materials'),
    ...(alcohol === undefined ? {} : { alcohol }),
  };
}

/** What all of a lot's vessels hold together. */
export function contentsInVessels(book: Book, lot: Lot, measure: Measure): Contents {
  return mixContents(
    [...lot.vessels].sort().flatMap((id) => {
      const vessel = book.vessels.get(id);
      return vessel ? [{ contents: vessel.contents[measure], amount: vessel[measure] }] : [];
    }),
  );
}

/** What all that was ever bottled of a lot is made of together. */
export function contentsInBottles({ bottlings }: Lot): Contents {
  return mixContents(bottlings.map(({ contents, ml }) => ({ contents, amount: ml })));
}

/** By which measure a wine counts: fruit that nobody has measured yet by weight, an emptied lot by its last volume. */
export const measureOf = ({ ml, grams }: Pick<Held, Measure>): Measure =>
  ml > 0 || grams === 0 ? 'ml' : 'grams';

/** % vol; undefined unless the alcohol of all the wine is known. */
export function alcoholOf({ alcohol }: Contents): number | undefined {
  return alcohol && alcohol.known > 1 - 1e-9 ? alcohol.percentVol : undefined;
}
