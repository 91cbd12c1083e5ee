import { runScript, runTool } from './run.ts';
import { runTests } from './test.ts';
import { checkTypes } from './types.ts';

/** Everything that must hold before a change lands, the quick things first. */
const steps: [name: string, step: () => boolean][] = [
  ['Format and lint', () => runTool('@biomejs/biome', 'biome', ['ci', '.'])],
  ['Types', checkTypes],
  ['Dead code and unused packages', () => runTool('knip', 'knip', [])],
  ['Tests', runTests],
  ['Budgets', () => runScript('e2e/budgets/run.ts')],
];

for (const [name, step] of steps) {
  console.log(`\n== ${name}`);
  const started = performance.now();
  if (!step()) {
    console.error(`\n${name}: failed`);
    process.exit(1);
  }
  console.log(`   ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
