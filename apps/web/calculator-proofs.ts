import { type ProofLine, proofOf } from '@orbit-vine/enology/proof/proof.ts';
import { sources } from '@orbit-vine/enology/sources.ts';
import type { Plugin } from 'vite';
import { calculators } from './app/calculators/registry.ts';

const id = 'virtual:calculator-proofs';

/** Two digits are shown; seventeen would travel. */
const brief = (line: ProofLine) => ({ ...line, largestError: Number(line.largestError.toPrecision(6)) });

function proofs() {
  const worked = calculators.map(({ id, proof }) => {
    const { points, lines, houseFormula } = proofOf(proof);
    return [id, { points, lines: [...lines, ...(houseFormula ? [houseFormula] : [])].map(brief) }];
  });
  const cited = calculators.flatMap((calculator) => calculator.sources).map((name) => [name, sources[name]]);
  return { proofs: Object.fromEntries(worked), sources: Object.fromEntries(cited) };
}

/**
 * How each calculator was checked, and what its working cites: it comes with the panel that shows it, so that no page
 * carries it and no browser has to load the published points.
 */
export const calculatorProofs = (): Plugin => ({
  name: 'calculator-proofs',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) => {
    if (source !== `\0${id}`) return undefined;
    // Read as JSON, which browsers do faster than script.
    return `export const { proofs, sources } = JSON.parse(${JSON.stringify(JSON.stringify(proofs()))});`;
  },
});
