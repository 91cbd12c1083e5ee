import type { Book, Posting } from '../book/book.ts';

/** What one entry lost in one vessel for one reason. */
export interface Loss {
  entry: string;
  on: string;
  vessel: string;
  reason: string;
  inventory: boolean;
  ml: number;
  /** What the vessel held before the entry. */
  ofMl: number;
  /** Far above what is usual for its reason in this book; see `unusualAbove`. */
  isUnusual: boolean;
}

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
  /** The same one by one, the latest first. */
  losses: Loss[];
  lostMl: number;
  /** What there was to lose: on hand before the first day, and all that came since. */
  handledMl: number;
  /** What the law allows without a claim: percents of what there was. */
  allowances: { of: 'on hand and received' | 'made by fermentation'; ml: number; percent: number }[];
  allowedMl: number;
  isAboveAllowance: boolean;
}

/** Skins and stems are no wine that was lost. */
const waste = new Set(['pomace', 'crushing']);

/** What makes a loss unusual: so many times the median share of the others for its reason, where the book has so many. */
export const unusual = { times: 3, others: 4, leastShare: 0.01, shareWhereRare: 0.05 } as const;

const isLoss = ({ account, measure, reason = '' }: Posting) =>
  account === 'lost' && measure === 'ml' && !waste.has(reason);
const shareOf = ({ ml, ofMl }: Loss) => (ofMl > 0 ? ml / ofMl : 1);
const kindOf = ({ reason, inventory }: Loss) => JSON.stringify([reason, inventory]);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Each loss of the book in order of work, with what its vessel held before its entry. */
function lossesOf(postings: readonly Posting[]): Loss[] {
  const losses = new Map<string, Loss>();
  const held = new Map<string, { entry: string; before: number; ml: number }>();
  for (const posting of postings) {
    const { entry, on, vessel, reason = 'unexplained', inventory = false, measure, amount } = posting;
    if (measure !== 'ml') continue;
    const known = held.get(vessel);
    const before = known?.entry === entry ? known.before : (known?.ml ?? 0);
    held.set(vessel, { entry, before, ml: (known?.ml ?? 0) + amount });
    if (!isLoss(posting)) continue;
    const key = JSON.stringify([entry, vessel, reason]);
    const first = { entry, on, vessel, reason, inventory, ml: 0, ofMl: before, isUnusual: false };
    const loss = losses.get(key) ?? first;
    loss.ml -= amount;
    losses.set(key, loss);
  }
  return [...losses.values()];
}

/** The median of sorted shares without the one at `left`. */
function medianWithout(sorted: readonly number[], left: number): number {
  const at = (index: number) => sorted[index < left ? index : index + 1] ?? 0;
  const others = sorted.length - 1;
  const half = Math.floor(others / 2);
  return others % 2 === 1 ? at(half) : (at(half - 1) + at(half)) / 2;
}

/** The share of what a vessel held above which a loss stands out among the others for its reason. */
function unusualAbove(sorted: readonly number[], own: number): number {
  if (sorted.length - 1 < unusual.others) return unusual.shareWhereRare;
  return Math.max(unusual.leastShare, unusual.times * medianWithout(sorted, own));
}

function markUnusual(losses: readonly Loss[]): void {
  for (const alike of Map.groupBy(losses, kindOf).values()) {
    const ordered = alike.toSorted((a, b) => shareOf(a) - shareOf(b));
    const shares = ordered.map(shareOf);
    for (const [index, loss] of ordered.entries())
      loss.isUnusual = shareOf(loss) > unusualAbove(shares, index);
  }
}

function linesOf(losses: readonly Loss[]): LossLine[] {
  const lines = new Map<string, LossLine>();
  for (const { vessel, reason, inventory, ml, entry } of losses) {
    const key = JSON.stringify([vessel, reason, inventory]);
    const line = lines.get(key) ?? { vessel, reason, inventory, ml: 0, entries: [] };
    line.ml += ml;
    line.entries.push(entry);
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
  const all = lossesOf(wine);
  markUnusual(all);
  const losses = all.filter(({ on }) => on >= from && on <= through);
  const before = sum(wine.filter(({ on }) => on < from).map(({ amount }) => amount));
  const came = within.filter(({ account }) => account === 'opening' || account === 'received');
  const made = book.productions.filter(({ on }) => on >= from && on <= through);
  const allowances: LossSheet['allowances'] = [
    { of: 'on hand and received', ml: before + sum(came.map(({ amount }) => amount)), percent: 3 },
    { of: 'made by fermentation', ml: sum(made.map(({ ml }) => ml)), percent: 6 },
  ];
  const allowedMl = sum(allowances.map(({ ml, percent }) => Math.floor((ml * percent) / 100)));
  const lostMl = sum(losses.map(({ ml }) => ml));
  const arrived = within.filter(({ account, amount }) => account !== 'moved' && amount > 0);
  return {
    from,
    through,
    lines: linesOf(losses),
    losses: losses.toReversed(),
    lostMl,
    handledMl: before + sum(arrived.map(({ amount }) => amount)),
    allowances,
    allowedMl,
    isAboveAllowance: lostMl > allowedMl,
  };
}
