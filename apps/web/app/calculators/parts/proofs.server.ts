import { type Proof, type ProofLine, proofOf } from '@orbit-vine/enology/proof/proof.ts';
import { type Source, type SourceId, sources } from '@orbit-vine/enology/sources.ts';
import type { Definition } from '../definition.ts';
import { type FollowUp, followUpsOf } from '../flow/follow-ups.ts';

/** What the pages bring from the build, so that no browser has to load the published points, the bibliography, or all calculators. */
export interface Proofs {
  readonly proofs: Readonly<Record<string, Proof>>;
  readonly sources: Readonly<Partial<Record<SourceId, Source>>>;
  readonly followUps: Readonly<Record<string, readonly FollowUp[]>>;
}

/** Two digits are shown; seventeen would travel with every page. */
function brief(proof: Proof): Proof {
  const line = (given: ProofLine) => ({ ...given, largestError: Number(given.largestError.toPrecision(6)) });
  return {
    ...proof,
    lines: proof.lines.map(line),
    ...(proof.houseFormula && { houseFormula: line(proof.houseFormula) }),
  };
}

/** For a route's loader: worked out when the page is built, from the package's own published points. */
export function proofs(...definitions: readonly Definition[]): Proofs {
  return {
    followUps: Object.fromEntries(definitions.map((definition) => [definition.id, followUpsOf(definition)])),
    proofs: Object.fromEntries(definitions.map(({ id, proof }) => [id, brief(proofOf(proof))])),
    sources: Object.fromEntries(
      definitions.flatMap((definition) => definition.sources).map((id) => [id, sources[id]]),
    ),
  };
}
