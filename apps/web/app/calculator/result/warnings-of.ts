import type { Calculation } from './calculation.ts';

export const warningsOf = ({ note, limits = [], cautions = [] }: Calculation): readonly string[] => [
  ...(note ? [note] : []),
  ...limits,
  ...cautions,
];
