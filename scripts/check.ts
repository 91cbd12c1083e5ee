import { checkLayers } from './check-layers.ts';
import { runScript, runTool } from './run.ts';
import { runTests } from './test.ts';
import { checkTypes } from './types.ts';

const steps: [name: string, step: () => boolean | Promise<boolean>][] = [
  ['Format and lint', () => runTool('@biomejs/biome', 'biome', ['ci', '.'])],
  ['Layers', checkLayers],
  ['Types', checkTypes],
  ['Dead code and unused packages', () => runTool('knip', 'knip', [])],
  ['Tests', () => runTests({ everyJourney: true })],
  ['Budgets', () => runScript('e2e/budgets/run.ts')],
];

const took: [name: string, seconds: number][] = [];
for (const [name, step] of steps) {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const good = await step();
  took.push([name, (performance.now() - started) / 1_000]);
  if (good) continue;
  console.error(`\n${name}: failed`);
  printTimes();
  process.exit(1);
}
printTimes();

function printTimes() {
  console.log('\n== Times');
  for (const [name, seconds] of took) console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
  const all = took.reduce((sum, [, seconds]) => sum + seconds, 0);
  console.log(`${all.toFixed(1).padStart(8)} s  in all`);
}
