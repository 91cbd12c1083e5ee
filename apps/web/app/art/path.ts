export interface Point {
  x: number;
  y: number;
}

const whole = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

function joined(numbers: number[]): string {
  return numbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : String(value))).join('');
}

/** Whole relative units are the shortest way to write straight lines. */
export function polyline(points: Point[]): string {
  const [first, ...rest] = points.map(whole);
  if (!first) return '';
  let at = first;
  const steps = rest.map((point) => {
    const step = [point.x - at.x, point.y - at.y];
    at = point;
    return step;
  });
  return `M${joined([first.x, first.y])}l${joined(steps.flat())}`;
}

/** A smooth line through the midpoints of the given line's edges. */
export function softLine(points: Point[], closed: boolean): string {
  const corners = points.map(whole);
  const first = corners[0];
  const second = corners[1];
  if (!first || !second) return '';
  const middle = (a: Point, b: Point) => whole({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  let at = closed ? middle(first, second) : first;
  let path = `M${joined([at.x, at.y])}`;
  const count = closed ? corners.length : corners.length - 2;
  for (let index = 1; index <= count; index++) {
    const control = corners[index % corners.length] ?? first;
    const next = corners[(index + 1) % corners.length] ?? first;
    const end = !closed && index === count ? next : middle(control, next);
    path += `q${joined([control.x - at.x, control.y - at.y, end.x - at.x, end.y - at.y])}`;
    at = end;
  }
  return path;
}

/** Leaves out points closer than `distance` to the one before: fewer bytes, and a calmer line. */
export function thinned(line: Point[], distance: number): Point[] {
  const kept: Point[] = [];
  for (const point of line) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point.x - last.x, point.y - last.y) >= distance) kept.push(point);
  }
  const end = line.at(-1);
  if (end && kept.at(-1) !== end) kept.push(end);
  return kept;
}
