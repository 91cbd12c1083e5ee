import { expect, test } from 'vitest';
import { contourPath } from './contours.ts';
import { type Block, isInBlock, rowsPath } from './vine-rows.ts';

const square: Block = {
  corners: [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 40 },
    { x: 0, y: 40 },
  ],
  spacing: 10,
};

test('each row of vines follows the first edge of the block, from end to end, at an equal distance', () => {
  expect(rowsPath(square)).toBe('M0 5l100 0M0 15l100 0M0 25l100 0M0 35l100 0');
});

test('a point is in the block whichever way round its corners go', () => {
  const [a, b, c, d] = square.corners;
  const turned: Block = { ...square, corners: [d, c, b, a] };
  for (const block of [square, turned]) {
    expect(isInBlock(block, { x: 50, y: 20 })).toBe(true);
    expect(isInBlock(block, { x: 50, y: 41 })).toBe(false);
  }
});

test('a contour of an even slope is one line across it', () => {
  const path = contourPath(({ y }) => y / 100, 0.5, { width: 200, height: 100, cell: 20 });
  expect(path.match(/M/g)).toHaveLength(1);
});

test('a contour round a hill comes back to where it began', () => {
  const hill = ({ x, y }: { x: number; y: number }) =>
    Math.exp(-(((x - 100) / 40) ** 2) - ((y - 100) / 40) ** 2);
  const path = contourPath(hill, 0.5, { width: 200, height: 200, cell: 20 });
  const ends = [...path.matchAll(/q-?\d+[ -]\d+([ -]\d+)([ -]\d+)/g)];
  const sum = (group: number) => ends.reduce((total, match) => total + Number(match[group]), 0);
  expect(ends.length).toBeGreaterThan(4);
  expect([sum(1), sum(2)]).toEqual([0, 0]);
});
