import { foldName } from '@orbit-vine/contract/names.ts';
import { type SQL, sql } from 'drizzle-orm';
import { hasName } from '../members/names.ts';

/** Whoever else a message names beyond these hears nothing of it. */
const told = 50;

/** The words after `@`, each once, as they were written first. */
export function mentionsIn(content: string): string[] {
  const names = new Map<string, string>();
  for (const [, name = ''] of content.matchAll(/@([\p{L}\p{N}_]+)/gu)) {
    if (!names.has(foldName(name))) names.set(foldName(name), name);
  }
  return Array.from(names.values());
}

/**
 * Enters a notice for everybody whom a message of `m` names, and for whom it answers; nobody is told twice of it.
 * `names` are all that these messages mention. Returns who is told, of which message.
 */
export const noticesOf = (names: string[]): SQL => sql`
  insert into notices (user_id, message_id, kind)
  select distinct on (m.id, whom.user_id) whom.user_id, m.id, whom.kind
  from m, lateral (
    select original.user_id, 'reply' as kind from messages original where original.id = m.reply_to
    union all
    select p.id, 'mention' from unnest(m.mentions[:${sql.raw(String(told))}]) as name
      join unnest(${sql.param(names)}::text[], ${sql.param(names.map(foldName))}::text[]) as spelled(written, folded)
        on spelled.written = name
      join profiles p on ${hasName(sql`p`, { folded: sql`spelled.folded`, written: sql`spelled.written` })}
  ) as whom
  where whom.user_id is not null and whom.user_id is distinct from m.user_id
  order by m.id, whom.user_id, whom.kind desc
  on conflict do nothing
  returning user_id, message_id`;
