import { foldName } from '@orbit-vine/contract/names.ts';
import { auditEntry } from '../audit/audit-log.ts';
import type { Database } from '../platform/db/database.ts';
import { advisoryLocks } from '../platform/db/locks.ts';
import { channels } from '../platform/db/schema.ts';
import { and, eq, ne, or, sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';

type Transaction = Pick<Database, 'execute' | 'select'>;

const longestSlug = 48;
const reserved = new Set(['admin']);

export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-+|-+$/g, '');
  return slug || 'channel';
}

export function makeChannel(
  database: Database,
  { name, description, by }: { name: string; description: string; by: string },
): Promise<string> {
  return withChannelListLock(database, async (transaction) => {
    await refuseTaken(transaction, name);
    const id = await freeId(transaction, slugOf(name));
    await transaction.execute(sql`
      update channels set place = ordered.place
      from (select id, row_number() over (order by place, lower(name), id) as place
        from channels where kind = 'open') as ordered
      where channels.id = ordered.id and channels.place is distinct from ordered.place`);
    await transaction.execute(sql`
      insert into channels (id, name, description, place)
      select ${id}, ${name}, ${description}, coalesce(max(place), 0) + 1 from channels where kind = 'open'`);
    const details = { name, description };
    await transaction.execute(auditEntry({ actorId: by, act: 'makeChannel', channelId: id, details }));
    return id;
  });
}

interface ChannelChange {
  channelId: string;
  name?: string | undefined;
  description?: string | undefined;
  archived?: boolean | undefined;
  first?: true | undefined;
  staffOnly?: boolean | undefined;
  slowS?: number | undefined;
  by: string;
}

export function changeChannel(database: Database, change: ChannelChange): Promise<void> {
  const { channelId, by } = change;
  return withChannelListLock(database, async (transaction) => {
    const before = await readChannel(transaction, channelId);
    const { name = before.name, description = before.description, archived = before.archived } = change;
    const { staffOnly = before.staffOnly, slowS = before.slowS } = change;
    if (name !== before.name) await refuseTaken(transaction, name, channelId);
    await transaction.execute(sql`
      update channels set name = ${name}, description = ${description}, updated_at = now(),
        archived_at = case when ${archived} then coalesce(archived_at, now()) end,
        staff_only = ${staffOnly}, slow_s = ${slowS}
      where id = ${channelId}`);
    if (staffOnly !== before.staffOnly || slowS !== before.slowS) {
      const details = { staffOnly, slowS, before: { staffOnly: before.staffOnly, slowS: before.slowS } };
      await transaction.execute(auditEntry({ actorId: by, act: 'changeChannel', channelId, details }));
    }
    if (archived !== before.archived) {
      const act = archived ? 'archiveChannel' : 'restoreChannel';
      await transaction.execute(auditEntry({ actorId: by, act, channelId }));
    }
    if (change.first && !before.first) {
      await transaction.execute(
        sql`update channels set first = id = ${channelId} where first or id = ${channelId}`,
      );
      const details = { first: true };
      await transaction.execute(auditEntry({ actorId: by, act: 'changeChannel', channelId, details }));
    }
    if (name !== before.name || description !== before.description) {
      const details = { name, description, before: { name: before.name, description: before.description } };
      await transaction.execute(auditEntry({ actorId: by, act: 'changeChannel', channelId, details }));
    }
  });
}

export function orderChannels(database: Database, { ids, by }: { ids: string[]; by: string }): Promise<void> {
  return withChannelListLock(database, async (transaction) => {
    await transaction.execute(sql`
      update channels set place = requested.place
      from channels c left join unnest(${sql.param(ids)}::text[]) with ordinality as requested(id, place) on requested.id = c.id
      where channels.id = c.id and c.kind = 'open'`);
    await transaction.execute(auditEntry({ actorId: by, act: 'orderChannels', details: { ids } }));
  });
}

function withChannelListLock<T>(
  database: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.channelList})`);
    return work(transaction);
  });
}

async function readChannel(transaction: Transaction, id: string) {
  const { name, description, archivedAt, first, staffOnly, slowS } = channels;
  const [channel] = await transaction
    .select({ name, description, archived: sql<boolean>`${archivedAt} is not null`, first, staffOnly, slowS })
    .from(channels)
    .where(and(eq(channels.id, id), eq(channels.kind, 'open')));
  if (!channel) throw new ProblemError('CHANNEL_NOT_FOUND');
  return channel;
}

async function refuseTaken(transaction: Transaction, name: string, except = ''): Promise<void> {
  const rows = await transaction
    .select({ name: channels.name })
    .from(channels)
    .where(and(ne(channels.id, except), eq(channels.kind, 'open')));
  if (rows.some((other) => foldName(other.name) === foldName(name)))
    throw new ProblemError('CHANNEL_NAME_TAKEN');
}

async function freeId(transaction: Transaction, slug: string): Promise<string> {
  const rows = await transaction
    .select({ id: channels.id })
    .from(channels)
    .where(or(eq(channels.id, slug), sql`starts_with(${channels.id}, ${`${slug}-`})`));
  const taken = new Set([...reserved, ...rows.map(({ id }) => id)]);
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(id)) return id;
  }
}
