import { expect, test } from 'vitest';
import { replaceMember } from './replace-member.ts';

const ada = { id: 'a', name: 'Ada', avatar: '/avatars/Ada.svg' };
const bob = { id: 'b', name: 'Bob', avatar: '/avatars/Bob.svg' };
const renamed = { ...ada, name: 'Ada_L', avatar: '/avatars/Ada_L.svg' };

test('a new name replaces the old one at any depth, and keeps the other fields', () => {
  const cached = {
    pages: [{ members: [{ ...ada, winery: 'Hillside' }, bob] }],
    messages: new Map([
      ['1', { id: '1', author: ada, content: 'Ada' }],
      ['2', { id: '2', author: bob, content: 'hello' }],
    ]),
  };
  const replaced = replaceMember(cached, renamed);
  expect(replaced.pages).toEqual([{ members: [{ ...renamed, winery: 'Hillside' }, bob] }]);
  expect(replaced.messages.get('1')).toEqual({ id: '1', author: renamed, content: 'Ada' });
  expect(replaced.messages.get('2')).toBe(cached.messages.get('2'));
});

test('a new line replaces the old one, and disappears when it is removed', () => {
  const cached = { author: ada };
  const updated = replaceMember(cached, { ...ada, from: 'Hillside, Skåne' });
  expect(updated).toEqual({ author: { ...ada, from: 'Hillside, Skåne' } });
  expect(replaceMember(updated, ada)).toEqual(cached);
});

test('a value without the member, or with the same name, stays the same object', () => {
  const cached = { pages: [{ members: [bob] }], at: new Map([['2', { author: bob }]]), none: null };
  expect(replaceMember(cached, renamed)).toBe(cached);
  expect(replaceMember(cached, bob)).toBe(cached);
  expect(replaceMember(undefined, renamed)).toBeUndefined();
});
