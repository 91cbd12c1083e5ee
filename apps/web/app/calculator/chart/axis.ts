import type { Axis, Point } from './plot.ts';

const maxTicks = 6;
const roundSteps = [1, 2, 2.5, 5, 10];

/** An axis from 0, or from below the least value, to above the greatest, with round ticks. */
export function axisOver(label: string, least: number, greatest: number): Axis {
  const span = Math.max(greatest - least, 1e-6);
  const power = 10 ** Math.floor(Math.log10(span / maxTicks));
  const step = (roundSteps.find((round) => span / (round * power) <= maxTicks) ?? 10) * power;
  const first = Math.floor(least / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(greatest / step - 1e-9));
  const decimals = [0, 1, 2, 3, 4, 5, 6].find((digits) =>
    Number.isInteger(Number((step * 10 ** digits).toFixed(6))),
  );
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { label, min: first * step, max: last * step, ticks, decimals: decimals ?? 6 };
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
