import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownFolder } from './run-folder.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'orbit-vine-run-folder-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

describe.runIf(existsSync('/proc/self/stat'))('the folder of a run on a bare machine', () => {
  it('leaves the folder of another run in progress', () => {
    const other = join(parent, String(process.ppid), 'root');
    mkdirSync(other, { recursive: true });
    const { folder, remove } = ownFolder(parent);
    mkdirSync(folder);
    remove();
    expect(existsSync(folder)).toBe(false);
    expect(existsSync(other)).toBe(true);
  });

  it('replaces the folders of killed runs, even one with its own process number', () => {
    // Above the highest possible process id.
    const left = [String(process.pid), '4194305'].map((name) => join(parent, name, 'root'));
    for (const folder of left) mkdirSync(folder, { recursive: true });
    ownFolder(parent);
    expect(left.filter((folder) => existsSync(folder))).toEqual([]);
  });
});
