import { confirmFromLots, confirmLink } from '@orbit-vine/contract/mailed-links.ts';
import { alreadyMemberLetter } from '../../letters/already-member.ts';
import { confirmationLetter } from '../../letters/confirmation.ts';
import type { Database } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema.ts';
import { and, eq } from '../../platform/db/sql.ts';
import type { MailQueue } from '../../platform/mail/queue.ts';
import type { Passwords } from '../hashing.ts';
import {
  expiryOfCode,
  findByEmail,
  findByProof,
  makeConfirmationCode,
  type PendingSignUp,
  storeSignUp,
  type Writer,
} from './pending-sign-ups.ts';

type Entrance = 'lots' | undefined;

export interface SignUpParts {
  database: Database;
  mail: Pick<MailQueue, 'enqueue' | 'wake'>;
  passwords: Passwords;
  publicUrl: string;
}

/**
 * Stores a sign-up and mails its code. Returns the proof for the browser. Whether or not the address has an account,
 * the work is the same (one hash, the same rows, one mail); only the mail's text differs.
 */
export async function takeSignUp(
  { database, mail, passwords, publicUrl }: SignUpParts,
  chosen: {
    email: string;
    name: string;
    password: string;
    digest?: boolean | undefined;
    entrance?: Entrance;
  },
): Promise<string> {
  const email = chosen.email.toLowerCase();
  const { name, digest = false, entrance } = chosen;
  const passwordHash = await passwords.hash(chosen.password);
  const proof = await database.transaction(async (transaction) => {
    const stored = await storeSignUp(transaction, { email, name, passwordHash, digest });
    const code = await makeConfirmationCode(transaction, stored.id);
    const owner = await ownerOf(transaction, email);
    const letter = owner
      ? alreadyMemberLetter({ name: owner.name, link: publicUrl + confirmLink.path })
      : letterWith(publicUrl, { name, code, entrance });
    await mail.enqueue(transaction, { to: email, letter });
    return stored.proof;
  });
  mail.wake();
  return proof;
}

/**
 * Mails another code for this browser's sign-up, or for the newest sign-up of the address: in other browsers, a code
 * alone confirms nothing. Mails nothing if the address has an account.
 */
export async function resendConfirmation(
  { database, mail, publicUrl }: SignUpParts,
  { email, entrance }: { email: string; entrance?: Entrance },
  proof: string | undefined,
): Promise<void> {
  const sent = await database.transaction(async (transaction) => {
    const own = await findByProof(transaction, email, proof);
    const signUp = own ?? (await findByEmail(transaction, email))[0];
    if (!signUp || (await ownerOf(transaction, signUp.email))) return false;
    const code = await makeConfirmationCode(transaction, signUp.id);
    const letter = letterWith(publicUrl, { name: signUp.name, code, entrance });
    await mail.enqueue(transaction, { to: signUp.email, letter });
    return true;
  });
  if (sent) mail.wake();
}

export async function isPasswordOfSignUp(
  { database, passwords }: Pick<SignUpParts, 'database' | 'passwords'>,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  const pending = await findByEmail(database, email);
  return (await findByPassword(passwords, pending, password)) !== undefined;
}

export async function findByPassword(
  passwords: Passwords,
  pending: PendingSignUp[],
  password: string,
): Promise<PendingSignUp | undefined> {
  for (const signUp of pending)
    if (await passwords.verify({ hash: signUp.passwordHash, password })) return signUp;
  return undefined;
}

function letterWith(
  publicUrl: string,
  { name, code, entrance }: { name: string; code: string; entrance: Entrance },
) {
  const link = `${publicUrl}${confirmLink.path}?${confirmLink.parameter}=${code}`;
  const { parameter, value } = confirmFromLots;
  return confirmationLetter({
    name,
    link: entrance ? `${link}&${parameter}=${value}` : link,
    toLots: entrance === 'lots',
    expiresAt: expiryOfCode(),
  });
}

async function ownerOf(writer: Writer, email: string): Promise<{ name: string } | undefined> {
  const [owner] = await writer
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, true)));
  return owner;
}
