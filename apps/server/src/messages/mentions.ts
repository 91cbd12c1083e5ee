import { sql } from 'drizzle-orm';

/** Whoever else a message names beyond these hears nothing of it. */
const told = 50;

/** The words after `@`, each once, as they were written first. */
export function mentionsIn(content: string): string[] {
  const names = new Map<string, string>();
  for (const [, name = ''] of content.matchAll(/@([\p{L}\p{N}_]+)/gu)) {
    if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  }
  return Array.from(names.values());
}

/**
 * Enters a notice for everybody whom a message of `m` names, and for whom it answers; nobody is told twice of it.
 * Returns who is told, of which message.
 */
export const noticesOf = sql`
  insert into notices (user_id, message_id, kind)
  select distinct on (m.id, whom.user_id) whom.user_id, m.id, whom.kind
  from m, lateral (
    select original.user_id, 'reply' as kind from messages original where original.id = m.reply_to
    union all
    select p.id, 'mention' from unnest(m.mentions[:${sql.raw(String(told))}]) as name
      join profiles p on lower(p.username) = lower(name)
  ) as whom
  where whom.user_id is not null and whom.user_id is distinct from m.user_id
  order by m.id, whom.user_id, whom.kind desc
  on conflict do nothing
  returning user_id, message_id`;
