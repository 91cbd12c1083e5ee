import { limits } from '@orbit-vine/contract/limits.ts';
import type { NewListing } from '@orbit-vine/contract/listings.ts';
import type { Sanction, WaitingMessage } from '@orbit-vine/contract/moderation.ts';
import type { NewPoll } from '@orbit-vine/contract/polls.ts';
import { auditEntry } from '../audit/audit-log.ts';
import type { RoleOf, Visitor } from '../auth/session.ts';
import { shownName } from '../channels/access.ts';
import { dropFiles, type HeldRow, heldColumns, heldView, settleNotices } from '../messages/hold-message.ts';
import { insertMessages, type Stored } from '../messages/insert-messages.ts';
import { ownMessageWords } from '../messages/own-message-words.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { memberStatuses, memberStatusView } from './member-status.ts';
import { applySanction, type Post } from './sanctions.ts';

/** Held messages shown at once; the next ones follow once these are decided. */
const shown = 30;

/** Messages that wait to be released, oldest first. Staff do not see their own. */
export async function readHeldQueue(
  database: Database,
  { by, roleOf }: { by: Visitor; roleOf: RoleOf },
): Promise<WaitingMessage[]> {
  const { rows } = await database.execute<HeldRow & { user_id: string; channel_name: string }>(sql`
    select ${heldColumns}, h.user_id, ${shownName} as channel_name
    from held_messages h join channels c on c.id = h.channel_id
    where h.declined_at is null and h.user_id <> ${by.userId} order by h.created_at, h.id limit ${shown}`);
  const authors = await memberStatuses(
    database,
    rows.map((row) => row.user_id),
  );
  return rows.flatMap((row) => {
    const author = authors.get(row.user_id);
    if (!author) return [];
    const channel = { id: row.channel_id, name: row.channel_name };
    return { message: heldView(row), channel, author: memberStatusView(author, by, roleOf) };
  });
}

export async function countHeld(database: Database, { userId }: Pick<Visitor, 'userId'>): Promise<number> {
  const { rows } = await database.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from held_messages where declined_at is null and user_id <> ${userId}`);
  return rows[0]?.waiting ?? 0;
}

interface Decision {
  messageId: string;
  release: boolean;
  reason?: string | undefined;
  /** With a refusal. */
  sanction?: Sanction | undefined;
  by: Visitor;
  roleOf: RoleOf;
  post: Post;
}

interface Decided {
  memberId: string;
  stored?: Stored;
  notified: string[];
  endedSessions: string[];
}

/** Locks the row, so that of two moderators only one decides. */
export function decideHeldMessage(database: Database, decision: Decision): Promise<Decided> {
  const { messageId, release, reason, sanction, by, roleOf, post } = decision;
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<FoundRow>(sql`
      select h.*, ${shownName} as channel, left(h.content, ${limits.excerptLength}) as excerpt
      from held_messages h join channels c on c.id = h.channel_id
      where h.id = ${messageId} and h.declined_at is null for update of h`);
    const [held] = rows;
    if (!held) throw new ProblemError('REPORTS_CLOSED');
    if (held.user_id === by.userId) throw new ProblemError('FORBIDDEN');
    const notified = await settleNotices(transaction, messageId);
    const stored = release ? await releaseHeld(transaction, held) : undefined;
    if (!release) await declineHeld(transaction, messageId);
    await transaction.execute(
      auditEntry({
        actorId: by.userId,
        act: release ? 'release' : 'decline',
        memberId: held.user_id,
        messageId,
        channelId: held.channel_id,
        details: reason ? { text: reason } : {},
      }),
    );
    const memberId = held.user_id;
    const endedSessions = sanction
      ? await applySanction(transaction, sanction, { by, memberId, roleOf, post })
      : [];
    const text = release
      ? `A moderator has reviewed your message in ${held.channel}. Everyone can read it now.`
      : declined(held, reason);
    if (!sanction)
      await transaction.execute(
        sql`insert into notices (user_id, kind, text) values (${memberId}, 'mute', ${text})`,
      );
    notified.push(memberId, ...(stored?.notified ?? []));
    return { memberId, notified, endedSessions, ...(stored && { stored }) };
  });
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

interface FoundRow extends Record<string, unknown> {
  id: string;
  channel_id: string;
  user_id: string;
  content: string;
  reply_to: string | null;
  poll: NewPoll | null;
  listing: NewListing | null;
  channel: string;
  excerpt: string;
}

function declined({ channel, excerpt }: FoundRow, reason = ''): string {
  const sentence = `A moderator declined ${ownMessageWords(excerpt)} in ${channel}.`;
  return reason ? `${sentence} Reason: ${reason}` : sentence;
}

async function declineHeld(transaction: Transaction, id: string): Promise<void> {
  await dropFiles(transaction, id);
  await transaction.execute(sql`update held_messages set declined_at = now() where id = ${id}`);
}

/** Inserts it as an ordinary message under the channel's next number. */
async function releaseHeld(transaction: Transaction, held: FoundRow): Promise<Stored> {
  const { id, channel_id: channelId, user_id: userId, content, reply_to: replyTo, poll, listing } = held;
  const { rows: files } = await transaction.execute<{ id: string }>(
    sql`select id from attachments where held_id = ${id} for update`,
  );
  await transaction.execute(sql`delete from held_messages where id = ${id}`);
  const message = {
    id,
    content,
    ...(replyTo && { replyTo }),
    ...(poll && { poll }),
    ...(listing && { listing }),
  };
  const sending = { userId, channelId, message, byStaff: true, limited: false, notifies: true };
  const stored = (await insertMessages(transaction, channelId, [sending])).get(id);
  if (!stored) throw new ProblemError('CHANNEL_ARCHIVED');
  await transaction.execute(sql`
    update attachments set message_id = ${id} where id = any(${sql.param(files.map((file) => file.id))}::uuid[])`);
  return stored;
}
