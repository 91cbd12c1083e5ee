import { describe, expect, it } from 'vitest';
import { styleFaults } from './faults.ts';
import { longFunctions } from './functions.ts';
import { titleFaults } from './titles.ts';
import { wordFaults } from './words.ts';

describe('the style check', () => {
  it('finds none of its faults in the repository', () => {
    expect(styleFaults()).toEqual([]);
  });

  it('names words of other spellings, and nouns that hide', () => {
    const text = "const MAX_LITRES = 3;\n// Whoever asked is told.\nlet liters = 'enquiries';";
    expect(wordFaults(text).map(({ line, word }) => `${line} ${word}`)).toEqual([
      '1 LITRE',
      '1 MAX_LITRES',
      '2 Whoever',
      '2 is told',
    ]);
  });

  it('names titles without a subject or a verb', () => {
    const text = `
      it('rejects visitors', () => {});
      it('who asks is answered', () => {});
      describe('GET /reports', () => {
        it('rejects visitors', () => {});
        it('in vain', () => {});
      });`;
    expect(titleFaults('some.test.ts', text).map(({ fault }) => fault)).toEqual([
      'has no subject, and no describe around it',
      'begins with a clause',
      'has no verb in the present tense',
    ]);
  });

  it('counts the lines of JSX, and those of named functions inside by themselves', () => {
    const lines = (count: number) => '\n'.repeat(count);
    expect(longFunctions('some.tsx', `function Page() { return <p>${lines(70)}</p>; }`)).toEqual([
      { name: 'Page', line: 1, lines: 71 },
    ]);
    const inner = `function inner() {${lines(40)}}`;
    expect(longFunctions('some.ts', `function make() {${lines(30)}${inner}}`)).toEqual([]);
  });
});
