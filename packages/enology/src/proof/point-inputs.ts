import type { PublishedPoint } from './published-points.ts';

/** Reads a point's inputs by name; a missing one is a fault in the fixture, not a zero. */
export function number(point: PublishedPoint, name: string): number {
  const value = point.inputs[name];
  if (typeof value !== 'number') throw new Error(`${point.id} has no number "${name}"`);
  return value;
}

export function has(point: PublishedPoint, name: string): boolean {
  return point.inputs[name] !== undefined;
}
