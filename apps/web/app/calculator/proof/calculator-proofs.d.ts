/** Made by `calculator-facts.ts` beside the build, from the registry and the published points. */
declare module 'virtual:calculator-proofs' {
  export interface CalculatorProof {
    /** How many published values its methods are held against. */
    readonly points: number;
    /** By quantity; the last is of its house formula, if it has one. */
    readonly lines: readonly import('@orbit-vine/enology/proof/proof.ts').ProofLine[];
  }

  export const proofs: Readonly<Record<string, CalculatorProof>>;
  export const sources: Readonly<Record<string, import('@orbit-vine/enology/sources.ts').Source>>;
}
