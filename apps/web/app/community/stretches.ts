/** A part of a channel, by the `seq` of its first and last place; to infinity when it goes on with what is said. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export function covered({ from, to }: Stretch, place: number): boolean {
  return from <= place && place <= to;
}

export function stretchAt(stretches: readonly Stretch[], place: number): Stretch | undefined {
  return stretches.find((stretch) => covered(stretch, place));
}

/** Adds stretches, made one with those that they overlap or touch. In order. */
export function joinStretch(stretches: readonly Stretch[], ...more: readonly Stretch[]): readonly Stretch[] {
  const joined: Stretch[] = [];
  for (const next of [...stretches, ...more].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && next.from <= last.to + 1) {
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, next.to) };
    } else joined.push(next);
  }
  return joined;
}
