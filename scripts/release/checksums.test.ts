import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeChecksums, wrongFiles } from './checksums.ts';

it('wrongFiles lists the files that were changed, removed, or added', () => {
  const folder = mkdtempSync(join(tmpdir(), 'orbit-vine-checksums-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  mkdirSync(join(folder, 'within'));
  for (const name of ['.hidden', 'kept', 'within/changed', 'removed']) write(name, 'abc');
  writeChecksums(folder);
  expect(wrongFiles(folder)).toEqual([]);
  write('within/changed', 'abd');
  write('added', '');
  rmSync(join(folder, 'removed'));
  expect(wrongFiles(folder)).toEqual(['removed', 'added', 'within/changed']);
  rmSync(folder, { recursive: true });
});
