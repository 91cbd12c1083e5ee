import type { Book } from '@orbit-vine/cellar-book/book/book.ts';
import { componentOf } from '@orbit-vine/cellar-book/book/keys.ts';
import { approximately } from '@orbit-vine/cellar-book/exact/mixture.ts';
import { showAmount, type VolumeUnit } from '../book/amounts.ts';
import type { OfficeWording } from '../wording/english-office.ts';

export interface VesselLabel {
  vessel: string;
  lot: string;
  variety: string;
  amount: string;
}

type Words = Pick<OfficeWording['labels'], 'empty' | 'unknown'>;

/** "2025 Merlot", or "2025 Merlot 60%" for a blend; more would be too small to read from afar. */
function varietyWords(
  shares: readonly { variety: string | null; vintage: number | null; share: number }[],
  { unknown }: Words,
) {
  const byVariety = new Map<string, number>();
  for (const { variety, share } of shares)
    byVariety.set(variety ?? unknown, (byVariety.get(variety ?? unknown) ?? 0) + share);
  const [[leading, share] = ['', 0]] = [...byVariety].sort(([, a], [, b]) => b - a);
  const vintages = new Set(shares.map(({ vintage }) => vintage));
  const [vintage] = vintages;
  const year = vintages.size === 1 ? vintage : null;
  return [year, leading, byVariety.size > 1 && `${Math.round(share * 100)}%`].filter(Boolean).join(' ');
}

/** Splits a long name in two lines at the space nearest its middle. */
export function inTwo(name: string): string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [at] = spaces.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return name.length < 13 || at === undefined ? [name] : [name.slice(0, at), name.slice(at + 1)];
}

export function labelOf(
  book: Book,
  vesselId: string,
  { unit, codeOf, words }: { unit: VolumeUnit; codeOf: (lot: string) => string; words: Words },
): VesselLabel {
  const vessel = book.vessels.get(vesselId);
  const lot = vessel?.lot === undefined ? undefined : book.lots.get(vessel.lot);
  if (!vessel || !lot) return { vessel: vesselId, lot: words.empty, variety: '', amount: '' };
  const measure = vessel.ml > 0 ? 'ml' : 'grams';
  const shares = [...approximately(vessel.contents[measure].composition)].map(([key, share]) => ({
    ...componentOf(key),
    share,
  }));
  return {
    vessel: vesselId,
    lot: codeOf(lot.id),
    variety: varietyWords(shares, words),
    amount: showAmount(measure, vessel[measure], unit),
  };
}

/** The text height in millimeters at which a line fits the label's width, up to a maximum. */
export function fittedHeight(text: string, { width, most }: { width: number; most: number }): number {
  // In the widest faces that a system may have, a bold letter is on average 0.7 of its size wide; a capital is 0.7 of it high.
  return Math.min(most, width / Math.max(1, text.length));
}
