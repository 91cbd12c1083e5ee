import { lstatSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from './process.ts';

const prefixOf = (purpose: string) => `orbit-vine-${purpose}-`;

/** For this process alone. If it is killed before it removes the folder, a later process does. */
export function makeTemporaryFolder(purpose: string): string {
  return mkdtempSync(join(tmpdir(), `${prefixOf(purpose)}${process.pid}-`));
}

/** Folders of ended processes. Any user may make a folder there, so only this user's count. */
export function leftTemporaryFolders(purpose: string): string[] {
  const prefix = prefixOf(purpose);
  return readdirSync(tmpdir())
    .filter((name) => name.startsWith(prefix) && !isAlive(Number.parseInt(name.slice(prefix.length), 10)))
    .filter((name) => /^\d+-/.test(name.slice(prefix.length)))
    .map((name) => join(tmpdir(), name))
    .filter(isOwnFolder);
}

function isOwnFolder(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats?.isDirectory() === true && stats.uid === (process.getuid?.() ?? stats.uid);
}
