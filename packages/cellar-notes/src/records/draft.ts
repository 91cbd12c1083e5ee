import type { Frame } from '../grammar/frame.ts';
import { roundTo } from '../grammar/round-to.ts';
import type { Item } from '../recognize/items.ts';
import type { Scanned } from '../recognize/scan.ts';
import type { AskSubject, At, CellarRecord, MeasurementKind, Quantity } from '../schema/reading.ts';

export interface Draft {
  record: CellarRecord;
  asks: DraftAsk[];
  frame: Frame;
}

export interface DraftAsk {
  about: AskSubject;
  value?: number;
  kind?: MeasurementKind;
}

/** Facts for filling a frame that its words lack. */
export interface Setting {
  scanned: Scanned;
  at: At;
  /** The vessels or lot mentioned last. */
  subject: Subject | undefined;
}

export interface Subject {
  vessels: string[];
  lot?: string;
  moved?: boolean;
}

export function liters(value: number): Quantity {
  return { value: roundTo(value), unit: 'L' };
}

export function markUsed(item: Item | undefined): void {
  if (item) item.used = true;
}

export function addAsk(draft: Draft, about: AskSubject, more: Omit<DraftAsk, 'about'> = {}): void {
  if (!draft.asks.some((ask) => ask.about === about)) draft.asks.push({ about, ...more });
}
