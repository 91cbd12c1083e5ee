import type { Book, ClassVolume, Posting } from '../book/book.ts';

export interface Loss {
  entry: string;
  on: string;
  vessel: string;
  reason: string;
  inventory: boolean;
  /** Not juice or must, whose losses need no claim. */
  isWine: boolean;
  ml: number;
  /** The vessel's volume before the entry. */
  ofMl: number;
  /** Far above the usual for its reason in this book; see `unusualAbove`. */
  isUnusual: boolean;
}

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
  /** Losses of wine, juice, and must, largest first. */
  lines: LossLine[];
  losses: Loss[];
  /** Wine alone, as on lines 29 and 30 of the form. */
  lostMl: number;
  /** Juice and must, without pomace. */
  lostBeforeWineMl: number;
  /** The wine that could be lost: on hand before the first day, and made or received since. */
  handledMl: number;
  /** The losses that the law allows without a claim, in percent of their base. */
  allowances: { of: 'on hand and received' | 'made by fermentation'; ml: number; percent: number }[];
  allowedMl: number;
  isAboveAllowance: boolean;
}

/** Skins and stems of must are no loss. */
const waste = new Set(['pomace', 'crushing']);

/** A loss is unusual above `times` the median share of the others for its reason, given enough others. */
export const unusual = { times: 3, others: 4, leastShare: 0.01, shareWhereRare: 0.05 } as const;

/** Wine as the form counts it: what has a tax class. */
const isWine = ({ taxClass }: ClassVolume | Posting) => taxClass !== undefined;
const isLoss = (posting: Posting) =>
  posting.account === 'lost' && (isWine(posting) || !waste.has(posting.reason ?? ''));
const shareOf = ({ ml, ofMl }: Loss) => (ofMl > 0 ? ml / ofMl : 1);
const kindOf = ({ reason, inventory }: Loss) => JSON.stringify([reason, inventory]);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Each loss in order of work, with its vessel's volume before the entry. */
function lossesOf(postings: readonly Posting[]): Loss[] {
  const losses = new Map<string, Loss>();
  const levels = new Map<string, { entry: string; before: number; ml: number }>();
  for (const posting of postings) {
    const { entry, on, vessel, reason = 'unexplained', inventory = false, measure, amount } = posting;
    if (measure !== 'ml') continue;
    const level = levels.get(vessel);
    const before = level?.entry === entry ? level.before : (level?.ml ?? 0);
    levels.set(vessel, { entry, before, ml: (level?.ml ?? 0) + amount });
    if (!isLoss(posting)) continue;
    const key = JSON.stringify([entry, vessel, reason, isWine(posting)]);
    const kind = { reason, inventory, isWine: isWine(posting) };
    const first = { entry, on, vessel, ...kind, ml: 0, ofMl: before, isUnusual: false };
    const loss = losses.get(key) ?? first;
    loss.ml -= amount;
    losses.set(key, loss);
  }
  return [...losses.values()];
}

function medianWithout(sorted: readonly number[], left: number): number {
  const at = (index: number) => sorted[index < left ? index : index + 1] ?? 0;
  const others = sorted.length - 1;
  const half = Math.floor(others / 2);
  return others % 2 === 1 ? at(half) : (at(half - 1) + at(half)) / 2;
}

/** The share of a vessel's volume above which a loss stands out among the others for its reason. */
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

/** The volume of wine that came in a period: postings, and what became wine or ceased to be. */
function wineCame(
  book: Book,
  within: (on: string) => boolean,
  counts: (posting: Posting) => boolean,
): number {
  const posted = book.postings.filter((posting) => within(posting.on) && isWine(posting) && counts(posting));
  return sum(posted.map(({ amount }) => amount));
}

function wineMade(book: Book, within: (on: string) => boolean): number {
  const ofWine = (volumes: readonly ClassVolume[]) => sum(volumes.filter(isWine).map(({ ml }) => ml));
  const made = book.conversions.filter(({ on }) => within(on));
  return sum(made.map(({ used, produced }) => ofWine([produced]) - ofWine(used)));
}

/**
 * Losses in a period by vessel and reason, against the share above which the law requires a claim: 3 % of the bulk
 * wine on hand at the start or received, and 6 % of wine made by fermentation. Only wine counts, as on the month
 * sheet; of wine everything does, lees included, without offsetting gains at inventory.
 *
 * @param book the book through the last day at least.
 * @source 27 CFR 24.266 (2015 annual edition).
 */
export function lossSheet(book: Book, { from, through }: { from: string; through: string }): LossSheet {
  const wine = book.postings.filter(({ measure }) => measure === 'ml');
  const all = lossesOf(wine);
  markUnusual(all);
  const losses = all.filter(({ on }) => on >= from && on <= through);
  const isBefore = (on: string) => on < from;
  const isWithin = (on: string) => on >= from && on <= through;
  const isOutside = ({ account }: Posting) => account !== 'moved';
  const before = wineCame(book, isBefore, isOutside) + wineMade(book, isBefore);
  const came = wineCame(book, isWithin, ({ account }) => account === 'opening' || account === 'received');
  const fermented = book.conversions.filter(({ by, on }) => by === 'fermentation' && isWithin(on));
  const allowances: LossSheet['allowances'] = [
    { of: 'on hand and received', ml: before + came, percent: 3 },
    { of: 'made by fermentation', ml: sum(fermented.map(({ produced }) => produced.ml)), percent: 6 },
  ];
  const allowedMl = sum(allowances.map(({ ml, percent }) => Math.floor((ml * percent) / 100)));
  const lost = (ofWine: boolean) => sum(losses.filter((loss) => loss.isWine === ofWine).map(({ ml }) => ml));
  const lostMl = lost(true);
  const arrived = wineCame(book, isWithin, (posting) => isOutside(posting) && posting.amount > 0);
  return {
    from,
    through,
    lines: linesOf(losses),
    losses: losses.toReversed(),
    lostMl,
    lostBeforeWineMl: lost(false),
    handledMl: before + arrived + wineMade(book, isWithin),
    allowances,
    allowedMl,
    isAboveAllowance: lostMl > allowedMl,
  };
}
