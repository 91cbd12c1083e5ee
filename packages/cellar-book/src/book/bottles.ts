import type { BottleAccount, Bottling, Job, Lot } from './book.ts';
import { noteEntryOn } from './ledger.ts';

interface BottleLine {
  bottling: Bottling;
  account: BottleAccount;
  sizeMl: number;
  /** Positive for bottles that came. */
  count: number;
  consignee?: string | undefined;
}

/** The only function that changes the number of bottles on hand: stock and ledger change together. */
export function postBottles(job: Job, { consignee, ...line }: BottleLine): void {
  const { bottling, sizeMl, count } = line;
  if (count === 0) return;
  bottling.onHand.set(sizeMl, (bottling.onHand.get(sizeMl) ?? 0) + count);
  const { id: entry, workedOn: on } = job.entry;
  job.book.bottlePostings.push({ entry, on, ...line, ...(consignee === undefined ? {} : { consignee }) });
}

type NewBottling = Pick<Bottling, 'bottles' | 'contents' | 'taxClass' | 'wines'>;

/** Adds a bottling of a lot with its bottles. */
export function addBottling(job: Job, lot: Lot, account: BottleAccount, made: NewBottling): Bottling {
  const { id: entry, workedOn: on } = job.entry;
  const ml = made.bottles.reduce((sum, { count, sizeMl }) => sum + count * sizeMl, 0);
  const bottling: Bottling = { entry, on, lot: lot.id, ml, ...made, onHand: new Map() };
  lot.bottlings.push(bottling);
  for (const { count, sizeMl } of made.bottles) postBottles(job, { bottling, account, sizeMl, count });
  noteEntryOn(job, lot);
  return bottling;
}
