import { makeZip } from 'client-zip';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Visitor } from '../auth/session.ts';
import type { CellarWorkers } from '../lots/cellar-workers.ts';
import { memberWineryFiles } from '../lots/export-winery.ts';
import type { Database } from '../platform/db/database.ts';
import { passkeys, profiles } from '../platform/db/schema.ts';
import { appeals } from '../platform/db/schema-appeals.ts';
import {
  attachments,
  channelReads,
  heldMessages,
  ignoredMembers,
  notices,
  notificationSettings,
  pushSubscriptions,
  reports,
  staffNotes,
} from '../platform/db/schema-community.ts';
import { channelMembers } from '../platform/db/schema-private-channels.ts';
import { messageReactions, pollVotes } from '../platform/db/schema-responses.ts';
import { savedMessages } from '../platform/db/schema-saved-messages.ts';
import { threadFollows } from '../platform/db/schema-threads.ts';
import { and, eq, getTableColumns, gt, ne, sql } from '../platform/db/sql.ts';
import type { FileStore } from '../platform/files/store.ts';
import { jsonArray } from '../platform/text/json-array.ts';
import { readSessions } from './sessions.ts';

const page = 500;

const about = `Your data from Plastic Grapes, as of the moment you asked for it, without what
moderators keep: their notes, reports made by others, and the record of their actions.
The data is in JSON; pictures and files that you uploaded are in the folder "files".
Times are in UTC.
`;

export function exportOf(parts: Parts, visitor: Visitor): ReadableStream<Uint8Array> {
  return makeZip(entries(parts, visitor));
}

interface Parts {
  database: Database;
  files: FileStore;
  workers: CellarWorkers;
}

async function* entries({ database, files, workers }: Parts, visitor: Visitor) {
  const { userId } = visitor;
  const own = (table: PgTable) => database.select().from(table).where(sql`user_id = ${userId}`);
  const json = (name: string, value: unknown) => ({ name, input: JSON.stringify(value, undefined, 2) });

  yield { name: 'read-me.txt', input: about };
  const [profile] = await database.select().from(profiles).where(eq(profiles.id, userId));
  yield json('profile.json', { ...profile, email: visitor.email });
  yield json('sessions.json', await readSessions(database, visitor));
  const keys = await database.select().from(passkeys).where(eq(passkeys.userId, userId));
  yield json(
    'passkeys.json',
    keys.map(({ name, createdAt, deviceType }) => ({ name, createdAt, deviceType })),
  );
  yield json('settings.json', (await own(notificationSettings))[0] ?? {});
  const browsers = await database
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId));
  yield json(
    'notices-in-browsers.json',
    browsers.map(({ endpoint, createdAt }) => ({ endpoint, createdAt })),
  );
  const rows = (table: typeof messageReactions | typeof notices) => rowsOf(database, table, userId);
  yield { name: 'reactions.json', input: rows(messageReactions) };
  yield { name: 'notices.json', input: rows(notices) };
  yield json('votes.json', await own(pollVotes));
  yield json('held-messages.json', await own(heldMessages));
  yield json('ignored.json', await own(ignoredMembers));
  yield json('saved-messages.json', await own(savedMessages));
  yield json('threads.json', await own(threadFollows));
  yield json('read-channels.json', await own(channelReads));
  yield json('private-channels.json', await own(channelMembers));
  // Without the reported text, which belongs to its author, and the decision, which belongs to the moderator.
  const { messageId, reason, note, state, createdAt } = getTableColumns(reports);
  const reported = database.select({ messageId, reason, note, state, createdAt }).from(reports);
  yield json('reports.json', await reported.where(eq(reports.reporterId, userId)));
  const { decidedBy, ...ofAppeal } = getTableColumns(appeals);
  const appealed = database.select(ofAppeal).from(appeals);
  yield json('appeals.json', await appealed.where(eq(appeals.userId, userId)));
  const written = { text: staffNotes.text, createdAt: staffNotes.createdAt };
  const notes = database.select(written).from(staffNotes).where(eq(staffNotes.authorId, userId));
  yield json('notes-as-staff.json', await notes);
  yield { name: 'messages.json', input: messagesOf(database, userId) };
  yield* memberWineryFiles({ database, workers }, userId);
  const uploaded = await database
    .select()
    .from(attachments)
    .where(and(eq(attachments.userId, userId), ne(attachments.purpose, 'removed')));
  yield json('files.json', uploaded);
  for (const { id, name } of uploaded) {
    const content = await files.get(id);
    if (content) yield { name: `files/${id}-${name.replace(/[\\/]/g, '_')}`, input: content };
  }
}

function rowsOf(
  database: Database,
  table: typeof messageReactions | typeof notices,
  userId: string,
): AsyncGenerator<string> {
  const start = '00000000-0000-0000-0000-000000000000';
  return jsonArray(async (last: { id: string } | undefined) =>
    database
      .select()
      .from(table)
      .where(and(eq(table.userId, userId), gt(table.id, last?.id ?? start)))
      .orderBy(table.id)
      .limit(page),
  );
}

interface MessageRow extends Record<string, unknown> {
  channel_id: string;
  seq: string;
}

function messagesOf(database: Database, userId: string): AsyncGenerator<string> {
  return jsonArray(async (last: MessageRow | undefined) => {
    const { rows } = await database.execute<MessageRow>(sql`
      select m.id, m.channel_id, c.name as channel, m.seq, coalesce(k.content, m.content) as content, m.mentions, m.reply_to, m.created_at,
        m.edited_at, m.deleted_at, m.pinned_at, coalesce(k.poll, m.poll) as poll,
        coalesce(k.listing, m.listing) as listing, k.reason as removed_for
      from messages m join channels c on c.id = m.channel_id left join removed_messages k on k.message_id = m.id
      where m.user_id = ${userId} and m.moved_id is null and (m.channel_id, m.seq) > (${last?.channel_id ?? ''}, ${last?.seq ?? '0'}::bigint)
      order by m.channel_id, m.seq limit ${page}`);
    return rows;
  });
}
