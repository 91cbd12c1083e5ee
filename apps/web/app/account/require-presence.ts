import { problems } from '@orbit-vine/contract/problems.ts';
import { getSecondFactor } from '@orbit-vine/contract/second-factor.ts';
import { call, ProblemError } from '../platform/api.ts';

/** Rejects like an action that needs recent confirmation. */
export async function requirePresence(): Promise<void> {
  const { present } = await call(getSecondFactor);
  if (!present)
    throw new ProblemError({ code: 'REAUTHENTICATION_NEEDED', ...problems.REAUTHENTICATION_NEEDED });
}
