import type { Point } from './axis.ts';

/** What a mark looks like in the plot and in the legend, from the bottom layer up. */
export const signs = {
  band: 'fill-vine/20',
  other: 'fill-none stroke-vine stroke-[1.5] [stroke-dasharray:5_3]',
  main: 'fill-none stroke-wine stroke-[2.25]',
  mark: 'fill-sheet stroke-ink stroke-[1.5]',
  point: 'fill-wine stroke-sheet stroke-2',
};
export type Sign = keyof typeof signs;
/** `point` is the reader's. */
export type DotSign = 'mark' | 'point';

export function Dot({ sign, at: [x, y] }: { sign: DotSign; at: Point }) {
  return <circle cx={x} cy={y} r={sign === 'mark' ? 4 : 5.5} className={signs[sign]} />;
}
