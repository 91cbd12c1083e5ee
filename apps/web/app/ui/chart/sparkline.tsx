import { extent } from 'd3-array';
import type { Point } from './axis.ts';
import { pathOf, toPlot } from './plot.ts';

interface SparklineProps {
  /** One or two: the second is dashed. */
  lines: readonly (readonly Point[])[];
  description: string;
  className: string;
  /** Whether every point has a dot; otherwise the last has. */
  hasDots?: boolean;
}

const box = { width: 1000, height: 1000, left: 0, right: 0, top: 0, bottom: 0 };

function axisOf(values: readonly number[]) {
  const [min = 0, max = 0] = extent(values);
  return { min, max };
}

/** Lines without axes, stretched to the size that `className` sets; nothing before there are two points. */
export function Sparkline({ lines, description, className, hasDots = false }: SparklineProps) {
  const points = lines.flat();
  const x = axisOf(points.map(([at]) => at));
  if (x.min === x.max) return null;
  const plot = toPlot(x, axisOf(points.map(([, value]) => value)), box);
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      className={`overflow-visible fill-none [&_path]:[vector-effect:non-scaling-stroke] ${className}`}
      role="img"
      aria-label={description}
    >
      {lines.map((line, index) => {
        const color = index === 0 ? 'stroke-wine' : 'stroke-vine';
        const dots = hasDots ? line : line.slice(-1);
        return (
          <g key={color} className={color}>
            <path
              d={pathOf(line, plot)}
              strokeWidth={1.5}
              strokeDasharray={index === 0 ? undefined : '5 4'}
              strokeLinejoin="round"
            />
            <path
              d={dots.map((dot) => `${pathOf([dot], plot)}h.01`).join('')}
              strokeWidth={5}
              strokeLinecap="round"
            />
          </g>
        );
      })}
    </svg>
  );
}
