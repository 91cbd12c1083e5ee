import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bounded, maxRows, type RowWindow, windowAt, withEarlier, withLater } from './row-window.ts';

const seqs = Array.from({ length: 5_000 }, (_, at) => 2 * at + 1);
const shown = (all: readonly number[], { from, to }: RowWindow) =>
  all.filter((seq) => from <= seq && seq <= to);

test('a conversation opens around a place, or at its end', () => {
  expect(shown(seqs, windowAt(seqs, 5_001))).toContain(5_001);
  expect(windowAt(seqs, Number.POSITIVE_INFINITY).to).toBe(Number.POSITIVE_INFINITY);
  expect(shown(seqs, windowAt(seqs, Number.POSITIVE_INFINITY)).at(-1)).toBe(9_999);
  expect(windowAt([], Number.POSITIVE_INFINITY)).toEqual({ from: 0, to: Number.POSITIVE_INFINITY });
});

test('reading upward from the end reaches the first message, and downward from there the last', () => {
  let window: RowWindow | undefined = windowAt(seqs, Number.POSITIVE_INFINITY);
  for (let next: RowWindow | undefined = window; next; next = withEarlier(seqs, next)) window = next;
  expect(shown(seqs, window)[0]).toBe(1);
  for (let next: RowWindow | undefined = window; next; next = withLater(seqs, next)) window = next;
  expect(shown(seqs, window).at(-1)).toBe(9_999);
  expect(window.to).toBe(Number.POSITIVE_INFINITY);
});

const moves = fc.array(fc.constantFrom('earlier', 'later', 'said', 'said at end'), { maxLength: 80 });

test('the rows stay bounded and without gaps in either direction, with new messages arriving', () => {
  fc.assert(
    fc.property(fc.nat(1_200), fc.nat(2_400), moves, (count, place, going) => {
      const all = seqs.slice(0, count);
      let window = windowAt(all, place);
      for (const move of going) {
        const before = shown(all, window);
        if (move === 'earlier') window = withEarlier(all, window) ?? window;
        else if (move === 'later') window = withLater(all, window) ?? window;
        else {
          for (let more = 0; more < 15; more += 1) all.push((all.at(-1) ?? -1) + 2);
          window = bounded(all, window, move === 'said at end');
        }
        const after = shown(all, window);
        expect(after.length).toBeLessThanOrEqual(maxRows);
        expect(after).toEqual(all.slice(all.indexOf(after[0] ?? 0)).slice(0, after.length));
        if (move === 'earlier' && before[0] !== all[0]) expect(after).toContain(before[0]);
        if (move === 'later') expect(after.at(-1) ?? 0).toBeGreaterThanOrEqual(before.at(-1) ?? 0);
        if (move === 'said at end' && before.at(-1) === all.at(-16)) expect(after.at(-1)).toBe(all.at(-1));
        if (move === 'said') expect(after[0]).toBe(before[0] ?? after[0]);
      }
    }),
  );
});
