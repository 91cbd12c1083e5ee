import { expect, test } from 'vitest';
import { replaceMember } from './replace-member.ts';

const ada = { id: 'a', name: 'Ada', avatar: '/avatars/Ada.svg' };
const bob = { id: 'b', name: 'Bob', avatar: '/avatars/Bob.svg' };
const renamed = { ...ada, name: 'Ada_L', avatar: '/avatars/Ada_L.svg' };

test('a new name is put wherever the member stands, however deep, and beside what else is known', () => {
  const held = {
    pages: [{ members: [{ ...ada, winery: 'Hillside' }, bob] }],
    messages: new Map([
      ['1', { id: '1', author: ada, content: 'Ada' }],
      ['2', { id: '2', author: bob, content: 'hello' }],
    ]),
  };
  const shown = replaceMember(held, renamed);
  expect(shown.pages).toEqual([{ members: [{ ...renamed, winery: 'Hillside' }, bob] }]);
  expect(shown.messages.get('1')).toEqual({ id: '1', author: renamed, content: 'Ada' });
  expect(shown.messages.get('2')).toBe(held.messages.get('2'));
});

test('their winery and region go where the name goes, and go when they are taken back', () => {
  const held = { author: ada };
  const told = replaceMember(held, { ...ada, from: 'Hillside, Skåne' });
  expect(told).toEqual({ author: { ...ada, from: 'Hillside, Skåne' } });
  expect(replaceMember(told, ada)).toEqual(held);
});

test('what does not name the member, or names them so already, stays the same object', () => {
  const held = { pages: [{ members: [bob] }], at: new Map([['2', { author: bob }]]), none: null };
  expect(replaceMember(held, renamed)).toBe(held);
  expect(replaceMember(held, bob)).toBe(held);
  expect(replaceMember(undefined, renamed)).toBeUndefined();
});
