import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './run.ts';

/** Generated files, and files only for tests. */
const leftOut = /^(build(\..+)?|\.react-router|node_modules|__snapshots__|.+\.test\.tsx?)$/;

export interface Stamp {
  settings: string;
  files: string;
}

export function reasonToBuild(folder: string, stamp: Stamp): string | undefined {
  const file = join(folder, 'stamp');
  if (!existsSync(file)) return 'there is no built one';
  const [settings, files] = readFileSync(file, 'utf8').split('\n');
  if (files !== stamp.files) return 'its files have changed';
  return settings === stamp.settings
    ? undefined
    : 'its settings have changed (PUBLIC_URL, LINK_… and the like)';
}

/** Fills a temporary folder that replaces this one only when complete, so that a failure leaves the old one. */
export function replaceWhenWhole(
  folder: string,
  stamp: Stamp,
  fill: (unfinished: string) => boolean,
): boolean {
  const [unfinished, previous] = [`${folder}.unfinished`, `${folder}.previous`];
  for (const path of [unfinished, previous]) rmSync(path, { recursive: true, force: true });
  if (!fill(unfinished)) return false;
  writeFileSync(join(unfinished, 'stamp'), `${stamp.settings}\n${stamp.files}\n`);
  if (existsSync(folder)) renameSync(folder, previous);
  renameSync(unfinished, folder);
  rmSync(previous, { recursive: true, force: true });
  return true;
}

export function stampOfFiles(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap((input) => filesBelow(join(root, input))).sort()) {
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !leftOut.test(entry.name))
    .flatMap((entry) => {
      const child = join(path, entry.name);
      return entry.isDirectory() ? filesBelow(child) : [child];
    });
}
