import { type Calculator, type Proof, type ProofLine, proofOf } from '@orbit-vine/enology/proof/proof.ts';
import { type Source, type SourceId, sources } from '@orbit-vine/enology/sources.ts';

/** What the pages bring from the build, so that no browser has to load the published points or the bibliography. */
export interface Proofs {
  readonly proofs: Readonly<Partial<Record<Calculator, Proof>>>;
  readonly sources: Readonly<Partial<Record<SourceId, Source>>>;
}

/** The sources that each calculator's working may name. */
const cited: Readonly<Record<Calculator, readonly SourceId[]>> = {
  'brix-sg': ['jolicoeur', 'usda-135-a-50', 'oiv-oeno-21-2004'],
  alcohol: ['house-formula', 'duncan-acton', 'icumsa'],
  'density-alcohol': ['house-formula', 'oiml-r22'],
  so2: ['house-formula', 'stoichiometry', 'awri-so2', 'vawa', 'oiv-as323-04c'],
  yan: ['house-formula', 'megazyme'],
};

/** Two digits are shown; seventeen would travel with every page. */
function brief(proof: Proof): Proof {
  const line = (given: ProofLine) => ({ ...given, largestError: Number(given.largestError.toPrecision(6)) });
  return {
    ...proof,
    lines: proof.lines.map(line),
    ...(proof.headline && { headline: line(proof.headline) }),
  };
}

/** For a route's loader: worked out when the page is built, from the package's own published points. */
export function proofs(...calculators: readonly Calculator[]): Proofs {
  return {
    proofs: Object.fromEntries(calculators.map((id) => [id, brief(proofOf(id))])),
    sources: Object.fromEntries(calculators.flatMap((id) => cited[id]).map((id) => [id, sources[id]])),
  };
}
