import { isBlank } from '@orbit-vine/contract/is-blank.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import type { ListingChange } from '@orbit-vine/contract/listings.ts';
import type { Role } from '@orbit-vine/contract/members.ts';
import { mentionsIn } from '@orbit-vine/contract/mentions.ts';
import type { Message } from '@orbit-vine/contract/messages.ts';
import { messageAuditEntry } from '../audit/audit-log.ts';
import type { RoleOf, Visitor } from '../auth/session.ts';
import { mayModerate, mayReadOrModerate, mayTakePart, shownName } from '../channels/access.ts';
import { changeInChannel, channelOf, lockChannelOf, takeNextSeqs } from '../channels/next-seq.ts';
import { mayJudge } from '../members/ranks.ts';
import type { Database } from '../platform/db/database.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { allWordsIn } from './all-words.ts';
import { closeReports } from './close-reports.ts';
import { refuseAddedLink, refuseAddedTerm } from './hold-message.ts';
import { deleteNotificationsOf, insertNotificationsOf, namingsIn } from './mention-notifications.ts';
import { ownMessageWords } from './own-message-words.ts';
import { messageColumns } from './read-messages.ts';
import { removalsOf, storeRemovedTexts, tombstone } from './tombstone.ts';
import { type MessageRow, messageView } from './view.ts';
import { withEnd } from './with-end.ts';

type Transaction = Pick<Database, 'execute'>;
type TransactionSource = Pick<Database, 'transaction'>;

export interface Changed {
  message: Message;
  changed: boolean;
  notified: string[];
}

type Author = { id: string; email: string; role: Role | null } | undefined;

export const own =
  ({ userId }: Visitor) =>
  (author: Author) =>
    author?.id === userId;

export const mayDecide =
  (by: Visitor, roleOf: RoleOf): Change['allowed'] =>
  (author, mayModerateIt) =>
    own(by)(author) || (mayModerateIt && mayJudge(author && { id: author.id, role: roleOf(author) }, by));

interface Edit {
  messageId: string;
  content: string;
  /** Ids of the files to keep; all by default. */
  attachments?: string[] | undefined;
  listing?: ListingChange | undefined;
  /** The `editedAt` of the version that the client edited; null for the first. */
  editedAt?: string | null | undefined;
  by: Visitor;
  notifies: boolean;
  /** The origin of this site; newcomers may not add links to other sites. */
  origin: string;
  isHeldTerm: (text: string) => boolean;
}

export function editMessage(database: Database, edit: Edit): Promise<Changed> {
  const { messageId, content, attachments: keptIds, listing, editedAt, by, notifies } = edit;
  const mentions = mentionsIn(content);
  const namings = namingsIn(messageId, content);
  const editedMessage = sql`with m as (select id, channel_id, user_id, reply_to, mentions from messages where id = ${messageId})`;
  const dropped = keptIds
    ? sql`message_id = ${messageId} and id <> all(${sql.param(keptIds)}::uuid[])`
    : sql`false`;
  const changedListing = listing
    ? sql`(listing - 'price' - 'place' || ${JSON.stringify(withEnd(listing))}::jsonb)`
    : sql`listing`;
  return change(database, {
    messageId,
    reachable: listing ? sql`(m.listing is not null and ${mayTakePart(by.userId)})` : mayTakePart(by.userId),
    allowed: own(by),
    needed: sql`m.content <> ${content} or coalesce(m.listing <> ${changedListing}, false) or exists (select from attachments where ${dropped})`,
    // Before the update, which indexes the names of the remaining files for the search.
    async first(transaction) {
      if (editedAt !== undefined) await refuseStaleEdit(transaction, messageId, editedAt);
      if (by.staffRole === 'member') await refuseAddedWords(transaction, edit);
      await transaction.execute(
        sql`update attachments set purpose = 'removed', message_id = null where ${dropped}`,
      );
      await refuseVotedQuestion(transaction, { messageId, userId: by.userId, content });
      if (isBlank(content) && !(await hasFiles(transaction, messageId)))
        throw new ProblemError('MESSAGE_BLANK');
    },
    set: sql`content = ${content}, mentions = ${sql.param(mentions)}::text[], listing = ${changedListing}, edited_at = now()`,
    also: [
      sql`${editedMessage} ${deleteNotificationsOf(namings)}`,
      ...(notifies && namings.length > 0
        ? [sql`${editedMessage} ${insertNotificationsOf(namings, { isNew: false })}`]
        : []),
    ],
  });
}

async function refuseAddedWords(transaction: Transaction, edit: Edit) {
  const { messageId, by, origin, isHeldTerm } = edit;
  const added = { messageId, content: allWordsIn(edit) };
  await refuseAddedLink(transaction, { ...added, userId: by.userId, origin });
  await refuseAddedTerm(transaction, { ...added, isHeldTerm });
}

/** Compares milliseconds, since times in the API have no microseconds. */
async function refuseStaleEdit(transaction: Transaction, messageId: string, editedAt: string | null) {
  const { rows } = await transaction.execute(sql`
    select from messages where id = ${messageId}
      and date_trunc('milliseconds', edited_at) is distinct from ${editedAt}::timestamptz`);
  if (rows.length > 0) throw new ProblemError('MESSAGE_EDITED');
}

/** A changed question would give the votes another meaning. */
async function refuseVotedQuestion(
  transaction: Transaction,
  { messageId, userId, content }: { messageId: string; userId: string; content: string },
) {
  const { rows } = await transaction.execute<{ voted: boolean }>(sql`
    select exists (select from poll_votes v where v.message_id = m.id and v.user_id <> ${userId}) as voted
    from messages m where m.id = ${messageId} and coalesce(m.poll, m.listing) is not null and m.content <> ${content}`);
  if (rows[0]?.voted) throw new ProblemError('POLL_VOTED');
  if (rows[0] && isBlank(content)) throw new ProblemError('MESSAGE_BLANK');
}

async function hasFiles(transaction: Transaction, messageId: string): Promise<boolean> {
  const { rows } = await transaction.execute(
    sql`select from attachments where message_id = ${messageId} limit 1`,
  );
  return rows.length > 0;
}

interface Deletion {
  messageId: string;
  by: Visitor;
  roleOf: RoleOf;
  reason?: string | undefined;
  /** The sanction notifies the author instead. */
  hasSanction?: boolean;
}

/**
 * Replaces a message with a tombstone. If a moderator deletes it, the author is notified with an excerpt, and the
 * text can be restored for a while.
 */
export function deleteMessage(
  database: TransactionSource,
  { messageId, by, roleOf, reason = '', hasSanction = false }: Deletion,
): Promise<Changed> {
  const ids = sql`array[${messageId}]::uuid[]`;
  return change(database, {
    messageId,
    reachable: mayReadOrModerate(by),
    allowed: mayDecide(by, roleOf),
    own: own(by),
    inArchive: true,
    needed: sql`true`,
    set: sql`${tombstone}, deleted_at = now(), moderated = user_id is distinct from ${by.userId}`,
    async first(transaction, isOwn) {
      if (!isOwn) await transaction.execute(storeRemovedTexts(ids, reason));
    },
    also: removalsOf(ids),
    moderated: ({ id, channel, excerpt }) => [
      messageAuditEntry({ actorId: by.userId, act: 'delete', messageId, details: { text: reason } }),
      ...(id && !hasSanction ? [notifyAuthor(id, { channel, excerpt, reason })] : []),
      closeReports({ messageId, acted: true, removed: true, by: by.userId }),
    ],
  });
}

function notifyAuthor(
  userId: string,
  { channel, excerpt, reason }: { channel: string; excerpt: string; reason: string },
): SQL {
  const text = [
    `A moderator removed ${ownMessageWords(excerpt)} in ${channel}.`,
    reason && `Reason: ${reason}`,
  ];
  return sql`insert into notices (user_id, kind, text)
    values (${userId}, 'mute', ${text.filter(Boolean).join(' ')}) returning user_id`;
}

interface Restoration extends Pick<Deletion, 'messageId' | 'by' | 'roleOf'> {
  /** The answer to the author's appeal says so already. */
  answered?: boolean;
}

export function restoreMessage(
  database: TransactionSource,
  { messageId, by, roleOf, answered = false }: Restoration,
): Promise<Changed> {
  return change(database, {
    messageId,
    reachable: mayReadOrModerate(by),
    removed: true,
    allowed: (author, mayModerateIt) =>
      mayModerateIt && mayJudge(author && { id: author.id, role: roleOf(author) }, by),
    inArchive: true,
    needed: sql`true`,
    set: sql`(content, mentions, reply_to, edited_at, poll, listing, deleted_at, moderated) = (
      select k.content, k.mentions, k.reply_to, k.edited_at, k.poll, k.listing, null::timestamptz, false
      from removed_messages k where k.message_id = messages.id)`,
    also: [
      sql`delete from removed_messages where message_id = ${messageId}`,
      messageAuditEntry({ actorId: by.userId, act: 'restore', messageId }),
      sql`insert into notices (user_id, kind, text)
        select m.user_id, 'mute', 'A moderator restored what you wrote in ' || ${shownName} || '.'
        from messages m join channels c on c.id = m.channel_id
        where m.id = ${messageId} and m.user_id is not null and not ${answered}
        returning user_id`,
    ],
  });
}

export interface Change {
  messageId: string;
  /** Only messages that moderators removed, instead of visible ones. */
  removed?: true;
  reachable: SQL;
  allowed(author: Author, mayModerateIt: boolean): boolean;
  inArchive?: true;
  /** Whether the row would change; if not, nothing happens. */
  needed: SQL;
  set: SQL;
  also: SQL[];
  first?(transaction: Transaction, isOwn: boolean): Promise<void>;
  /** Whether the author is the caller; if not, `moderated` runs too. */
  own?(author: Author): boolean;
  moderated?(found: FoundRow): SQL[];
}

/**
 * Changes a message and gives it the channel's next `seq`. Locks the channel first, so that its changes do not
 * overlap.
 */
export function change(database: TransactionSource, request: Change): Promise<Changed> {
  const { messageId, reachable, allowed, needed, set, also, own = () => true } = request;
  return changeInChannel(database, async (transaction) => {
    const channel = await lockChannelOf(transaction, messageId);
    const { rows } = await transaction.execute<FoundRow>(sql`
      select ${needed} as needed, m.user_id as id, u.email, p.role, ${shownName} as channel,
        ${mayModerate} as "mayModerate",
        left(m.content, ${limits.excerptLength}) as excerpt
      from messages m join channels c on c.id = m.channel_id
        left join users u on u.id = m.user_id left join profiles p on p.id = m.user_id
      where m.id = ${messageId} and ${request.removed ? sql`exists(select from removed_messages k where k.message_id = m.id)` : sql`m.deleted_at is null`}
        and ${reachable}`);
    const [found] = rows;
    if (!found) throw new ProblemError('MESSAGE_NOT_FOUND');
    const { id, email, role } = found;
    const author = id && email ? { id, email, role } : undefined;
    if (!allowed(author, found.mayModerate)) throw new ProblemError('FORBIDDEN');
    if (channel?.archived && !request.inArchive) throw new ProblemError('CHANNEL_ARCHIVED');
    const notified: string[] = [];
    if (found.needed) {
      await request.first?.(transaction, own(author));
      await transaction.execute(sql`
        with taken as (${takeNextSeqs(channelOf(messageId), sql`1`)})
        update messages set ${set}, changed_seq = taken.before + 1 from taken where messages.id = ${messageId}`);
      const statements = own(author) ? also : [...also, ...(request.moderated?.(found) ?? [])];
      for (const statement of statements) {
        const { rows: recipients } = await transaction.execute<{ user_id?: string }>(statement);
        notified.push(...recipients.flatMap(({ user_id }) => user_id ?? []));
      }
    }
    return { message: await readMessage(transaction, messageId), changed: found.needed, notified };
  });
}

interface FoundRow extends Record<string, unknown> {
  needed: boolean;
  id: string | null;
  email: string | null;
  role: Role | null;
  channel: string;
  mayModerate: boolean;
  excerpt: string;
}

export async function readMessage(transaction: Transaction, messageId: string): Promise<Message> {
  const { rows } = await transaction.execute<MessageRow>(sql`
    select ${messageColumns} from messages m left join profiles p on p.id = m.user_id where m.id = ${messageId}`);
  if (!rows[0]) throw new ProblemError('MESSAGE_NOT_FOUND');
  return messageView(rows[0]);
}
