import type { Point } from './path.ts';
import { randomFrom } from './random.ts';

/** Height of the ground at a point, about 0 to 1. */
export type Terrain = (point: Point) => number;

interface Hill extends Point {
  height: number;
  across: number;
  along: number;
  turn: number;
}

export function hillyTerrain(
  seed: number,
  { width, height, hills }: { width: number; height: number; hills: number },
) {
  const random = randomFrom(seed);
  const all: Hill[] = Array.from({ length: hills }, () => ({
    x: random() * width,
    y: random() * height,
    height: 0.4 + 0.6 * random(),
    across: width * (0.1 + 0.14 * random()),
    along: width * (0.14 + 0.2 * random()),
    turn: Math.PI * random(),
  }));
  return ({ x, y }: Point) =>
    all.reduce((sum, hill) => {
      const [dx, dy] = [x - hill.x, y - hill.y];
      const u = (dx * Math.cos(hill.turn) + dy * Math.sin(hill.turn)) / hill.along;
      const v = (dy * Math.cos(hill.turn) - dx * Math.sin(hill.turn)) / hill.across;
      return sum + hill.height * Math.exp(-(u * u + v * v));
    }, 0);
}
