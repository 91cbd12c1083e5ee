import * as z from 'zod/mini';
import { isBlank } from './is-blank.ts';
import { limits } from './limits.ts';
import { oneLine } from './one-line.ts';

export const Days = z.int().check(z.positive(), z.lte(limits.openDays));

const Choice = oneLine().check(
  z.maxLength(limits.pollChoiceLength),
  z.refine((text) => !isBlank(text)),
);

/** The message's text is the question. */
export const NewPoll = z.object({
  choices: z.array(Choice).check(
    z.minLength(limits.pollChoicesMin),
    z.maxLength(limits.pollChoices),
    z.refine((choices) => new Set(choices).size === choices.length),
  ),
  several: z.optional(z.boolean()),
  /** Without days, the poll is open until a member closes it. */
  days: z.optional(Days),
});
export type NewPoll = z.infer<typeof NewPoll>;

export const Poll = z.object({
  /** `votes` has the ids of voters, in order: votes are open, as reactions are. */
  choices: z.array(z.object({ text: z.string(), votes: z.array(z.uuid()) })),
  several: z.optional(z.boolean()),
  endsAt: z.optional(z.iso.datetime()),
  /** Ended early by its author or a moderator. */
  closed: z.optional(z.boolean()),
});
export type Poll = z.infer<typeof Poll>;

/** Whether a poll takes no more votes, or a listing has ended. */
export const isOver = (
  { closed, endsAt }: { closed?: boolean | undefined; endsAt?: string | undefined },
  now: number,
): boolean => closed === true || (endsAt !== undefined && Date.parse(endsAt) <= now);
