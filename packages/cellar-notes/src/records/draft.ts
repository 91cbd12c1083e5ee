import type { Frame } from '../grammar/frame.ts';
import { roundTo } from '../grammar/round-to.ts';
import { hasCue, type Item } from '../recognize/items.ts';
import type { Scanned } from '../recognize/scan.ts';
import type { Ask, AskSubject, At, CellarRecord, Quantity } from '../schema/reading.ts';

export interface Draft {
  record: CellarRecord;
  asks: DraftAsk[];
  frame: Frame;
}

export type DraftAsk = Omit<Ask, 'record'>;

/** Facts for filling a frame that its words lack. */
export interface Setting {
  scanned: Scanned;
  at: At;
  /** The vessels or lot mentioned last. */
  subject: Subject | undefined;
  /** The vessels that the work before in the message was done in; none if wine was moved. */
  named: string[];
  /** Where the move before in the same sentence came from: "and 200 gal to T14". */
  source?: Pick<CellarRecord, 'from' | 'fromLot'> | undefined;
}

export interface Subject {
  vessels: string[];
  lot?: string;
  moved?: boolean;
  /** The wine left these vessels, and the message does not say where to. */
  lost?: boolean;
}

export function liters(value: number): Quantity {
  return { value: roundTo(value), unit: 'L' };
}

/** "20 g each", "5 gal in all"; for one vessel they are the same. Without such a word, as before. */
export function shareOut(quantity: Quantity, items: readonly Item[], vessels: string[] = []): Quantity {
  const { per, ...total } = quantity;
  if (items.some((item) => hasCue(item, 'each')))
    return vessels.length === 1 ? total : { ...total, per: 'each' };
  return items.some((item) => hasCue(item, 'total')) ? total : quantity;
}

export function markUsed(item: Item | undefined): void {
  if (item) item.used = true;
}

export function addAsk(draft: Draft, about: AskSubject, more: Omit<DraftAsk, 'about'> = {}): void {
  if (!draft.asks.some((ask) => ask.about === about)) draft.asks.push({ about, ...more });
}
