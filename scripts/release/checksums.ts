import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const listName = 'SHA256SUMS';

const sumOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

const filesIn = (folder: string) =>
  globSync('**/*', { cwd: folder })
    .filter((file) => file !== listName && statSync(join(folder, file)).isFile())
    .toSorted();

export function writeChecksums(folder: string): void {
  const lines = filesIn(folder).map((file) => `${sumOf(join(folder, file))}  ${file}\n`);
  writeFileSync(join(folder, listName), lines.join(''));
}

export function wrongFiles(folder: string): string[] {
  const lines = readFileSync(join(folder, listName), 'utf8').trimEnd().split('\n');
  const sums = new Map(lines.map((line): [string, string] => [line.slice(66), line.slice(0, 64)]));
  const present = filesIn(folder);
  const missing = [...sums.keys()].filter((file) => !present.includes(file));
  return [...missing, ...present.filter((file) => sums.get(file) !== sumOf(join(folder, file)))];
}
