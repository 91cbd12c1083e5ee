import * as z from 'zod';

/** What the server asks of the process that hashes: a hash of a password, or whether it is that of a given one. */
export const HashJob = z.object({ id: z.number(), password: z.string(), hash: z.optional(z.string()) });
export type HashJob = z.infer<typeof HashJob>;
export const HashOutcome = z.object({ id: z.number(), outcome: z.union([z.string(), z.boolean()]) });
export type HashOutcome = z.infer<typeof HashOutcome>;
