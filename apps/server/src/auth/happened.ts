import type { Context } from 'hono';

/** What an owner is told of a request. Asked before anything is done: what comes to be from then on goes with it. */
export const happenedBy = ({ req }: Context) => ({
  userAgent: req.header('user-agent') ?? '',
  since: new Date(),
});
