import type { Reading } from '@orbit-vine/cellar-book/book/book.ts';
import { Sparkline } from '../../ui/chart/sparkline.tsx';
import { useWording } from '../wording/use-wording.ts';

export interface ReadingLine {
  name: string;
  readings: readonly Reading[];
}

interface ReadingChartProps {
  /** One or two: the second is dashed. */
  lines: readonly ReadingLine[];
  show: (reading: Reading) => string;
}

/** Readings by day, between the least and the greatest; each of them is in the table below. */
export function ReadingChart({ lines, show }: ReadingChartProps) {
  const { lot, day, list } = useWording();
  const all = lines.flatMap(({ readings }) => readings);
  const byValue = all.toSorted((a, b) => a.value - b.value);
  const [low, high] = [byValue.at(0), byValue.at(-1)];
  const days = all.map(({ on }) => on).sort();
  const [first, last] = [days.at(0), days.at(-1)];
  if (!low || !high || !first || !last || first === last) return null;
  const [from, to] = [day(first), day(last)];
  return (
    <div className="mt-1">
      <div className="flex gap-2">
        <div className="h-20 w-0 grow border-line border-b border-l p-1">
          <Sparkline
            lines={lines.map(({ readings }) => readings.map(({ on, value }) => [Date.parse(on), value]))}
            description={lot.chart(list(lines.map(({ name }) => name)), from, to, show(low), show(high))}
            className="size-full"
            hasDots
          />
        </div>
        <span aria-hidden="true" className="flex w-20 shrink-0 flex-col justify-between text-muted text-xs">
          <span>{show(high)}</span>
          {low.value !== high.value && <span>{show(low)}</span>}
        </span>
      </div>
      <span aria-hidden="true" className="flex justify-between pr-22 text-muted text-xs">
        <span>{from}</span>
        <span>{to}</span>
      </span>
    </div>
  );
}
