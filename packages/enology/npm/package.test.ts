import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPackage } from './build.ts';
import { readme } from './readme.ts';

const work = mkdtempSync(join(tmpdir(), 'enology-'));
const [built, empty] = [join(work, 'built'), join(work, 'empty')];

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  return stdout;
}

beforeAll(() => {
  buildPackage(built);
  const [{ filename }] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', work], built));
  run('node', ['-e', `require('node:fs').mkdirSync(${JSON.stringify(empty)})`], work);
  writeFileSync(join(empty, 'package.json'), '{ "private": true, "type": "module" }');
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', join(work, filename)], empty);
}, 60_000);

afterAll(() => rmSync(work, { recursive: true, force: true }));

describe('the package that npm publishes', () => {
  it('runs in an empty folder', () => {
    const script = `
      import { sugarForBrix } from '@orbit-vine/enology/sugar/chaptalization';
      import { brixFromSpecificGravity } from '@orbit-vine/enology/sugar/brix';
      import { computeByName } from '@orbit-vine/enology/formulas';
      const sugar = sugarForBrix({ volumeL: 1000, brixFrom: 20, brixTo: 22 });
      const refused = sugarForBrix({ volumeL: 1000, brixFrom: 20, brixTo: 35 });
      const { value } = brixFromSpecificGravity({ specificGravity: 1.1 });
      console.log(JSON.stringify([sugar.value.toFixed(3), refused.note, value.toFixed(2),
        computeByName({ formula: 'massForDose', inputs: { doseGPerL: 0.05, volumeL: 100 } }).value]));`;
    writeFileSync(join(empty, 'use.js'), script);
    expect(JSON.parse(run('node', ['use.js'], empty))).toEqual([
      '27.737',
      'Brix of a must: 10 to 30 °Bx.',
      '23.77',
      5,
    ]);
  });

  it('has types, a license, and no dependency but itself', () => {
    const installed = join(empty, 'node_modules/@orbit-vine/enology');
    expect(existsSync(join(installed, 'sugar/brix.d.ts'))).toBe(true);
    expect(existsSync(join(installed, 'LICENSE'))).toBe(true);
    const { packages } = JSON.parse(readFileSync(join(empty, 'package-lock.json'), 'utf8'));
    expect(Object.keys(packages)).toEqual(['', 'node_modules/@orbit-vine/enology']);
    expect(existsSync(join(installed, 'proof'))).toBe(false);
  });

  it('has a README with the examples of the doc blocks', () => {
    const text = readFileSync(join(empty, 'node_modules/@orbit-vine/enology/README.md'), 'utf8');
    expect(text).toBe(readme());
    expect(text).toContain('sugarForBrix({ volumeL: 1000, brixFrom: 20, brixTo: 22 }).value; // 27.737');
  });
});
