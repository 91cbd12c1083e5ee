import * as z from 'zod';

/** What the worker that judges passwords is asked, and answers. */
export const JudgeJob = z.object({ password: z.string(), names: z.array(z.string()) });
export type JudgeJob = z.infer<typeof JudgeJob>;
export const Judgement = z.object({ guesses: z.number(), advice: z.string() });
export type Judgement = z.infer<typeof Judgement>;
