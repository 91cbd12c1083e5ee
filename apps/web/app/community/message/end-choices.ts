import { counted } from '@orbit-vine/contract/counted.ts';
import { dateFormat } from '../../platform/formatters.ts';

const date = dateFormat(undefined, { dateStyle: 'medium' });
const dayMs = 86_400_000;

/** "In 3 days, Dec 2, 2026". */
export const endChoices = (days: readonly number[]): [value: string, words: string][] =>
  days.map((each) => [`${each}`, `In ${counted(each, 'day')}, ${date(new Date(Date.now() + each * dayMs))}`]);
