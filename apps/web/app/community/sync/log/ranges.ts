/** A part of a channel, by the `seq` of its first and last place; `to` is infinity at the live end. */
export interface SeqRange {
  readonly from: number;
  readonly to: number;
}

export function covered({ from, to }: SeqRange, place: number): boolean {
  return from <= place && place <= to;
}

export function rangeAt(ranges: readonly SeqRange[], place: number): SeqRange | undefined {
  return ranges.find((range) => covered(range, place));
}

export function joinRanges(ranges: readonly SeqRange[], ...more: readonly SeqRange[]): readonly SeqRange[] {
  const joined: SeqRange[] = [];
  for (const next of [...ranges, ...more].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && next.from <= last.to + 1) {
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, next.to) };
    } else joined.push(next);
  }
  return joined;
}
