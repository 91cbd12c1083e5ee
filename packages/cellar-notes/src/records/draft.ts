import type { Frame } from '../grammar/frame.ts';
import { roundTo } from '../grammar/round-to.ts';
import type { Item } from '../recognize/items.ts';
import type { Scanned } from '../recognize/scan.ts';
import type { AskedAbout, At, CellarRecord, MeasurementKind, Quantity } from '../schema/reading.ts';

/** A record on its way, with what has to be asked before it may be stored. */
export interface Draft {
  record: CellarRecord;
  asks: DraftAsk[];
  frame: Frame;
}

export interface DraftAsk {
  about: AskedAbout;
  value?: number;
  kind?: MeasurementKind;
}

/** What a frame is filled from besides its own words. */
export interface Setting {
  scanned: Scanned;
  at: At;
  /** Where the message has been so far. */
  subject: Subject | undefined;
}

export interface Subject {
  vessels: string[];
  lot?: string;
  /** It came from a move: the destination. */
  moved?: boolean;
}

export function liters(value: number): Quantity {
  return { value: roundTo(value), unit: 'L' };
}

export function markUsed(item: Item | undefined): void {
  if (item) item.used = true;
}

export function addAsk(draft: Draft, about: AskedAbout, more: Omit<DraftAsk, 'about'> = {}): void {
  if (!draft.asks.some((ask) => ask.about === about)) draft.asks.push({ about, ...more });
}
