import type { Book, Job, MaterialKind, Posting } from './book.ts';

type Amounts = Record<MaterialKind, number>;

/** Grapes are a material by weight until they are crushed; juice is one by volume until it ferments or is wine. */
const kinds = {
  grapes: { stage: 'fruit', measure: 'grams' },
  juice: { stage: 'juice', measure: 'ml' },
} as const;
const kindNames = ['grapes', 'juice'] as const;

export const isOf = (kind: MaterialKind, { stage, measure }: Pick<Posting, 'stage' | 'measure'>): boolean =>
  stage === kinds[kind].stage && measure === kinds[kind].measure;

/** Whether a posting brought material into the winery or out of it. */
export const isOutside = ({ account }: Posting): boolean => account !== 'moved' && account !== 'made';

export function materialsOnHand(book: Readonly<Book>): Amounts {
  const amounts = { grapes: 0, juice: 0 };
  for (const { stage, ml, grams } of book.vessels.values()) {
    if (stage === 'fruit') amounts.grapes += grams;
    if (stage === 'juice') amounts.juice += ml;
  }
  return amounts;
}

/** Records the material that the work used: what is no longer there, and didn't leave the winery. */
export function noteUses({ book, entry }: Job, before: Amounts, since: number): void {
  const after = materialsOnHand(book);
  const posted = book.postings.slice(since).filter(isOutside);
  for (const kind of kindNames) {
    const came = posted.reduce((sum, line) => sum + (isOf(kind, line) ? line.amount : 0), 0);
    const amount = before[kind] + came - after[kind];
    if (amount !== 0) book.uses.push({ entry: entry.id, on: entry.workedOn, kind, amount });
  }
}
