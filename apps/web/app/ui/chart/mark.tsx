import { Fragment } from 'react';
import type { Axis, Point } from './axis.ts';
import { pathOf } from './plot.ts';
import { Dot, type Sign, signs } from './sign.tsx';

export interface Mark {
  readonly sign: Sign;
  /** A line, the outline of a band, or single points, in axis units. */
  readonly points: readonly Point[];
  readonly means?: string;
  /** A name on the plot, and the point where it ends. */
  readonly name?: readonly [name: string, end: Point];
}

/** The outline of the area between two edges, each from left to right. */
export function between(one: readonly Point[], other: readonly Point[]): readonly Point[] {
  return [...one, ...other.toReversed()];
}

interface DrawnMarkProps {
  readonly mark: Mark;
  readonly x: Axis;
  readonly y: Axis;
  readonly plot: (point: Point) => Point;
}

/** Lines lead from the reader's point to its values on both axes. Points beyond the plot are left out. */
export function DrawnMark({ mark: { sign, points, name }, x, y, plot }: DrawnMarkProps) {
  if (sign === 'mark' || sign === 'point') {
    return points
      .filter(([px, py]) => px >= x.min && px <= x.max && py >= y.min && py <= y.max)
      .map((point) => (
        <Fragment key={point.join(' ')}>
          {sign === 'point' && (
            <path
              d={pathOf([[point[0], y.min], point, [x.min, point[1]]], plot)}
              className="fill-none stroke-edge [stroke-dasharray:2_3]"
            />
          )}
          <Dot sign={sign} at={plot(point)} />
        </Fragment>
      ));
  }
  const [nameX, nameY] = name ? plot(name[1]) : [];
  return (
    <>
      <path d={pathOf(points, plot)} className={signs[sign]} />
      {name && (
        <text x={nameX} y={nameY} textAnchor="end" className={sign === 'main' ? 'fill-wine' : 'fill-vine'}>
          {name[0]}
        </text>
      )}
    </>
  );
}
