import type { ReactNode } from 'react';
import type { Axis, Point } from './axis.ts';
import type { Sign } from './legend.tsx';
import { pathOf } from './plot.ts';

export interface Mark {
  readonly kind: Sign;
  /** A line, the outline of a band, or single points, in axis units. */
  readonly points: readonly Point[];
  /** Its line of the legend. */
  readonly means?: string;
  /** Its name on the plot, and where that ends. */
  readonly name?: readonly [name: string, end: Point];
}

/** The outline of the area between two edges, each from left to right. */
export function between(one: readonly Point[], other: readonly Point[]): readonly Point[] {
  return [...one, ...other.toReversed()];
}

interface Drawn {
  readonly mark: Mark;
  readonly x: Axis;
  readonly y: Axis;
  readonly plot: (point: Point) => Point;
}

const styles = {
  main: { line: 'stroke-wine', text: 'fill-wine', width: 2.25, dashes: undefined },
  other: { line: 'stroke-vine', text: 'fill-vine', width: 1.5, dashes: '5 3' },
};

function Line({ mark: { points, name }, plot, kind }: Drawn & { kind: 'main' | 'other' }) {
  const { line, text, width, dashes } = styles[kind];
  const [x, y] = name ? plot(name[1]) : [];
  return (
    <>
      <path
        d={pathOf(points, plot)}
        className={`fill-none ${line}`}
        strokeWidth={width}
        strokeDasharray={dashes}
      />
      {name && (
        <text x={x} y={y} textAnchor="end" className={text}>
          {name[0]}
        </text>
      )}
    </>
  );
}

/** The reader's point, with lines to its values on both axes. */
function ReaderPoint({ mark: { points }, x, y, plot }: Drawn) {
  return points
    .filter(([px, py]) => px >= x.min && px <= x.max && py >= y.min && py <= y.max)
    .map((point) => {
      const [cx, cy] = plot(point);
      const [left, bottom] = plot([x.min, y.min]);
      return (
        <g key={point.join(' ')}>
          <path
            d={`M${cx} ${bottom}V${cy}H${left}`}
            className="fill-none stroke-edge"
            strokeDasharray="2 3"
          />
          <circle cx={cx} cy={cy} r={5.5} className="fill-wine stroke-sheet" strokeWidth={2} />
        </g>
      );
    });
}

/** How each kind is drawn, from the bottom layer up. */
export const layers: Readonly<Record<Sign, (drawn: Drawn) => ReactNode>> = {
  band: ({ mark, plot }) => <path d={pathOf(mark.points, plot)} className="fill-vine/20" />,
  other: (drawn) => <Line kind="other" {...drawn} />,
  main: (drawn) => <Line kind="main" {...drawn} />,
  mark: ({ mark, plot }) =>
    mark.points.map((point) => {
      const [cx, cy] = plot(point);
      return (
        <circle
          key={point.join(' ')}
          cx={cx}
          cy={cy}
          r={4}
          className="fill-sheet stroke-ink"
          strokeWidth={1.5}
        />
      );
    }),
  point: ReaderPoint,
};
