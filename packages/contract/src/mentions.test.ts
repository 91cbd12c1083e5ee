import { describe, expect, test } from 'vitest';
import { mentionAt, mentionsIn, splitMentions } from './mentions.ts';

const cases: [content: string, names: string[]][] = [
  ['', []],
  ['@Ann and @Gérard_2, ask @Ζωή.', ['Ann', 'Gérard_2', 'Ζωή']],
  ['(@Ann)', ['Ann']],
  ['@Ann/@Bob', ['Ann', 'Bob']],
  ['**@Ann**', ['Ann']],
  ['“@Žofie_”', ['Žofie_']],
  ['@Ann, @ann and @ANN', ['Ann']],
  ['@@Ann', ['Ann']],
  ['one\n@b', ['b']],
  ['write to ann@example.com', []],
  ['ann_@example and ž@example', []],
  ['@ann@example.com', ['ann']],
  ['@ noon', []],
  ['@-', []],
  ['no mention', []],
];

describe('mentions', () => {
  test.each(cases)('mentionsIn(%j) returns %j', (content, names) => {
    expect(mentionsIn(content)).toEqual(names);
  });

  test.each(cases)('splitMentions(%j) marks the names and keeps the whole text', (content, names) => {
    const parts = splitMentions(content);
    const marked = parts.flatMap(({ text, mention }) => (mention ? [text.slice(1).toLowerCase()] : []));
    expect([...new Set(marked)]).toEqual(names.map((each) => each.toLowerCase()));
    expect(parts.map(({ text }) => text).join('')).toBe(content);
    for (const { text, at } of parts) expect(content.slice(at, at + text.length)).toBe(text);
  });

  test.each(cases)('mentionAt finds each mention in %j while it is typed', (content) => {
    for (const { text, mention, at } of splitMentions(content))
      for (let caret = at + 1; caret <= at + text.length; caret += 1) {
        const found = mentionAt(content, caret);
        if (mention) expect(found).toMatchObject({ from: at, to: at + text.length });
      }
  });

  test('mentionsIn finds 1,333 names', () => {
    const letters = Array.from({ length: 1_333 }, (_, at) => String.fromCharCode(0x4e00 + at));
    expect(mentionsIn(letters.map((letter) => `@${letter}`).join(' '))).toEqual(letters);
  });
});
