import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgotten, strangersIn } from './check-settings.ts';
import { root } from './run.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orbit-vine-settings-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.each(['start', 'build'])('npm run %s', (script) => {
  it.each([
    [{ PUBLIC_URL: 'https://a.example/x' }, 'PUBLIC_URL must be an address without a path'],
    [{ PUBLIC_URL: 'www.example.com' }, 'PUBLIC_URL must be an address starting with http:// or https://'],
    [{ LINK_LOT_MANAGER: 'lots' }, 'LINK_LOT_MANAGER has to be an absolute http or https address'],
    [{ PORT: 'wine' }, 'PORT must be a port number'],
  ])('refuses %j in one line before it builds', (environment, fault) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts', `${script}.ts`)], {
      env: { PATH: process.env.PATH, ...environment },
      encoding: 'utf8',
    });
    expect([status, stdout, stderr.trim()]).toEqual([1, '', `The environment is not right: ${fault}.`]);
  });
});

it('unknown names in .env are reported, except near misses', () => {
  const file = join(folder, '.env');
  writeFileSync(file, 'WINE=red\nADMIN_EMAIL=a@example.com\nPORT=1\nLINK_NOWHERE=x\nSITE=www.example.com\n');
  expect(strangersIn(file)).toEqual([
    'LINK_NOWHERE in .env is not a setting and does nothing (.env.example lists them all).',
    'WINE in .env is not a setting and does nothing (.env.example lists them all).',
  ]);
  expect(strangersIn(join(folder, 'none'))).toEqual([]);
});

it('a new version without the .env of the version beside it is reported', () => {
  for (const version of ['1', '2']) {
    mkdirSync(join(folder, version, 'scripts'), { recursive: true });
    for (const part of ['package-lock.json', 'scripts/start.ts'])
      writeFileSync(join(folder, version, part), '');
  }
  expect(forgotten(join(folder, '2'))).toEqual([]);
  writeFileSync(join(folder, '1', '.env'), '');
  expect(forgotten(join(folder, '2'))).toEqual([
    `There is no .env here, and there is ${join(folder, '1', '.env')}: is it to be copied?`,
  ]);
  expect(forgotten(join(folder, '1'))).toEqual([]);
});
