import { finderOf } from '../../calculator/finder/matching.ts';
import { calculatorGroups } from './calculators.data.ts';

export const listedCalculators = calculatorGroups.flatMap(({ members }) => members);

const find = finderOf(listedCalculators);

export const findCalculators = (typed: string) => find(typed).flatMap((at) => listedCalculators[at] ?? []);
