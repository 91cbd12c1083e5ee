import { describe, expect, it } from 'vitest';
import { namedMembers } from './named-members.ts';

describe('namedMembers', () => {
  it.each([
    ['@ada and @Bob_2, see **@Žofie** and _@eve_', ['ada', 'Bob_2', 'Žofie', 'eve']],
    ['- @ada racks\n- [ ] @bob tops up\n\n| who |\n|-|\n| @eve |', ['ada', 'bob', 'eve']],
    ['@Ada, @ada!', ['Ada']],
    ['2*3*4 g, @ada', ['ada']],
    ['(@ada)/@bob', ['ada', 'bob']],
    ['@ada: https://example.com/@bob', ['ada']],
  ])('finds who is addressed in %j', (content, names) => expect(namedMembers(content)).toEqual(names));

  it.each([
    '`@ada`',
    '``x @ada``',
    '```\n@ada\n```',
    '~~~\n@ada\n~~~',
    'https://medium.com/@ada/aging-on-lees',
    'www.example.com/@ada',
    'medium.com/@ada',
    'see mastodon.social/users/@ada',
    '[x](https://mastodon.social/@ada)',
    '[@ada](https://example.com)',
    '<https://example.com/@ada>',
    '\\@ada',
    'not \\@ada, **no**',
    '> @ada wrote this',
    '> - @ada\n> and @bob',
    'write to ann@ada.example',
  ])('finds no one in %j', (content) => expect(namedMembers(content)).toEqual([]));

  it('finds the member after an escaped backslash', () => {
    expect(namedMembers('a \\\\@ada')).toEqual(['ada']);
  });
});
