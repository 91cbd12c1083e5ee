import { deletionLink } from '@orbit-vine/contract/mailed-links.ts';
import * as z from 'zod';
import { clearRemovedFiles, removeUnsent } from '../attachments/remove-files.ts';
import { expiryOf, forgetCodes, makeCode, spendCode } from '../auth/codes.ts';
import type { Visitor } from '../auth/session.ts';
import { addressKeyOf, keepSuspension } from '../auth/suspended-addresses.ts';
import { suspended, suspensionOf } from '../auth/suspension.ts';
import { deletionLetter } from '../letters/deletion.ts';
import { forgetWineriesOf } from '../lots/export-winery.ts';
import { removePictures } from '../members/change-picture.ts';
import { bulkDeleteMessages, bulkDeleteResponses } from '../messages/bulk-delete-messages.ts';
import type { Database } from '../platform/db/database.ts';
import { accounts, passkeys, users, verifications } from '../platform/db/schema.ts';
import { accountEvents, recoveryCodes, secondFactors } from '../platform/db/schema-accounts.ts';
import { pushSubscriptions } from '../platform/db/schema-community.ts';
import { eq, sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { noteRequest } from '../platform/http/security-log.ts';
import { describeFailure } from '../platform/log/describe-failure.ts';
import { forgetAddress, forgetWords } from './forget-member.ts';
import type { AccountParts } from './parts.ts';
import { endAll } from './sessions.ts';

const hour = 3_600_000;
const century = 100 * 365 * 24 * hour;

const Deletion = z.object({ userId: z.uuid(), messages: z.enum(['keep', 'remove']) });
/** `addressKey` keeps a suspension during the deletion in force for the address. */
const Unfinished = Deletion.extend({ addressKey: z.optional(z.string()) });
type Deletion = z.infer<typeof Deletion>;
type Unfinished = z.infer<typeof Unfinished>;

/** Key of confirmed but unfinished deletions, stored so that they survive a restart. */
const unfinished = 'account-deletion';

export async function requestDeletion(
  { database, mail, publicUrl }: AccountParts,
  { userId, email, name }: Visitor,
  messages: Deletion['messages'],
): Promise<void> {
  const expiresAt = expiryOf(deletionLink);
  const code = await makeCode(database, 'delete-account', { userId, meaning: { messages }, expiresAt });
  const link = `${publicUrl}${deletionLink.path}?${deletionLink.parameter}=${code}`;
  await mail.send({ to: email, letter: deletionLetter({ name, messages, link, expiresAt }) });
}

/** Uses the code and returns the member's id. Locks the account at once; messages are deleted in the background. */
export async function confirmDeletion(parts: AccountParts, code: string): Promise<string> {
  const { database, bus, log } = parts;
  const pending = await lockOut(database, code);
  await endAll(database, bus, pending.userId);
  void finish(parts, pending).catch((error: unknown) =>
    log.error(
      { failure: describeFailure(error) },
      'an account is still to be deleted; the daily work will do it',
    ),
  );
  return pending.userId;
}

async function lockOut(database: Database, code: string): Promise<Unfinished> {
  return database.transaction(async (transaction) => {
    const deletion = await spendCode(transaction, 'delete-account', code);
    const userId = deletion?.userId ?? '';
    if (deletion) noteRequest({ account: userId });
    const [leaver] = deletion ? await transaction.select().from(users).where(eq(users.id, userId)) : [];
    if (!deletion || !leaver) throw new ProblemError('CODE_INVALID');
    // Waits for a concurrent suspension: suspended members may not delete their accounts.
    const suspension = await suspensionOf(transaction, userId, { lock: true });
    if (suspension) throw suspended(suspension);
    const pending = { ...deletion, addressKey: await addressKeyOf(database, leaver.email) };
    await forgetAddress(transaction, { userId, email: leaver.email });
    const email = `${userId}@deleted.invalid`;
    await transaction.update(users).set({ email, emailVerified: false }).where(eq(users.id, userId));
    for (const table of [accounts, passkeys, secondFactors, recoveryCodes, accountEvents, pushSubscriptions])
      await transaction.delete(table).where(eq(table.userId, userId));
    await forgetCodes(transaction, userId);
    await transaction.insert(verifications).values({
      identifier: unfinished,
      value: JSON.stringify(pending),
      expiresAt: new Date(Date.now() + century),
    });
    return pending;
  });
}

type FinishParts = Pick<AccountParts, 'database' | 'bus' | 'files' | 'log'>;

/** Idempotent, also when run twice at the same time. */
async function finish({ database, bus, files, log }: FinishParts, deletion: Unfinished): Promise<void> {
  const { userId, messages } = deletion;
  await removePictures(database, files, userId);
  do {
    await bulkDeleteResponses(database, bus, userId);
    await bulkDeleteMessages(database, bus, userId, messages);
    await removeUnsent(database, userId);
  } while (!(await removeAccount(database, deletion)));
  await clearRemovedFiles(database, files, log)();
}

/** False if a concurrent request of the member has added something. */
function removeAccount(database: Database, deletion: Unfinished): Promise<boolean> {
  const { userId, addressKey } = deletion;
  return database.transaction(async (transaction) => {
    // Requests that would refer to the account wait until it is deleted.
    await transaction.execute(sql`select 1 from users where id = ${userId} for update`);
    const { rows } = await transaction.execute<{ left: boolean }>(sql`
      select exists (select 1 from messages where user_id = ${userId})
        or exists (select 1 from message_reactions where user_id = ${userId})
        or exists (select 1 from poll_votes where user_id = ${userId}) as left`);
    if (rows[0]?.left) return false;
    await forgetWords(transaction, deletion);
    await forgetWineriesOf(transaction, userId);
    if (addressKey) await keepSuspension(transaction, { userId, addressKey });
    await transaction.delete(users).where(eq(users.id, userId));
    await transaction
      .delete(verifications)
      .where(sql`identifier = ${unfinished} and value::jsonb ->> 'userId' = ${userId}`);
    return true;
  });
}

export function finishDeletions(parts: Omit<FinishParts, 'database'>) {
  return async (database: Database): Promise<void> => {
    const rows = await database.select().from(verifications).where(eq(verifications.identifier, unfinished));
    for (const { value } of rows) await finish({ ...parts, database }, Unfinished.parse(JSON.parse(value)));
  };
}
