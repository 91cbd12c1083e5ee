import * as z from 'zod';

export const HashJob = z.object({ id: z.number(), password: z.string(), hash: z.optional(z.string()) });
export type HashJob = z.infer<typeof HashJob>;
export const HashOutcome = z.object({ id: z.number(), outcome: z.union([z.string(), z.boolean()]) });
export type HashOutcome = z.infer<typeof HashOutcome>;
