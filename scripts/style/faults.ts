import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { exceptedFunctions, quotingFiles } from './exceptions.ts';
import { longFunctions } from './functions.ts';
import { titleFaults } from './titles.ts';
import { wordFaults } from './words.ts';

function readableFiles(under: string): string[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', under], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
    .split('\n')
    .filter((file) => /\.(?:tsx?|mjs|md)$/.test(file) && existsSync(join(root, file)));
}

export function styleFaults(under = '.'): string[] {
  return readableFiles(under).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const words = quotingFiles.includes(file)
      ? []
      : wordFaults(text).map(({ line, word, instead }) => `${file}:${line} "${word}": ${instead}`);
    if (file.endsWith('.md')) return words;
    if (/\.(?:test|spec)\.tsx?$/.test(file))
      return [
        ...words,
        ...titleFaults(file, text).map(
          ({ line, title, fault }) => `${file}:${line} title ${fault}: ${title}`,
        ),
      ];
    const long = longFunctions(file, text).filter(
      ({ name }) => !exceptedFunctions.includes(`${file} ${name}`),
    );
    return [...words, ...long.map(({ line, name, lines }) => `${file}:${line} ${name} has ${lines} lines`)];
  });
}
