import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../ensure-built.ts';
import { root, toolFile } from '../run.ts';
import { type Area, areas } from './areas.ts';
import { draw } from './draw.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

/**
 * Injects small faults into the code, one at a time, and counts those that tests find: `npm run test:mutants -- enology
 * --count 200 --seed 1`. Files in the working tree change while it runs.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '200' }, seed: { type: 'string' } },
});

interface Drawn extends Mutant {
  file: string;
  source: string;
}

const [name = ''] = positionals;
const area = areas[name];
const count = Number(values.count);
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
if (!area || !(count > 0) || !Number.isInteger(seed)) {
  console.error(
    `Name one of ${Object.keys(areas).join(', ')}: npm run test:mutants -- enology [--count 200] [--seed 1]`,
  );
  process.exit(1);
}

/** A mutant may loop forever: set to twice what the tests take without one, and a day before that is known. */
let longestRunMs = 24 * 60 * 60_000;
let tests: ChildProcess | undefined;
let changed: Drawn | undefined;
process.on('exit', () => {
  endTests();
  restore();
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

const all = globSync(area.sources, { cwd: root, exclude: ['**/*.test.ts'] })
  .sort()
  .flatMap(readMutants);
const drawn = draw(all, count, seed);
console.log(`${drawn.length} of the ${all.length} mutants of ${name}, drawn with --seed ${seed}`);
const began = Date.now();
if (!ensureBuilt() || !(await passes(area.projects, [...new Set(drawn.map(({ file }) => file))]))) {
  console.error('The tests fail without a mutant: see npm test.');
  process.exit(1);
}
longestRunMs = 2 * (Date.now() - began);
const survivors: string[] = [];
for (const [at, mutant] of drawn.entries()) {
  const survived = await passesWith(mutant, area);
  if (survived) survivors.push(describe(mutant));
  console.log(`${String(at + 1).padStart(4)}  ${survived ? 'SURVIVED' : 'killed  '}  ${describe(mutant)}`);
}
console.log(
  `\nSurvivors\n${survivors.join('\n')}\n\n${drawn.length - survivors.length} of ${drawn.length} killed`,
);

function readMutants(file: string): Drawn[] {
  const source = readFileSync(join(root, file), 'utf8');
  return mutantsOf(file, source).map((mutant) => ({ ...mutant, file, source }));
}

async function passesWith(mutant: Drawn, { projects, wholeProjects }: Area): Promise<boolean> {
  const { file, source, start, end, replacement } = mutant;
  changed = mutant;
  writeFileSync(join(root, file), source.slice(0, start) + replacement + source.slice(end));
  const passed = (await passes(projects, [file])) && (!wholeProjects || (await passes(projects)));
  restore();
  return passed;
}

function restore() {
  if (changed) writeFileSync(join(root, changed.file), changed.source);
  changed = undefined;
}

/** Whether the tests related to files pass, or all of the projects. */
async function passes(projects: string[], files?: string[]): Promise<boolean> {
  const args = [
    ...(files ? ['related', ...files] : []),
    '--run',
    '--bail=1',
    ...projects.map((each) => `--project=${each}`),
  ];
  // Detached, it leads a process group with all its children.
  tests = spawn(process.execPath, [toolFile('vitest', 'vitest'), ...args], {
    cwd: root,
    stdio: 'ignore',
    detached: true,
  });
  const timer = setTimeout(endTests, longestRunMs);
  const [status] = await once(tests, 'exit');
  clearTimeout(timer);
  tests = undefined;
  return status === 0;
}

function endTests() {
  if (tests?.pid) process.kill(-tests.pid, 'SIGKILL');
}

function describe({ file, source, start, end, replacement }: Drawn): string {
  const line = source.slice(0, start).split('\n').length;
  const text = source.slice(start, end).replace(/\s+/g, ' ');
  return `${file}:${line}  ${text.length > 60 ? `${text.slice(0, 57)}…` : text} → ${replacement.trim() || 'nothing'}`;
}
