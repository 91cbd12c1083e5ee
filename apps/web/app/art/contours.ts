import { type Point, softLine, thinned } from './path.ts';
import type { Terrain } from './terrain.ts';

interface Sheet {
  width: number;
  height: number;
  /** Distance between the points at which the height is taken. */
  cell: number;
}

type Segment = [Point, Point];

/** Where the level crosses the four edges of one cell: none, one or two segments. */
function crossings(corners: [Point, number][], level: number): Segment[] {
  const points = corners.flatMap(([a, heightA], index) => {
    const [b, heightB] = corners[(index + 1) % 4] ?? [a, heightA];
    if (heightA >= level === heightB >= level) return [];
    const part = (level - heightA) / (heightB - heightA);
    return [{ x: a.x + part * (b.x - a.x), y: a.y + part * (b.y - a.y) }];
  });
  const [a, b, c, d] = points;
  if (!a || !b) return [];
  return c && d
    ? [
        [a, b],
        [c, d],
      ]
    : [[a, b]];
}

const key = ({ x, y }: Point) => `${x.toFixed(3)},${y.toFixed(3)}`;

function join(segments: Segment[]): Point[][] {
  const byEnd = new Map<string, Set<Segment>>();
  for (const segment of segments) {
    for (const end of segment) byEnd.set(key(end), (byEnd.get(key(end)) ?? new Set()).add(segment));
  }
  const take = (end: Point): Point | undefined => {
    const [segment] = byEnd.get(key(end)) ?? [];
    if (!segment) return undefined;
    for (const point of segment) byEnd.get(key(point))?.delete(segment);
    return key(segment[0]) === key(end) ? segment[1] : segment[0];
  };
  return segments.flatMap(([start]) => {
    const line = [start];
    for (let next = take(start); next; next = take(next)) line.push(next);
    for (let next = take(start); next; next = take(next)) line.unshift(next);
    return line.length > 2 ? [line] : [];
  });
}

export function contourPath(terrain: Terrain, level: number, { width, height, cell }: Sheet): string {
  const segments: Segment[] = [];
  for (let y = 0; y < height; y += cell) {
    for (let x = 0; x < width; x += cell) {
      const corners = [
        { x, y },
        { x: x + cell, y },
        { x: x + cell, y: y + cell },
        { x, y: y + cell },
      ].map((point): [Point, number] => [point, terrain(point)]);
      segments.push(...crossings(corners, level));
    }
  }
  return join(segments)
    .map((line) => {
      const [first, last] = [line[0], line.at(-1)];
      const closed = first !== undefined && last !== undefined && key(first) === key(last);
      return softLine(thinned(closed ? line.slice(0, -1) : line, 1.1 * cell), closed);
    })
    .join('');
}
