/** Number of calls and frames; `npm run test:faults` sets more, and a different seed each time. */
export const fuzzCases = Number(process.env.FUZZ_CASES ?? 2_000);
export const fuzzSeed = process.env.FUZZ_CASES ? Date.now() % 2 ** 31 : 20_261_120;
