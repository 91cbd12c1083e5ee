import { expect, test, vi } from 'vitest';
import { emojiGroups, findEmoji, firstEmoji, rememberEmoji } from './emoji.ts';

const names = (searchText: string) => findEmoji(searchText, 200).map(({ name }) => name);

test('a search finds emoji by name, by keyword, and by several words', () => {
  expect(names('wine')[0]).toBe('wine glass');
  expect(names('grapes')).toContain('grapes');
  expect(names('cheers')).toContain('clinking glasses');
  expect(names('  GLASS  clink')).toContain('clinking glasses');
  expect(names('qwertyuiop')).toEqual([]);
});

test('every group has emoji, and every emoji appears once', () => {
  const all = emojiGroups.flatMap(({ emojis }) => emojis.map(({ emoji }) => emoji));
  expect(all.length).toBeGreaterThan(1_800);
  expect(new Set(all).size).toBe(all.length);
  for (const { emojis } of emojiGroups) expect(emojis[0]?.name).toMatch(/\w/);
});

test('recent emoji come first, then those about wine, and smileys that fill the picker, each once', () => {
  const wine = firstEmoji().emojis;
  expect(wine).toHaveLength(56);
  expect(wine[13]?.name).toBe('cheese wedge');
  expect(wine[14]?.name).toBe('grinning face');
  expect(wine[0]?.name).toBe('grapes');
  const kept = new Map<string, string>();
  const stored = { getItem: (key: string) => kept.get(key), setItem: kept.set.bind(kept) };
  vi.stubGlobal('localStorage', stored);
  const [rocket] = findEmoji('rocket', 1);
  for (const each of [rocket, wine[1]]) if (each) rememberEmoji(each);
  const names = firstEmoji().emojis.map(({ name }) => name);
  vi.unstubAllGlobals();
  expect(names.slice(0, 3)).toEqual(['wine glass', 'rocket', 'grapes']);
  expect(names).toHaveLength(57);
  expect(new Set(names).size).toBe(57);
});
