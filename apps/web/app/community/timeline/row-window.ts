/** The rows of a conversation in the document, by `seq`; `to` is infinity at the live end. */
export interface RowWindow {
  readonly from: number;
  readonly to: number;
}

export const maxRows = 120;
const step = 10;
const above = 25;
const below = 40;

/** The rows around a place. `seqs` are those of all loaded messages, in order. */
export function windowAt(seqs: readonly number[], place: number): RowWindow {
  const at = Math.min(indexFrom(seqs, place), Math.max(0, seqs.length - below + above));
  return between(seqs, at - above, at + below);
}

export function withEarlier(seqs: readonly number[], window: RowWindow): RowWindow | undefined {
  const first = indexFrom(seqs, window.from);
  if (first === 0) return undefined;
  const from = Math.max(0, first - step);
  const to = indexFrom(seqs, window.to);
  return to - from < maxRows
    ? { from: seqs[from] ?? 0, to: window.to }
    : between(seqs, from, from + maxRows - 1);
}

export function withLater(seqs: readonly number[], window: RowWindow): RowWindow | undefined {
  const last = indexFrom(seqs, window.to);
  if (last >= seqs.length - 1) return undefined;
  const to = Math.min(seqs.length - 1, last + step);
  const first = indexFrom(seqs, window.from);
  return between(seqs, to - first < maxRows ? first : to - maxRows + 1, to);
}

/** The window after new messages: at the end it moves along, elsewhere it stays. */
export function bounded(seqs: readonly number[], window: RowWindow, atEnd: boolean): RowWindow {
  const first = indexFrom(seqs, window.from);
  const last = Math.min(seqs.length - 1, indexFrom(seqs, window.to));
  if (last - first < maxRows) return window;
  return atEnd
    ? { from: seqs[last - maxRows / 2] ?? 0, to: window.to }
    : between(seqs, first, first + maxRows - 1);
}

function between(seqs: readonly number[], first: number, last: number): RowWindow {
  const from = seqs[Math.max(0, first)] ?? 0;
  return { from, to: last >= seqs.length - 1 ? Number.POSITIVE_INFINITY : (seqs[last] ?? from) };
}

function indexFrom(seqs: readonly number[], place: number): number {
  let low = 0;
  let high = seqs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((seqs[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
