import { pureSo2Percent } from '@orbit-vine/enology/sulfur-dioxide/sulfite.ts';

/** The share of SO2 in the pure salts. */
export const sulfiteShares = {
  KMBS: pureSo2Percent.KMBS / 100,
  SMBS: pureSo2Percent.SMBS / 100,
} as const;

/** Highest dose that the US list of treating materials allows, mg/L of wine (27 CFR 24.246 and 4.22). */
export const ceilings: Record<string, { mgPerL: number; share?: number }> = {
  DAP: { mgPerL: 960 },
  SO2: { mgPerL: 350 },
  KMBS: { mgPerL: 350, share: sulfiteShares.KMBS },
  lysozyme: { mgPerL: 500 },
  PVPP: { mgPerL: 7190 },
};
