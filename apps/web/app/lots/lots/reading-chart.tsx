import type { Reading } from '@orbit-vine/cellar-book/book/book.ts';
import { shortDay } from '../../ui/dates.ts';

export interface ReadingLine {
  name: string;
  readings: readonly Reading[];
}

interface ReadingChartProps {
  /** One or two: the second is dashed. */
  lines: readonly ReadingLine[];
  show: (reading: Reading) => string;
}

const [width, height, edge] = [300, 72, 4];

/** Its text alternative is the table beside it. */
export function ReadingChart({ lines, show }: ReadingChartProps) {
  const all = lines.flatMap(({ readings }) => readings);
  const byValue = all.toSorted((a, b) => a.value - b.value);
  const [low, high] = [byValue.at(0), byValue.at(-1)];
  const days = all.map(({ on }) => on).sort();
  const [first, last] = [days.at(0), days.at(-1)];
  if (!low || !high || !first || !last || first === last) return null;
  const [from, to] = [Date.parse(first), Date.parse(last)];
  const point = ({ on, value }: Reading) => {
    const x = edge + ((width - 2 * edge) * (Date.parse(on) - from)) / (to - from);
    const share = high.value === low.value ? 0.5 : (value - low.value) / (high.value - low.value);
    return `${x.toFixed(1)} ${(height - edge - (height - 2 * edge) * share).toFixed(1)}`;
  };
  return (
    <div aria-hidden="true" className="mt-1">
      <div className="flex gap-2">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="h-20 w-0 min-w-0 grow border-line border-b border-l text-wine"
        >
          {lines.map(({ name, readings }, index) => (
            <g key={name} className={index === 0 ? 'stroke-wine' : 'stroke-vine'} fill="none">
              <path
                d={`M${readings.map(point).join('L')}`}
                strokeWidth="1.5"
                strokeDasharray={index === 0 ? undefined : '5 4'}
                vectorEffect="non-scaling-stroke"
                strokeLinejoin="round"
              />
              <path
                d={readings.map((reading) => `M${point(reading)}h.01`).join('')}
                strokeWidth="5"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
              />
            </g>
          ))}
        </svg>
        <span className="flex w-20 shrink-0 flex-col justify-between text-muted text-xs">
          <span>{show(high)}</span>
          {low.value !== high.value && <span>{show(low)}</span>}
        </span>
      </div>
      <span className="flex justify-between pr-22 text-muted text-xs">
        <span>{shortDay(first)}</span>
        <span>{shortDay(last)}</span>
      </span>
    </div>
  );
}
