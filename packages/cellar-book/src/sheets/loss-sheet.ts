import type { Book, Posting } from '../book/book.ts';

/** Losses in one vessel for one reason, with the entries that say so. */
export interface LossLine {
  vessel: string;
  reason: string;
  inventory: boolean;
  ml: number;
  entries: string[];
}

export interface LossSheet {
  from: string;
  through: string;
  /** Of wine, the largest first. */
  lines: LossLine[];
  lostMl: number;
  /** What the law allows without a claim: percents of what there was. */
  allowances: { of: 'on hand and received' | 'made by fermentation'; ml: number; percent: number }[];
  allowedMl: number;
  isAboveAllowance: boolean;
}

/** Skins and stems are no wine that was lost. */
const waste = new Set(['pomace', 'crushing']);

function linesOf(postings: readonly Posting[]): LossLine[] {
  const lines = new Map<string, LossLine>();
  for (const { vessel, reason = 'unexplained', inventory = false, amount, entry } of postings) {
    const key = JSON.stringify([vessel, reason, inventory]);
    const line = lines.get(key) ?? { vessel, reason, inventory, ml: 0, entries: [] };
    line.ml -= amount;
    if (!line.entries.includes(entry)) line.entries.push(entry);
    lines.set(key, line);
  }
  return [...lines.values()].sort((a, b) => b.ml - a.ml);
}

/**
 * The losses of a span of days by vessel and reason, against the share above which the law asks for a claim: 3 % of the bulk
 * wine that was on hand at the start or received, and 6 % of what was made by fermentation. Pomace is not counted; all
 * else is, lees too, and what an inventory gained is not set off against it.
 *
 * @param book the book through the last day at least.
 * @source 27 CFR 24.266 (2015 annual edition).
 */
export function lossSheet(book: Book, { from, through }: { from: string; through: string }): LossSheet {
  const wine = book.postings.filter(({ measure }) => measure === 'ml');
  const within = wine.filter(({ on }) => on >= from && on <= through);
  const lines = linesOf(
    within.filter(({ account, reason = '' }) => account === 'lost' && !waste.has(reason)),
  );
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const before = sum(wine.filter(({ on }) => on < from).map(({ amount }) => amount));
  const came = within.filter(({ account }) => account === 'opening' || account === 'received');
  const made = book.productions.filter(({ on }) => on >= from && on <= through);
  const allowances: LossSheet['allowances'] = [
    { of: 'on hand and received', ml: before + sum(came.map(({ amount }) => amount)), percent: 3 },
    { of: 'made by fermentation', ml: sum(made.map(({ ml }) => ml)), percent: 6 },
  ];
  const allowedMl = sum(allowances.map(({ ml, percent }) => Math.floor((ml * percent) / 100)));
  const lostMl = sum(lines.map(({ ml }) => ml));
  return { from, through, lines, lostMl, allowances, allowedMl, isAboveAllowance: lostMl > allowedMl };
}
