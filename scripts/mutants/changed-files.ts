import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';

const originals = new Map<string, string>();
process.on('exit', restoreFiles);

/** The change lasts until `restoreFiles`, or the end of this process. */
export function changeFile(file: string, text: string): void {
  const path = join(root, file);
  if (!originals.has(path)) originals.set(path, readFileSync(path, 'utf8'));
  writeFileSync(path, text);
}

export function restoreFiles(): void {
  for (const [path, text] of originals) writeFileSync(path, text);
  originals.clear();
}
