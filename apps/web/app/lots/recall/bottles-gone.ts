import type { BottlePosting, Bottling } from '@orbit-vine/cellar-book/book/book.ts';
import { type BottleUse, bottleUses } from '@orbit-vine/cellar-book/entries/work.ts';

export interface Gone {
  use: BottleUse | 'counted';
  consignee?: string;
  count: number;
}

const isUse = (account: string): account is Gone['use'] =>
  account === 'counted' || bottleUses.some((use) => use === account);

/** The bottles that went, together for each use and consignee. */
export function countsByUse(postings: readonly BottlePosting[]): Gone[] {
  const sums = new Map<string, Gone>();
  for (const { account, consignee, count } of postings) {
    if (!isUse(account) || count >= 0) continue;
    const key = JSON.stringify([account, consignee]);
    const sum = sums.get(key) ?? { use: account, count: 0, ...(consignee && { consignee }) };
    sum.count -= count;
    sums.set(key, sum);
  }
  return [...sums.values()];
}

/** "24 × 750 mL" of each size; empty without bottles. */
export function onHandOf({ onHand }: Bottling): string {
  const left = [...onHand].filter(([, count]) => count > 0);
  return left.map(([sizeMl, count]) => `${count} × ${sizeMl} mL`).join(', ');
}
