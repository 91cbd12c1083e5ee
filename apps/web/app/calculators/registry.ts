import { definition as alcohol } from './alcohol/definition.ts';
import { definition as brixSg } from './brix-sg/definition.ts';
import type { Definition } from './definition.ts';
import { definition as densityAlcohol } from './density-alcohol/definition.ts';
import { definition as so2 } from './so2/definition.ts';
import { definition as yan } from './yan/definition.ts';

/** The calculators in the order in which they are listed; each has its page at `/tools/{id}`. */
export const calculators: readonly Definition[] = [brixSg, alcohol, densityAlcohol, so2, yan];

export function calculatorOf(id: string): Definition {
  const calculator = calculators.find((candidate) => candidate.id === id);
  if (!calculator) throw new Error(`There is no calculator "${id}".`);
  return calculator;
}
