import type { Book, Job, MaterialKind, Measure, Posting, Vessel } from './book.ts';

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

const materialsIn = ({ stage, ml, grams }: Pick<Vessel, 'stage' | Measure>): Amounts => ({
  grapes: stage === 'fruit' ? grams : 0,
  juice: stage === 'juice' ? ml : 0,
});

export function materialsOnHand(book: Readonly<Book>): Amounts {
  const amounts = { grapes: 0, juice: 0 };
  for (const vessel of book.vessels.values())
    for (const kind of kindNames) amounts[kind] += materialsIn(vessel)[kind];
  return amounts;
}

/** Records the material that the work used: what is no longer there, and didn't leave the winery. */
export function noteUses({ book, entry, vessels }: Job, since: number): void {
  const used = { grapes: 0, juice: 0 };
  for (const vessel of vessels) {
    const before = vessel.materials;
    vessel.materials = materialsIn(vessel);
    for (const kind of kindNames) used[kind] += before[kind] - vessel.materials[kind];
  }
  const posted = book.postings.slice(since).filter(isOutside);
  for (const kind of kindNames) {
    const came = posted.reduce((sum, line) => sum + (isOf(kind, line) ? line.amount : 0), 0);
    const amount = used[kind] + came;
    if (amount !== 0) book.uses.push({ entry: entry.id, on: entry.workedOn, kind, amount });
  }
}
