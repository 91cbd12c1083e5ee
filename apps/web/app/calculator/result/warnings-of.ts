import type { Calculation } from './calculation.ts';

/** What a page warns of beside its answer, in its order: what the answer itself needs, limits of the law, and the rest. */
export const warningsOf = ({ note, limits = [], cautions = [] }: Calculation): readonly string[] => [
  ...(note ? [note] : []),
  ...limits,
  ...cautions,
];
