import { calculators } from '../../tools/registry.ts';
import { type FollowUp, followUpsOf } from './follow-ups.ts';

export const followUps: Readonly<Record<string, readonly FollowUp[] | undefined>> = Object.fromEntries(
  calculators.map((one) => [one.id, followUpsOf(one)]),
);
