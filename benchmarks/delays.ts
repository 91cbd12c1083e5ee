const perMs = 10;
const longestMs = 60_000;

/** A histogram of delays in tenths of a millisecond. */
export class Delays {
  readonly #counts = new Uint32Array(longestMs * perMs + 1);
  #size = 0;

  add(ms: number) {
    const bucket = Math.min(longestMs * perMs, Math.max(0, Math.round(ms * perMs)));
    this.#counts[bucket] = (this.#counts[bucket] ?? 0) + 1;
    this.#size += 1;
  }

  quantile(share: number): number {
    let left = Math.ceil(share * this.#size);
    for (const [bucket, count] of this.#counts.entries()) {
      left -= count;
      if (left <= 0 && this.#size > 0) return bucket / perMs;
    }
    return Number.NaN;
  }

  spread(): string {
    return [0.5, 0.95, 0.99].map((share) => this.quantile(share).toFixed(1)).join(' / ');
  }
}
