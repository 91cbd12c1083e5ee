import { reactionTypes } from '@orbit-vine/contract/messages.ts';
import { expect, it } from 'vitest';
import { reactionShortcuts } from '../message/reaction-buttons.tsx';
import { shortcutsList } from './shortcuts-list.ts';

/** The sections whose keys all work while a message is focused. */
const titles = ['Everywhere', 'Reading messages', 'On a message'];

it('no two things that a key does on a message have the same key', () => {
  const heard = shortcutsList.filter(({ title }) => titles.includes(title));
  expect(heard).toHaveLength(titles.length);
  const keys = heard.flatMap(({ shortcuts }) => shortcuts.flatMap((shortcut) => shortcut.keys));
  expect(keys).toEqual(expect.arrayContaining(reactionTypes.map((type) => reactionShortcuts[type])));
  // The arrows may appear twice: they move between messages, and scroll elsewhere.
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

it('a reaction is a letter or a digit, which nobody presses to move or to close', () => {
  for (const type of reactionTypes) expect(reactionShortcuts[type]).toMatch(/^[A-Z0-9]$/);
});
