const dayMs = 86_400_000;

/** A poll or a listing as it is stored: with the time of its end. */
export const withEnd = <T extends { days?: number | undefined }>({ days, ...rest }: T) => ({
  ...rest,
  ...(days && { endsAt: new Date(Date.now() + days * dayMs).toISOString() }),
});
