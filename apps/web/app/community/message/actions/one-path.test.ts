import { EllipsisVertical, Reply, Share2, Square, ThumbsUp } from 'lucide';
import { expect, test } from 'vitest';
import { onePath } from './one-path.ts';

test('onePath draws circles as two arcs, and lines from end to end', () => {
  const drawing = onePath([
    ['circle', { cx: '18', cy: '5', r: '3' }],
    ['line', { x1: '8.59', x2: '15.42', y1: '13.51', y2: '17.49' }],
  ]);
  const circle = 'M15 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z';
  expect(drawing).toEqual([['path', { d: `${circle}M8.59 13.51L15.42 17.49` }]]);
});

test('onePath starts each path at the origin', () => {
  expect(
    onePath([
      ['path', { d: 'm9 17-5-5' }],
      ['path', { d: 'M1 1h2' }],
    ]),
  ).toEqual([['path', { d: 'M0 0m9 17-5-5M0 0M1 1h2' }]]);
});

test('onePath supports every shape of the message buttons, and rejects other shapes by name', () => {
  for (const drawing of [ThumbsUp, Reply, Share2, EllipsisVertical]) expect(onePath(drawing)).toHaveLength(1);
  expect(() => onePath(Square)).toThrow('A rect cannot be drawn as a path.');
});
