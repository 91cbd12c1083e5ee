import type { Proof } from '@orbit-vine/contract/second-factor.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { Auth } from './auth.ts';
import { checkPasskey, type PasskeyParts } from './passkey-proof.ts';
import { takeCode, type Vault } from './second-factor.ts';

export interface ProofParts extends Vault {
  auth: Auth;
  passkeys: PasskeyParts;
}

export async function checkProof(
  parts: ProofParts,
  { userId, cookie, proof }: { userId: string; cookie: string; proof: Proof },
): Promise<{ secondFactor: boolean }> {
  switch (proof.by) {
    case 'password':
      if (!(await isPasswordOf(parts.auth, userId, proof.password)))
        throw new ProblemError('INVALID_PASSWORD');
      return { secondFactor: false };
    case 'app':
      if (!(await takeCode(parts, userId, proof.code))) throw new ProblemError('SECOND_FACTOR_WRONG');
      return { secondFactor: true };
    case 'passkey': {
      const checked = await checkPasskey(parts.passkeys, { userId, cookie, response: proof.response });
      if (!checked) throw new ProblemError('REAUTHENTICATION_FAILED');
      return { secondFactor: checked.userVerified };
    }
  }
}

export async function isPasswordOf(auth: Auth, userId: string, password: string): Promise<boolean> {
  const { internalAdapter, password: hashing } = await auth.$context;
  const account = await internalAdapter.findCredentialAccount(userId);
  return Boolean(account?.password) && (await hashing.verify({ hash: account?.password ?? '', password }));
}
