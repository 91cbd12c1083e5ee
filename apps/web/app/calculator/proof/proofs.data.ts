import { type ProofLine, proofOf } from '@orbit-vine/enology/proof/proof.ts';
import { sources as allSources, type Source } from '@orbit-vine/enology/sources.ts';
import { calculators } from '../../tools/registry.ts';

export interface CalculatorProof {
  readonly points: number;
  readonly lines: readonly ProofLine[];
}

/** Two digits are shown; seventeen would be sent. */
const brief = (line: ProofLine) => ({ ...line, largestError: Number(line.largestError.toPrecision(6)) });

export const proofs: Readonly<Record<string, CalculatorProof>> = Object.fromEntries(
  calculators.map(({ id, proof }) => {
    const { points, lines, houseFormula } = proofOf(proof);
    return [id, { points, lines: [...lines, ...(houseFormula ? [houseFormula] : [])].map(brief) }];
  }),
);

export const sources: Readonly<Record<string, Source>> = Object.fromEntries(
  calculators.flatMap((one) => one.sources).map((name) => [name, allSources[name]]),
);
