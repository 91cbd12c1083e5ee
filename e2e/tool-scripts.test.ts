import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { calculators } from '../apps/web/app/tools/registry.ts';

const client = fileURLToPath(new URL('../apps/web/build/client', import.meta.url));
const read = (path: string) => readFileSync(`${client}${path}`, 'utf8');

/** The offline worker lists every script that a page below `/tools` can load. */
const scripts = new Set(read('/sw.js').match(/\/assets\/[\w.-]+\.js/g));

test('scripts of the calculators contain every definition and no text of an `about.ts`', () => {
  const code = Array.from(scripts, read).join('\n');
  const inScript = (text: string) => code.includes(text.slice(0, 60));
  expect(calculators.filter(({ description }) => !inScript(description)).map(({ id }) => id)).toEqual([]);
  const texts = calculators.flatMap(({ lessons, whyOthersDiffer = [] }) => [
    ...lessons.map(({ text }) => text),
    ...whyOthersDiffer,
  ]);
  expect(texts.filter(inScript)).toEqual([]);
});
