/** How many calls and frames are tried; `npm run test:faults` asks for more, and for others each time. */
export const fuzzCases = Number(process.env.FUZZ_CASES ?? 2_000);
export const fuzzSeed = process.env.FUZZ_CASES ? Date.now() % 2 ** 31 : 20_261_120;
