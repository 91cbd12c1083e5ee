/** Separate from `limits.ts`, which members' pages load. */
export const contactLimits = {
  /** Bots submit the form sooner. */
  formMinMs: 2_000,
  formMaxMs: 24 * 3_600_000,
} as const;
