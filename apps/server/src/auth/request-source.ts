import type { Context } from 'hono';

/** Describes a request in a letter to the account's owner. Call it before any change: `since` must not be later. */
export const sourceOf = ({ req }: Context) => ({
  userAgent: req.header('user-agent') ?? '',
  since: new Date(),
});
