import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageSet, type Result, scoreMessages, sumScore } from './score.ts';

const file = process.argv[2] ?? join(import.meta.dirname, '../fixtures/lot-messages.json');
const set = JSON.parse(readFileSync(file, 'utf8')) as MessageSet;
const results = scoreMessages(set);

for (const { message, differences } of results) {
  if (differences.length > 0) console.log(`${message.id} ${message.text}\n    ${differences.join('\n    ')}`);
}

const groups: [string, Result[]][] = [
  ...[...new Set(results.map(({ message }) => message.category))].map((category): [string, Result[]] => [
    category,
    results.filter(({ message }) => message.category === category),
  ]),
  ['English', results.filter(({ message }) => message.lang === 'en')],
  ['Spanish', results.filter(({ message }) => message.lang === 'es')],
  ['all', results],
];
console.table(
  Object.fromEntries(
    groups.map(([name, group]) => {
      const { count, right, silentlyWrong, askedNeedlessly } = sumScore(group);
      return [
        name,
        {
          messages: count,
          right,
          '%': Number(((100 * right) / count).toFixed(1)),
          'silently wrong': silentlyWrong,
          'asked needlessly': askedNeedlessly,
        },
      ];
    }),
  ),
);
