export type Point = readonly [x: number, y: number];

export interface Axis {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
  /** Decimals of the ticks; by default as few as each needs. */
  readonly decimals?: number;
}

/** The plot area of every chart; it shrinks on phones, so text is larger there. */
export const viewBox = { width: 380, height: 240, left: 46, right: 16, top: 24, bottom: 40 } as const;

/** From axis units to SVG coordinates. */
export function toPlot(x: Axis, y: Axis): (point: Point) => Point {
  const width = viewBox.width - viewBox.left - viewBox.right;
  const height = viewBox.height - viewBox.top - viewBox.bottom;
  return ([px, py]) => [
    viewBox.left + ((px - x.min) / (x.max - x.min)) * width,
    viewBox.top + (1 - (py - y.min) / (y.max - y.min)) * height,
  ];
}

export function pathOf(points: readonly Point[], plot: (point: Point) => Point): string {
  return points
    .filter(([px, py]) => Number.isFinite(px) && Number.isFinite(py))
    .map((point, index) => {
      const [px, py] = plot(point);
      return `${index === 0 ? 'M' : 'L'}${px.toFixed(1)} ${py.toFixed(1)}`;
    })
    .join('');
}

/** Samples of a function across an axis, limited to the plot. */
export function sample(x: Axis, y: Axis, of: (x: number) => number, samples = 32): readonly Point[] {
  return Array.from({ length: samples + 1 }, (_, index): Point => {
    const at = x.min + ((x.max - x.min) * index) / samples;
    return [at, of(at)];
  }).filter(([, value]) => value >= y.min && value <= y.max);
}
