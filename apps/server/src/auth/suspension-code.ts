import { createHmac } from 'node:crypto';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import type { Database } from '../platform/db/database.ts';
import { sharedSecret } from '../platform/db/secrets.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { isSameSecret } from '../platform/text/is-same-secret.ts';

/*
 * A suspended member who signs in gets no session, but a signed code: member, expiry, and signature. It allows only
 * reading the suspension and appealing it.
 */

const signed = (secret: string, content: string) =>
  createHmac('sha256', secret).update(`suspension:${content}`).digest('base64url');
const secretOf = (database: Database) => sharedSecret(database, 'suspension-codes');

export async function makeSuspensionCode(database: Database, memberId: string): Promise<string> {
  const content = `${memberId}.${Date.now() + serverLimits.suspensionCodeMinutes * 60_000}`;
  return `${content}.${signed(await secretOf(database), content)}`;
}

export async function readSuspensionCode(database: Database, code: string): Promise<string> {
  const [memberId = '', expiry = '', signature = ''] = code.split('.');
  const expected = signed(await secretOf(database), `${memberId}.${expiry}`);
  if (!isSameSecret(signature, expected) || Number(expiry) <= Date.now())
    throw new ProblemError('SUSPENSION_CODE_INVALID');
  return memberId;
}
