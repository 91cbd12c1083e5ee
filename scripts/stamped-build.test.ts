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
import { afterEach, beforeEach, expect, it } from 'vitest';
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

it('leaves the built site alone when a build fails half way', () => {
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

it('puts a finished build in its place and leaves nothing beside it', () => {
  replaceWhenWhole(site, stamp, write('old'));
  expect(replaceWhenWhole(site, { ...stamp, files: 'd' }, write('new'))).toBe(true);
  expect(page()).toBe('new');
  expect(readdirSync(parent)).toEqual(['build']);
});

it('says why it builds', () => {
  expect(existsSync(site)).toBe(false);
  expect(reasonToBuild(site, stamp)).toBe('there is no built one');
  replaceWhenWhole(site, stamp, write('old'));
  expect(reasonToBuild(site, { ...stamp, files: 'd' })).toBe('its files have changed');
  expect(reasonToBuild(site, { ...stamp, settings: 'c' })).toMatch(/^its settings have changed/);
});
