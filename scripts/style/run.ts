import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { longFunctions } from './functions.ts';
import { titleFaults } from './titles.ts';
import { wordFaults } from './words.ts';

/**
 * `npm run style -- apps/web/app/lots` prints the faults of words, titles, and function length below a path, with their
 * number.
 */
const [under = '.'] = process.argv.slice(2);
let faults = 0;
const say = (file: string, line: number, fault: string) => {
  faults++;
  console.log(`${file}:${line} ${fault}`);
};
const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file);
for (const file of globSync(`${under}/**/*.{ts,tsx,mjs,md}`, {
  cwd: root,
  exclude: ['**/node_modules/**', '**/build/**', '**/dist/**', 'scripts/style/words.ts'],
})) {
  const text = readFileSync(join(root, file), 'utf8');
  for (const { line, word, instead } of wordFaults(text)) say(file, line, `"${word}": ${instead}`);
  if (file.endsWith('.md')) continue;
  if (isTest(file))
    for (const { line, title, fault } of titleFaults(file, text)) say(file, line, `title ${fault}: ${title}`);
  else
    for (const { line, name, lines } of longFunctions(file, text))
      say(file, line, `${name} has ${lines} lines`);
}
console.log(`${faults} faults`);
