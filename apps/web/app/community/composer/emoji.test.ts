import { expect, test } from 'vitest';
import { emojiGroups, findEmoji } from './emoji.ts';

const names = (sought: string) => findEmoji(sought, 200).map(({ name }) => name);

test('emoji are found by name, by other words for them, and by several words at once', () => {
  expect(names('wine')[0]).toBe('wine glass');
  expect(names('grapes')).toContain('grapes');
  expect(names('cheers')).toContain('clinking glasses');
  expect(names('  GLASS  clink')).toContain('clinking glasses');
  expect(names('qwertyuiop')).toEqual([]);
});

test('every group has emoji, and every emoji stands once', () => {
  const all = emojiGroups.flatMap(({ emojis }) => emojis.map(({ emoji }) => emoji));
  expect(all.length).toBeGreaterThan(1_800);
  expect(new Set(all).size).toBe(all.length);
  for (const { emojis } of emojiGroups) expect(emojis[0]?.name).toMatch(/\w/);
});
