import type { Axis, Point } from './axis.ts';

type Ends = readonly [number, number];

/** Maps the first interval onto the second; if the first has no length, onto the middle of the second. */
export function linear([min, max]: Ends, [from, to]: Ends): (value: number) => number {
  return (value) => from + (min === max ? 0.5 : (value - min) / (max - min)) * (to - from);
}

/** A chart's size and the margins of its plot, in SVG units: room for ticks of six characters. */
export const standardBox = { width: 380, height: 240, left: 46, right: 24, top: 24, bottom: 40 };

type Extent = Pick<Axis, 'min' | 'max'>;

export function toPlot(x: Extent, y: Extent, box: typeof standardBox): (point: Point) => Point {
  const toX = linear([x.min, x.max], [box.left, box.width - box.right]);
  const toY = linear([y.min, y.max], [box.height - box.bottom, box.top]);
  return ([px, py]) => [toX(px), toY(py)];
}

/** A path through the points, which are SVG coordinates already if there is no plot. */
export function pathOf(points: readonly Point[], plot = (point: Point) => point): string {
  const places = points
    .filter(([px, py]) => Number.isFinite(px) && Number.isFinite(py))
    .map((point) => {
      const [px, py] = plot(point);
      return `${px.toFixed(1)} ${py.toFixed(1)}`;
    });
  return places.length > 0 ? `M${places.join('L')}` : '';
}
