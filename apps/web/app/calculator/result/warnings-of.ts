import type { Calculation } from './calculation.ts';

/** A page's warnings in order: the answer's own, legal limits, others. */
export const warningsOf = ({ note, limits = [], cautions = [] }: Calculation): readonly string[] => [
  ...(note ? [note] : []),
  ...limits,
  ...cautions,
];
