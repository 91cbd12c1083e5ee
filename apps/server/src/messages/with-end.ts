const dayMs = 86_400_000;

/** Converts days from now into the stored end of a poll or listing. */
export const withEnd = <T extends { days?: number | undefined }>({ days, ...rest }: T) => ({
  ...rest,
  ...(days && { endsAt: new Date(Date.now() + days * dayMs).toISOString() }),
});
