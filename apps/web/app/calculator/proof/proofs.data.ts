import { type ProofLine, proofOf } from '@orbit-vine/enology/proof/proof.ts';
import { sources as allSources, type Source } from '@orbit-vine/enology/sources.ts';
import { calculators } from '../../tools/registry.ts';

export interface CalculatorProof {
  /** How many published values its methods are held against. */
  readonly points: number;
  /** By quantity; the last is of its house formula, if it has one. */
  readonly lines: readonly ProofLine[];
}

/** Two digits are shown; seventeen would travel. */
const brief = (line: ProofLine) => ({ ...line, largestError: Number(line.largestError.toPrecision(6)) });

export const proofs: Readonly<Record<string, CalculatorProof>> = Object.fromEntries(
  calculators.map(({ id, proof }) => {
    const { points, lines, houseFormula } = proofOf(proof);
    return [id, { points, lines: [...lines, ...(houseFormula ? [houseFormula] : [])].map(brief) }];
  }),
);

/** The sources that the working of any of them cites. */
export const sources: Readonly<Record<string, Source>> = Object.fromEntries(
  calculators.flatMap((one) => one.sources).map((name) => [name, allSources[name]]),
);
