import { type Calculator, type Proof, proofOf } from '@orbit-vine/enology/proof/proof.ts';

export type Proofs = Readonly<Partial<Record<Calculator, Proof>>>;

/** For a route's loader: worked out when the page is built, from the package's own published points. */
export function proofs(...calculators: readonly Calculator[]): { readonly proofs: Proofs } {
  return { proofs: Object.fromEntries(calculators.map((id) => [id, proofOf(id)])) };
}
