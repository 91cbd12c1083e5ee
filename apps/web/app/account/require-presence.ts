import { problems } from '@orbit-vine/contract/problems.ts';
import { getSecondFactor } from '@orbit-vine/contract/second-factor.ts';
import { call, ProblemError } from '../platform/api.ts';

/** Fails as an act would that needs a fresh proof. */
export async function requirePresence(): Promise<void> {
  const { present } = await call(getSecondFactor);
  if (!present)
    throw new ProblemError({ code: 'REAUTHENTICATION_NEEDED', ...problems.REAUTHENTICATION_NEEDED });
}
