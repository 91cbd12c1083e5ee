import type { AuditAction, AuditEntry } from '@orbit-vine/contract/audit-log.ts';
import { foldName } from '@orbit-vine/contract/names.ts';
import { shownName } from '../channels/access.ts';
import { memberView } from '../members/view.ts';
import type { Database } from '../platform/db/database.ts';
import { profiles } from '../platform/db/schema.ts';
import { moderationActs } from '../platform/db/schema-community.ts';
import { alias, and, desc, eq, getTableColumns, or, type SQL, sql } from '../platform/db/sql.ts';
import { nameKeyOf } from '../profiles/names.ts';

const pageLength = 50;

interface ActsQuery {
  act?: AuditAction | undefined;
  name?: string | undefined;
  before?: string | undefined;
}

const { id, createdAt, actorId, memberId, channelId } = moderationActs;
const who = alias(profiles, 'who');
const whom = alias(profiles, 'whom');

function select(database: Database) {
  return database
    .select({
      ...getTableColumns(moderationActs),
      actor: { id: actorId, username: who.username, avatarUrl: who.avatarUrl },
      member: { id: memberId, username: whom.username, avatarUrl: whom.avatarUrl },
      channel: {
        id: channelId,
        name: sql<string | null>`(select ${shownName} from channels c where c.id = ${channelId})`,
      },
    })
    .from(moderationActs)
    .leftJoin(who, eq(who.id, actorId))
    .leftJoin(whom, eq(whom.id, memberId))
    .orderBy(desc(createdAt), desc(id))
    .$dynamic();
}

const isNamed = (profile: SQL, name: string) => sql`position(${foldName(name)} in ${nameKeyOf(profile)}) > 0`;

export async function readAuditLog(database: Database, { act, name, before }: ActsQuery) {
  const rows = await select(database)
    .where(
      and(
        act && eq(moderationActs.act, act),
        name ? or(isNamed(sql`who`, name), isNamed(sql`whom`, name)) : undefined,
        before
          ? sql`(${createdAt}, ${id}) < (select b.created_at, b.id from moderation_acts b where b.id = ${before})`
          : undefined,
      ),
    )
    .limit(pageLength + 1);
  return { acts: rows.slice(0, pageLength).map(actView), more: rows.length > pageLength };
}

type ActRow = Awaited<ReturnType<typeof select>>[number];

function actView({ actor, member, channel, ...row }: ActRow): AuditEntry {
  return {
    id: row.id,
    act: row.act,
    actor: memberView(actor),
    ...(member.id && { member: memberView(member) }),
    ...(channel.id && { channel: { id: channel.id, name: channel.name ?? channel.id } }),
    ...(row.messageId && { messageId: row.messageId }),
    details: row.details,
    createdAt: row.createdAt.toISOString(),
  };
}
