import { type Point, polyline } from './path.ts';

/** A block of vines: four corners, and rows along the first edge. */
export interface Block {
  corners: [Point, Point, Point, Point];
  spacing: number;
}

const subtract = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const length = ({ x, y }: Point) => Math.hypot(x, y);

/** Part of the line through `origin` along `direction` that lies within the block. */
function withinBlock({ corners }: Block, origin: Point, direction: Point): Point[] {
  const crossings = corners.flatMap((a, index) => {
    const edge = subtract(corners[(index + 1) % 4] ?? a, a);
    const determinant = direction.x * edge.y - direction.y * edge.x;
    if (Math.abs(determinant) < 1e-9) return [];
    const offset = subtract(a, origin);
    const alongEdge = (offset.x * direction.y - offset.y * direction.x) / determinant;
    if (alongEdge < 0 || alongEdge > 1) return [];
    return [(offset.x * edge.y - offset.y * edge.x) / determinant];
  });
  if (crossings.length < 2) return [];
  const at = (distance: number) => ({
    x: origin.x + distance * direction.x,
    y: origin.y + distance * direction.y,
  });
  return [at(Math.min(...crossings)), at(Math.max(...crossings))];
}

export function rowsPath(block: Block): string {
  const [first, second, third, fourth] = block.corners;
  const edge = subtract(second, first);
  const direction = { x: edge.x / length(edge), y: edge.y / length(edge) };
  const normal = { x: -direction.y, y: direction.x };
  const depth = (corner: Point) => (corner.x - first.x) * normal.x + (corner.y - first.y) * normal.y;
  const depths = [0, depth(third), depth(fourth)];
  const rows: string[] = [];
  for (let d = Math.min(...depths) + block.spacing / 2; d < Math.max(...depths); d += block.spacing) {
    const row = withinBlock(block, { x: first.x + d * normal.x, y: first.y + d * normal.y }, direction);
    if (row.length === 2) rows.push(polyline(row));
  }
  return rows.join('');
}

/** The block's corners are in order around it. */
export function isInBlock({ corners }: Block, point: Point): boolean {
  const sides = corners.map((a, index) => {
    const edge = subtract(corners[(index + 1) % 4] ?? a, a);
    const to = subtract(point, a);
    return edge.x * to.y - edge.y * to.x > 0;
  });
  return sides.every(Boolean) || !sides.some(Boolean);
}
