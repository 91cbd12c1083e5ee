import { ProblemError } from '../../platform/api.ts';
import type { Wording } from './english.ts';

/** What failed, in the page's language. */
export const sentenceOf = (error: Error, problem: Wording['problem']): string =>
  error instanceof ProblemError ? problem(error) : error.message;
