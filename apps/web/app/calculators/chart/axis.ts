import type { Axis } from './plot.ts';

const mostTicks = 6;
/** Of a power of ten: what a reader can divide in the head. */
const roundSteps = [1, 2, 2.5, 5, 10];

/** An axis from 0, or from below the least value, to above the greatest, with round ticks. */
export function axisOver(label: string, least: number, greatest: number): Axis {
  const span = Math.max(greatest - least, 1e-6);
  const power = 10 ** Math.floor(Math.log10(span / mostTicks));
  const step = (roundSteps.find((round) => span / (round * power) <= mostTicks) ?? 10) * power;
  const first = Math.floor(least / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(greatest / step - 1e-9));
  const decimals = Math.max(0, Math.ceil(-Math.log10(step) - 1e-9)) + (step / power === 2.5 ? 1 : 0);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { label, min: first * step, max: last * step, ticks, decimals: Math.max(0, decimals) };
}
