import type { Plugin } from 'vite';
import { tasks } from './app/calculator/definition/seasons-and-tasks.ts';
import { bench, firstFive } from './app/tools/registry.ts';

const id = 'virtual:calculator-list';

const named = (calculators: typeof bench) =>
  calculators.map(({ id, title, description, searchWords }) => ({ id, title, description, searchWords }));

/** The groups of `/tools` in their order; the first five stand before them. */
const groups = [
  { task: '', members: named(firstFive) },
  ...Object.entries(tasks).map(([task, name]) => ({
    task: name,
    members: named(bench.filter((calculator) => calculator.task === task)),
  })),
].filter(({ members }) => members.length > 0);

/** What the calculators are called, and no more: a script that imported the registry would bring all of them. */
export const calculatorList = (): Plugin => ({
  name: 'calculator-list',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(groups)}` : undefined),
});
