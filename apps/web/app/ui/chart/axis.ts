import { nice, tickIncrement, ticks } from 'd3-array';

export type Point = readonly [x: number, y: number];

export interface Axis {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
  readonly format: (tick: number) => string;
}

/** Steps are 1, 2, or 5 times a power of ten, so there may be a few more or less. */
const tickCount = 5;

export function axis(label: string, min: number, max: number): Axis {
  // For steps below 1, `tickIncrement` returns the negative inverse of the step.
  const step = tickIncrement(min, max, tickCount);
  const decimals = step < 0 ? Math.ceil(Math.log10(-step)) : 0;
  return {
    label,
    min,
    max,
    ticks: ticks(min, max, tickCount),
    format: (tick) => tick.toFixed(decimals),
  };
}

/** An axis around these values that begins and ends with a tick. */
export function axisOver(label: string, least: number, greatest: number): Axis {
  return axis(label, ...nice(least, greatest > least ? greatest : least + 1, tickCount));
}

/** A straight line from the left edge to where it leaves the plot, as two points. */
export function straight(x: Axis, y: Axis, from: number, slope: number): readonly Point[] {
  const edge = slope < 0 ? y.min : y.max;
  const end = slope === 0 ? x.max : Math.min(x.max, x.min + (edge - from) / slope);
  return [
    [x.min, from],
    [end, from + slope * (end - x.min)],
  ];
}

export function sample(x: Axis, y: Axis, of: (x: number) => number, samples = 32): readonly Point[] {
  return Array.from({ length: samples + 1 }, (_, index): Point => {
    const at = x.min + ((x.max - x.min) * index) / samples;
    return [at, of(at)];
  }).filter(([, value]) => value >= y.min && value <= y.max);
}
