import { type SQL, sql } from 'drizzle-orm';

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
 * Enters a notice for everybody whom the message `m` names, and for whom it answers; nobody is told twice of it.
 * Returns who is told.
 */
export function noticesOf(mentions: string[]): SQL {
  const named = mentions.slice(0, told).map((name) => name.toLowerCase());
  return sql`
    insert into notices (user_id, message_id, kind)
    select distinct on (whom.user_id) whom.user_id, m.id, whom.kind
    from m, lateral (
      select original.user_id, 'reply' as kind from messages original where original.id = m.reply_to
      union all
      select p.id, 'mention' from profiles p where lower(p.username) = any(${sql.param(named)}::text[])
    ) as whom
    where whom.user_id is not null and whom.user_id is distinct from m.user_id
    order by whom.user_id, whom.kind desc
    on conflict do nothing
    returning user_id`;
}
