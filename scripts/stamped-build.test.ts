import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reasonToBuild, replaceWhenWhole } from './stamped-build.ts';

let parent: string;
let site: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'orbit-vine-build-'));
  site = join(parent, 'build');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const stamp = { settings: 'a', files: 'b' };
const write = (words: string) => (folder: string) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), words);
  return true;
};
const page = () => readFileSync(join(site, 'index.html'), 'utf8');

describe('a stamped build', () => {
  it('leaves the built site alone when a build fails halfway', () => {
    replaceWhenWhole(site, stamp, write('old'));
    const failing = (folder: string) => {
      write('half')(folder);
      expect(page()).toBe('old');
      return false;
    };
    expect(replaceWhenWhole(site, { settings: 'c', files: 'd' }, failing)).toBe(false);
    expect(page()).toBe('old');
    expect(reasonToBuild(site, stamp)).toBeUndefined();
  });

  it('replaces the old build when finished, and leaves no temporary folder', () => {
    replaceWhenWhole(site, stamp, write('old'));
    expect(replaceWhenWhole(site, { ...stamp, files: 'd' }, write('new'))).toBe(true);
    expect(page()).toBe('new');
    expect(readdirSync(parent)).toEqual(['build']);
  });

  it('states the reason to build', () => {
    expect(existsSync(site)).toBe(false);
    expect(reasonToBuild(site, stamp)).toBe('there is no built one');
    replaceWhenWhole(site, stamp, write('old'));
    expect(reasonToBuild(site, { ...stamp, files: 'd' })).toBe('its files have changed');
    expect(reasonToBuild(site, { ...stamp, settings: 'c' })).toMatch(/^its settings have changed/);
  });
});
