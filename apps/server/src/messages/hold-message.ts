import type { HeldMessage } from '@orbit-vine/contract/held-messages.ts';
import type { NewMessage } from '@orbit-vine/contract/messages.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { channelsOf } from '../channels/access.ts';
import { isStaff } from '../members/ranks.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { allWordsOf } from './all-words.ts';
import { addsOutsideLink, hasOutsideLink } from './outside-link.ts';
import { filesOf } from './read-messages.ts';
import { isWithinLimits, isWithinModes, reasonNotStored } from './send-limits.ts';
import { type AttachmentJson, attachmentView } from './view.ts';

type Transaction = Pick<Database, 'execute'>;

interface Holding {
  userId: string;
  channelId: string;
  message: NewMessage;
  limited: boolean;
  adminEmails: string[];
  hasLink: boolean;
  hasHeldTerm: boolean;
}

/**
 * Holds a newcomer's message with a link, or a message with a held term, for a moderator. Moderators don't read
 * private channels: there a newcomer's link is refused, and a held term is ignored. Returns the ids of the staff to
 * notify; undefined if the message may be sent at once.
 */
export function holdMessage(database: Database, holding: Holding): Promise<string[] | undefined> {
  const { userId, channelId, message, limited, adminEmails, hasLink, hasHeldTerm } = holding;
  return database.transaction(async (transaction) => {
    const hasNewcomersLink = hasLink && (await isNewcomer(transaction, userId));
    if (!hasNewcomersLink && !hasHeldTerm) return undefined;
    if (await isPrivate(transaction, { userId, channelId })) {
      if (hasNewcomersLink) throw new ProblemError('PRIVATE_LINK');
      return undefined;
    }
    const within = limited ? isWithinLimits(sql`${userId}`, sql`${message.content}`) : sql`true`;
    const { rows } = await transaction.execute(sql`
      insert into held_messages (id, channel_id, user_id, content, reply_to, poll, listing)
      select ${message.id}, c.id, ${userId}, ${message.content}, ${message.replyTo ?? null}::uuid,
        ${message.poll ? JSON.stringify(message.poll) : null}::jsonb,
        ${message.listing ? JSON.stringify(message.listing) : null}::jsonb from channels c
      where c.id = ${channelId} and c.kind = 'open' and c.archived_at is null and ${isWithinModes(sql`${userId}`)} and ${within}
        and not exists (select from messages where id = ${message.id})
        and (select count(*) from held_messages where user_id = ${userId} and declined_at is null) < ${serverLimits.heldMessages}
      on conflict do nothing returning id`);
    if (rows.length === 0) return explainRefusal(transaction, holding);
    await takeFiles(transaction, holding);
    return notifyStaff(transaction, message.id, adminEmails);
  });
}

async function isPrivate(
  transaction: Transaction,
  { userId, channelId }: Pick<Holding, 'userId' | 'channelId'>,
): Promise<boolean> {
  const { rows } = await transaction.execute(
    sql`select from ${channelsOf(userId)} c where c.id = ${channelId} and c.kind <> 'open'`,
  );
  return rows.length > 0;
}

/**
 * Whether the member joined less than `heldLinkHours` ago or has fewer than `heldLinkMessages`, not counting
 * `exceptId`.
 */
export async function isNewcomer(
  transaction: Transaction,
  userId: string,
  exceptId?: string,
): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    select from users where id = ${userId} and (
      created_at > now() - make_interval(hours => ${serverLimits.heldLinkHours})
      or (select count(*) from (select from messages where user_id = ${userId} and deleted_at is null
        and id is distinct from ${exceptId ?? null}::uuid limit ${serverLimits.heldLinkMessages}) standing)
        < ${serverLimits.heldLinkMessages})`);
  return rows.length > 0;
}

/** An edit is visible at once, so newcomers may not add links. */
export async function refuseAddedLink(
  transaction: Transaction,
  { userId, messageId, content, origin }: AddedText & { userId: string; origin: string },
): Promise<void> {
  if (!hasOutsideLink(content, origin) || !(await isNewcomer(transaction, userId, messageId))) return;
  const before = await contentOf(transaction, messageId);
  if (addsOutsideLink(before, content, origin)) throw new ProblemError('LINK_ADDED');
}

interface AddedText {
  messageId: string;
  content: string;
}

/** An edit is visible at once. In private channels, where messages are never held, any term may be added. */
export async function refuseAddedTerm(
  transaction: Transaction,
  { messageId, content, isHeldTerm }: AddedText & { isHeldTerm: (text: string) => boolean },
): Promise<void> {
  if (!isHeldTerm(content)) return;
  const { rows } = await transaction.execute<{ content: string }>(sql`
    select ${allWordsOf(sql`m`)} as content from messages m join channels c on c.id = m.channel_id
    where m.id = ${messageId} and c.kind = 'open'`);
  if (rows[0] && !isHeldTerm(rows[0].content)) throw new ProblemError('TERM_ADDED');
}

async function contentOf(transaction: Transaction, messageId: string): Promise<string> {
  const { rows } = await transaction.execute<{ content: string }>(
    sql`select ${allWordsOf(sql`m`)} as content from messages m where m.id = ${messageId}`,
  );
  return rows[0]?.content ?? '';
}

/** Returns if the message is already sent; otherwise throws the reason why it could not be held. */
async function explainRefusal(
  transaction: Transaction,
  { userId, channelId, message }: Holding,
): Promise<undefined> {
  await requireNotHeld(transaction, userId, message.id);
  const { rows } = await transaction.execute<{ sent: boolean; waiting: number }>(sql`
    select exists (select from messages where id = ${message.id}) as sent,
      (select count(*)::int from held_messages where user_id = ${userId} and declined_at is null) as waiting`);
  if (rows[0]?.sent) return;
  if ((rows[0]?.waiting ?? 0) >= serverLimits.heldMessages) throw new ProblemError('HELD_ENOUGH');
  throw await reasonNotStored(transaction, { userId, channelId, content: message.content, byStaff: false });
}

/** Throws if a message with this id is held or was declined; only its author learns which. */
export async function requireNotHeld(transaction: Transaction, userId: string, id: string): Promise<void> {
  const { rows } = await transaction.execute<{ user_id: string; declined: boolean }>(
    sql`select user_id, declined_at is not null as declined from held_messages where id = ${id}`,
  );
  const [held] = rows;
  if (!held) return;
  if (held.user_id !== userId) throw new ProblemError('MESSAGE_ID_TAKEN');
  throw new ProblemError(held.declined ? 'MESSAGE_DECLINED' : 'MESSAGE_HELD');
}

async function takeFiles(transaction: Transaction, { userId, message }: Holding): Promise<void> {
  const ids = message.attachments ?? [];
  const { rowCount } = await transaction.execute(sql`
    update attachments set held_id = ${message.id}, place = chosen.place
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as chosen(id, place)
    where attachments.id = chosen.id and user_id = ${userId} and message_id is null and held_id is null
      and purpose = 'message'`);
  if (rowCount !== new Set(ids).size) throw new ProblemError('ATTACHMENT_NOT_FOUND');
}

/** Notifies all staff: authors of held messages are plain members, so every moderator may judge them. */
async function notifyStaff(transaction: Transaction, id: string, adminEmails: string[]): Promise<string[]> {
  const { rows } = await transaction.execute<{ user_id: string }>(sql`
    insert into notices (user_id, held_id, kind, text)
    select p.id, ${id}, 'reported', 'A message is waiting for review.'
    from profiles p join users u on u.id = p.id where ${isStaff(adminEmails)} returning user_id`);
  return rows.map(({ user_id }) => user_id);
}

export interface HeldRow extends Record<string, unknown> {
  id: string;
  channel_id: string;
  content: string;
  created_at: string;
  attachments: AttachmentJson[] | null;
}

export const heldColumns = sql`h.id, h.channel_id, ${allWordsOf(sql`h`)} as content, h.created_at,
  ${filesOf(sql`f.held_id = h.id`)} as attachments`;

export function heldView({ id, channel_id, content, created_at, attachments }: HeldRow): HeldMessage {
  return {
    id,
    channelId: channel_id,
    content,
    attachments: (attachments ?? []).map(attachmentView),
    createdAt: new Date(created_at).toISOString(),
  };
}

export async function readHeld(
  database: Database,
  userId: string,
  channelId: string,
): Promise<HeldMessage[]> {
  const { rows } = await database.execute<HeldRow>(sql`
    select ${heldColumns} from held_messages h
    where h.user_id = ${userId} and h.channel_id = ${channelId} and h.declined_at is null order by h.created_at, h.id`);
  return rows.map(heldView);
}

export function withdrawHeld(database: Database, userId: string, id: string): Promise<string[]> {
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.execute(
      sql`select from held_messages where id = ${id} and user_id = ${userId} and declined_at is null for update`,
    );
    if (rows.length === 0) return [];
    await dropFiles(transaction, id);
    const notified = await settleNotices(transaction, id);
    await transaction.execute(sql`delete from held_messages where id = ${id}`);
    return notified;
  });
}

export async function dropFiles(transaction: Transaction, id: string): Promise<void> {
  await transaction.execute(
    sql`update attachments set purpose = 'removed', held_id = null where held_id = ${id}`,
  );
}

export async function settleNotices(transaction: Transaction, id: string): Promise<string[]> {
  const { rows } = await transaction.execute<{ user_id: string }>(
    sql`delete from notices where held_id = ${id} returning user_id`,
  );
  return rows.map(({ user_id }) => user_id);
}

/** Declines all held messages of a suspended member. Returns the ids of members whose inbox changed. */
export async function declineHeldOf(transaction: Transaction, memberId: string): Promise<string[]> {
  const { rows } = await transaction.execute<{ id: string }>(sql`
    update held_messages set declined_at = now() where user_id = ${memberId} and declined_at is null returning id`);
  const notified: string[] = [];
  for (const { id } of rows) {
    await dropFiles(transaction, id);
    notified.push(...(await settleNotices(transaction, id)));
  }
  return notified;
}
