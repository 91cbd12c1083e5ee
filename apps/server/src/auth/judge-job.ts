import * as z from 'zod';

export const JudgeJob = z.object({ password: z.string(), names: z.array(z.string()) });
export type JudgeJob = z.infer<typeof JudgeJob>;
export const Judgment = z.object({ guesses: z.number(), reason: z.string() });
export type Judgment = z.infer<typeof Judgment>;
