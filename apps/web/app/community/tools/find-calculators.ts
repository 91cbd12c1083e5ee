import groups from 'virtual:calculator-list';
import { finderOf } from '../../calculator/finder/matching.ts';

/** Every calculator by name, in the groups and the order of `/tools`. */
export const calculatorGroups = groups;

export const listedCalculators = groups.flatMap(({ members }) => members);

const find = finderOf(
  listedCalculators.map(({ title, description, searchWords }) => ({
    title,
    text: `${description} ${searchWords.join(' ')}`,
  })),
);

/** The calculators that are meant by what is typed, best first, as `/tools` finds them. */
export const findCalculators = (typed: string) => find(typed).flatMap((at) => listedCalculators[at] ?? []);
