import { Problem } from '@orbit-vine/contract/problem.ts';

/** The code of the problem that was answered. */
export const codeOf = async (response: Response) => Problem.parse(await response.json()).code;
