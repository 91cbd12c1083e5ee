/** Limits of the contact form. Apart from `limits.ts`, which adds to the size of members' pages. */
export const contactLimits = {
  /** Bots fill in the form faster than this. */
  formMinMs: 2_000,
  formMaxMs: 24 * 3_600_000,
} as const;
