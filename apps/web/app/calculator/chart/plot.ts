export type Point = readonly [x: number, y: number];

export interface Axis {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
  /** Of the ticks; as few as each needs where not said. */
  readonly decimals?: number;
}

/** The paper of every chart; on a phone it shrinks, so its text is larger there. */
export const viewBox = { width: 380, height: 240, left: 46, right: 16, top: 24, bottom: 40 } as const;

/** From the axes' units to the paper. */
export function toPlot(x: Axis, y: Axis): (point: Point) => Point {
  const width = viewBox.width - viewBox.left - viewBox.right;
  const height = viewBox.height - viewBox.top - viewBox.bottom;
  return ([px, py]) => [
    viewBox.left + ((px - x.min) / (x.max - x.min)) * width,
    viewBox.top + (1 - (py - y.min) / (y.max - y.min)) * height,
  ];
}

/** A path through the points; those without a value are left out. */
export function pathOf(points: readonly Point[], plot: (point: Point) => Point): string {
  return points
    .filter(([px, py]) => Number.isFinite(px) && Number.isFinite(py))
    .map((point, index) => {
      const [px, py] = plot(point);
      return `${index === 0 ? 'M' : 'L'}${px.toFixed(1)} ${py.toFixed(1)}`;
    })
    .join('');
}

/** A function sampled from one end of an axis to the other, kept where it stays on the paper. */
export function sample(x: Axis, y: Axis, of: (x: number) => number, samples = 32): readonly Point[] {
  return Array.from({ length: samples + 1 }, (_, index): Point => {
    const at = x.min + ((x.max - x.min) * index) / samples;
    return [at, of(at)];
  }).filter(([, value]) => value >= y.min && value <= y.max);
}
