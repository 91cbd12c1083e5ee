import { memberMessageKinds } from '@orbit-vine/contract/inbox.ts';
import { sql } from '../platform/db/sql.ts';

/** The level of channel `c` by the reader's row `r` of `channel_reads`, which may be missing. */
export const levelOf = sql`coalesce(r.level, case c.kind when 'direct' then 'everything' else 'mentions' end)`;

/**
 * Whether the channel's level, or a muted thread, excludes notification `n` of message `m` from badges, pushes, and
 * mails. The inbox lists it as read.
 */
export const isSilenced = sql`(n.kind = any(${sql.param(memberMessageKinds)}::text[])
  and (coalesce(r.level = 'nothing', false) or exists (select from thread_follows muted
    where muted.user_id = n.user_id and muted.root_id = coalesce(m.root_id, m.id) and muted.state = 'muted')))`;
