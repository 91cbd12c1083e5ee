import { Problem } from '@orbit-vine/contract/problem.ts';

export const codeOf = async (response: Response) => Problem.parse(await response.json()).code;
