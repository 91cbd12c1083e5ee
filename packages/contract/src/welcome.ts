import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** What a new member is offered, in this order. Each step can be skipped. */
export const welcomeSteps = ['rules', 'profile', 'introduction', 'channels'] as const;
const WelcomeStep = z.enum(welcomeSteps);
export type WelcomeStep = z.infer<typeof WelcomeStep>;

/** Where a new member is in the steps. */
export const Welcome = z.object({
  step: WelcomeStep,
  /** The member wants no notice of the steps. */
  putAway: z.optional(z.literal(true)),
  rulesAccepted: z.optional(z.literal(true)),
});
export type Welcome = z.infer<typeof Welcome>;

/** Null once the member has finished. Finished steps can't be begun again, and accepted rules stay accepted. */
const State = z.object({ welcome: z.nullable(Welcome) });

export const changeWelcome = endpoint('PUT', '/api/community/me/welcome', {
  for: 'member',
  body: State,
  answer: State,
});
