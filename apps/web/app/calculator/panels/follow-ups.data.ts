import { calculators } from '../../tools/registry.ts';
import { type FollowUp, followUpsOf } from './follow-ups.ts';

/** Where the result of each calculator goes on. */
export const followUps: Readonly<Record<string, readonly FollowUp[] | undefined>> = Object.fromEntries(
  calculators.map((one) => [one.id, followUpsOf(one)]),
);
