import { memberMessageKinds } from '@orbit-vine/contract/inbox.ts';
import { sql } from '../platform/db/sql.ts';

/** The notification level of channel `c` for the reader of the row `r` of `channel_reads`, if there is one. */
export const levelOf = sql`coalesce(r.level, case c.kind when 'direct' then 'everything' else 'mentions' end)`;

/**
 * Whether the channel's level, or a muted thread, keeps notification `n` of message `m` out of badges, pushes, and mails.
 * The inbox lists it as read.
 */
export const isSilenced = sql`(n.kind = any(${sql.param(memberMessageKinds)}::text[])
  and (coalesce(r.level = 'nothing', false) or exists (select from thread_follows muted
    where muted.user_id = n.user_id and muted.root_id = coalesce(m.root_id, m.id) and muted.state = 'muted')))`;
