const dayMs = 86_400_000;

export const withEnd = <T extends { days?: number | undefined }>({ days, ...rest }: T) => ({
  ...rest,
  ...(days && { endsAt: new Date(Date.now() + days * dayMs).toISOString() }),
});
