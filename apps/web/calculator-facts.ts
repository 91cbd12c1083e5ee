import { type ProofLine, proofOf } from '@orbit-vine/enology/proof/proof.ts';
import { sources } from '@orbit-vine/enology/sources.ts';
import type { Plugin } from 'vite';
import { tasks } from './app/calculator/definition/seasons-and-tasks.ts';
import { followUpsOf } from './app/calculator/panels/follow-ups.ts';
import { calculators } from './app/tools/registry.ts';

/** Two digits are shown; seventeen would travel. */
const brief = (line: ProofLine) => ({ ...line, largestError: Number(line.largestError.toPrecision(6)) });

function proofs() {
  const worked = calculators.map(({ id, proof }) => {
    const { points, lines, houseFormula } = proofOf(proof);
    return [id, { points, lines: [...lines, ...(houseFormula ? [houseFormula] : [])].map(brief) }];
  });
  return Object.fromEntries(worked);
}

const cited = () =>
  Object.fromEntries(calculators.flatMap((one) => one.sources).map((name) => [name, sources[name]]));

const followUps = () => Object.fromEntries(calculators.map((one) => [one.id, followUpsOf(one)]));

const toolsByTask = () =>
  Object.entries(tasks).map(([task, name]) => ({
    task: name,
    tools: calculators.filter((one) => one.task === task).map(({ id, title }) => ({ id, title })),
  }));

const modules: Readonly<Record<string, () => object>> = {
  'virtual:calculator-proofs': () => ({ proofs: proofs(), sources: cited() }),
  'virtual:tools-by-task': () => ({ toolsByTask: toolsByTask() }),
  'virtual:follow-ups': () => ({ followUps: followUps() }),
};

/**
 * What is known of all calculators when the site is built: what each is called, how it was checked, what its working
 * cites, and where its result goes on. It comes with the panel that shows it, so that no page carries it and no browser loads them all.
 */
export const calculatorFacts = (): Plugin => ({
  name: 'calculator-facts',
  resolveId: (source) => (source in modules ? `\0${source}` : undefined),
  load: (source) => {
    const facts = modules[source.slice(1)]?.();
    if (!facts || !source.startsWith('\0')) return undefined;
    // Read as JSON, which browsers do faster than script.
    const json = JSON.stringify(JSON.stringify(facts));
    return `export const { ${Object.keys(facts).join(', ')} } = JSON.parse(${json});`;
  },
});
