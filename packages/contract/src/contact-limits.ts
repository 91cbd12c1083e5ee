/** How long a visitor takes for the contact form, apart from `limits.ts`: a member's page, which is weighed, needs none of it. */
export const contactLimits = {
  /** A person takes longer than this to fill in the form. */
  formMinMs: 2_000,
  formMaxMs: 24 * 3_600_000,
} as const;
