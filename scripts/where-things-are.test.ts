import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './run.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const places = Array.from(
  read('docs/where-things-are.md').matchAll(/^\| (.+?) +\| `(.+?)` +\| `(.+?)` +\|$/gm),
  ([, what = '', file = '', words = '']) => ({ what, file, words: words.split('`, `') }),
);

describe('the table of where things are', () => {
  it('answers the questions of newcomers', () => {
    expect(places.length).toBeGreaterThanOrEqual(28);
  });

  it.each(places)('names the file of $what', ({ file, words }) => {
    // A name that occurs only in comments does not count.
    const code = read(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    expect(words.filter((word) => !code.includes(word))).toEqual([]);
  });
});
