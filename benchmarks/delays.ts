const perMs = 10;
const longestMs = 60_000;

/** Very many delays, kept as counts of tenths of a millisecond. */
export class Delays {
  readonly #counts = new Uint32Array(longestMs * perMs + 1);
  #size = 0;

  add(ms: number) {
    const place = Math.min(longestMs * perMs, Math.max(0, Math.round(ms * perMs)));
    this.#counts[place] = (this.#counts[place] ?? 0) + 1;
    this.#size += 1;
  }

  /** The delay below which the given share lies (nearest rank). */
  quantile(share: number): number {
    let left = Math.ceil(share * this.#size);
    for (const [place, count] of this.#counts.entries()) {
      left -= count;
      if (left <= 0 && this.#size > 0) return place / perMs;
    }
    return Number.NaN;
  }

  /** Half, 95 and 99 of a hundred, as a cell of a table. */
  spread(): string {
    return [0.5, 0.95, 0.99].map((share) => this.quantile(share).toFixed(1)).join(' / ');
  }
}
