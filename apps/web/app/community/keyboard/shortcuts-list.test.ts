import { reactionTypes } from '@orbit-vine/contract/messages.ts';
import { expect, it } from 'vitest';
import { reactionShortcuts } from '../message/actions/reaction-buttons.tsx';
import { shortcutsList } from './shortcuts-list.ts';

/** The sections whose keys all work while a message is focused. */
const titles = ['Everywhere', 'Reading messages', 'On a message'];

it('no two shortcuts of a focused message share a key', () => {
  const sections = shortcutsList.filter(({ title }) => titles.includes(title));
  expect(sections).toHaveLength(titles.length);
  const keys = sections.flatMap(({ shortcuts }) => shortcuts.flatMap((shortcut) => shortcut.keys));
  expect(keys).toEqual(expect.arrayContaining(reactionTypes.map((type) => reactionShortcuts[type])));
  // The arrows may appear twice: they move between messages, and scroll elsewhere.
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

it('a reaction’s shortcut is a letter or a digit, never a key for moving or closing', () => {
  for (const type of reactionTypes) expect(reactionShortcuts[type]).toMatch(/^[A-Z0-9]$/);
});
