import type { Fill } from './legend.tsx';

export interface Segment {
  readonly name: string;
  readonly value: number;
  readonly className: Fill;
  readonly label?: string;
}

interface SegmentsProps {
  readonly segments: readonly Segment[];
  /** From a sum of values to its place, in SVG units. */
  readonly x: (value: number) => number;
  readonly y: number;
  readonly height: number;
}

export function Segments({ segments, x, y, height }: SegmentsProps) {
  return segments.map(({ name, value, className, label }, index) => {
    const from = segments.slice(0, index).reduce((sum, before) => sum + before.value, 0);
    return (
      <g key={name}>
        <rect
          x={x(from)}
          y={y}
          width={Math.max(0, x(from + value) - x(from) - 1)}
          height={height}
          className={className}
        />
        <text x={x(from)} y={y - 6}>
          {label}
        </text>
      </g>
    );
  });
}
