import { limits } from '@orbit-vine/contract/limits.ts';

export const passwordHint = `At least ${limits.passwordMin} characters, and hard to guess: not a common word, name, or date.`;
