/**
 * Fritsch and Carlson's monotone cubic interpolation over knots one unit apart: it passes through every
 * knot, has a continuous slope, and rises wherever the knots rise.
 *
 * Source `fritsch-carlson`: SIAM J. Numer. Anal. 17 (1980) 238-246.
 */
export function monotoneInterpolation(options: {
  /** x of the first knot; the others follow at steps of 1. */
  readonly start: number;
  readonly knots: readonly number[];
  /** Slope at the first knot, so that another curve can join smoothly. */
  readonly startSlope: number;
}): (x: number) => number {
  const { start, knots } = options;
  const slopes = knotSlopes(knots, options.startSlope);
  const last = knots.length - 2;
  return (x) => {
    const index = Math.min(last, Math.max(0, Math.floor(x - start)));
    const t = x - start - index;
    const [y0, y1] = [knots[index] ?? Number.NaN, knots[index + 1] ?? Number.NaN];
    const [m0, m1] = [slopes[index] ?? Number.NaN, slopes[index + 1] ?? Number.NaN];
    const [t2, t3] = [t ** 2, t ** 3];
    return (2 * t3 - 3 * t2 + 1) * y0 + (t3 - 2 * t2 + t) * m0 + (3 * t2 - 2 * t3) * y1 + (t3 - t2) * m1;
  };
}

function knotSlopes(knots: readonly number[], startSlope: number): readonly number[] {
  const rises = knots.slice(1).map((y, index) => y - (knots[index] ?? y));
  return knots.map((_, index) => {
    const [before, after] = [rises[index - 1], rises[index]];
    if (before === undefined) return startSlope;
    if (after === undefined) return before;
    return before * after > 0 ? (2 * before * after) / (before + after) : 0;
  });
}
