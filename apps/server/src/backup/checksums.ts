import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartupError } from '../platform/startup-error.ts';

/** In the format of `sha256sum`. */
const listName = 'SHA256SUMS';

/** Records checksums, so that a restore detects damage before it writes anything. */
export async function writeChecksums(folder: string) {
  const lines = [];
  for (const file of await filesIn(folder)) lines.push(`${await checksumOf(join(folder, file))}  ${file}\n`);
  await writeFile(join(folder, listName), lines.join(''), { mode: 0o600, flush: true });
}

/** Throws if a file of the backup is changed or missing. Backups by earlier versions have no checksums. */
export async function verifyChecksums(folder: string) {
  const list = await readFile(join(folder, listName), 'utf8').catch(() => '');
  for (const line of list.split('\n').filter(Boolean)) {
    const [expected, file] = [line.slice(0, 64), line.slice(66)];
    const actual = await checksumOf(join(folder, file)).catch(() => undefined);
    if (actual === expected) continue;
    const what = actual === undefined ? 'cannot be read' : 'is not what it was when the backup was made';
    throw new StartupError(`The backup is damaged: ${file} ${what}.`);
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
