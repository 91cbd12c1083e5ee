import { expect, it } from 'vitest';
import { withLocalMoments } from './local-moments.ts';

// New York is five hours behind UTC in November, and Auckland thirteen ahead.
it.each([
  ['America/New_York', 'until November 27, 2026 at 7:04 PM. Sleep on it.'],
  ['Pacific/Auckland', 'until November 28, 2026 at 1:04 PM. Sleep on it.'],
])('withLocalMoments tells a time in %s', (zone, expected) => {
  for (const space of [' ', '\u202F']) {
    const written = `until November 28, 2026 at 12:04${space}AM UTC. Sleep on it.`;
    expect(withLocalMoments(written, zone).replaceAll('\u202F', ' ')).toBe(expected);
  }
});

it('withLocalMoments leaves other sentences', () => {
  expect(withLocalMoments('Suspended for good, at 12:04 AM UTC.')).toBe(
    'Suspended for good, at 12:04 AM UTC.',
  );
});
