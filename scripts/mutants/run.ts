import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../ensure-built.ts';
import { root } from '../run.ts';
import { areas } from './areas.ts';
import { changeFile, restoreFiles } from './changed-files.ts';
import { draw } from './draw.ts';
import { findReached } from './find-reached.ts';
import { type MutantOfFile, mutantsOf } from './mutants.ts';
import { runTests } from './test-run.ts';

/**
 * Injects small faults into the code, one at a time, and counts those that tests find: `npm run test:mutants --
 * enology --count 200 --seed 1`. Files in the working tree change while it runs.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '200' }, seed: { type: 'string' } },
});

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

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

const mutants = globSync(area.sources, { cwd: root, exclude: ['**/*.test.ts'] })
  .sort()
  .flatMap(readMutants);
const drawn = draw(mutants, count, seed);
console.log(`${drawn.length} of the ${mutants.length} mutants of ${name}, drawn with --seed ${seed}`);
if (area.needsSite && !ensureBuilt()) process.exit(1);
const projects = area.projects.map((each) => `--project=${each}`);
const began = Date.now();
const { outcome, testsOf } = await findReached(drawn, projects);
if (!outcome.passed) {
  console.error(`The tests fail without a mutant: ${outcome.failure}`);
  process.exit(1);
}
/** A mutant may loop forever; a run on a busy machine may take longer than the first one. */
const longestMs = 60_000 + 3 * (Date.now() - began);
const survivors: string[] = [];
for (const [at, mutant] of drawn.entries()) {
  const killer = await findKiller(mutant);
  if (!killer) survivors.push(describe(mutant));
  const verdict = killer ? 'killed  ' : 'SURVIVED';
  const by = killer ?? `${testsOf(mutant).length} test files that reach it`;
  console.log(`${String(at + 1).padStart(4)}  ${verdict}  ${describe(mutant)}\n      ${by}`);
}
console.log(
  `\nSurvivors\n${survivors.join('\n')}\n\n${drawn.length - survivors.length} of ${drawn.length} killed`,
);

function readMutants(file: string): MutantOfFile[] {
  const source = readFileSync(join(root, file), 'utf8');
  return mutantsOf(file, source).map((mutant) => ({ ...mutant, file, source }));
}

/** The test that fails with a mutant. Tests in the same folder run first, since they most probably fail. */
async function findKiller(mutant: MutantOfFile): Promise<string | undefined> {
  const { file, source, start, end, replacement } = mutant;
  const tests = testsOf(mutant);
  const folder = join(root, dirname(file));
  const beside = tests.filter((test) => dirname(test) === folder);
  changeFile(file, source.slice(0, start) + replacement + source.slice(end));
  let killer: string | undefined;
  for (const files of [beside, tests.filter((test) => !beside.includes(test))])
    if (!killer && files.length > 0) {
      const { passed, failure } = await runTests({ args: [...projects, ...files], longestMs });
      if (!passed) killer = failure;
    }
  restoreFiles();
  return killer;
}

function describe({ file, source, start, end, replacement }: MutantOfFile): string {
  const line = source.slice(0, start).split('\n').length;
  const text = source.slice(start, end).replace(/\s+/g, ' ');
  return `${file}:${line}  ${text.length > 60 ? `${text.slice(0, 57)}…` : text} → ${replacement.trim() || 'nothing'}`;
}
