import { memberMessageKinds } from '@orbit-vine/contract/inbox.ts';
import { sql } from '../platform/db/sql.ts';

/** The notification level of channel `c` for the reader of the row `r` of `channel_reads`, if there is one. */
export const levelOf = sql`coalesce(r.level, case c.kind when 'direct' then 'everything' else 'mentions' end)`;

/** Whether the level of the message's channel keeps notification `n` out of badges, pushes, and mails; the inbox lists it as read. */
export const isSilenced = sql`(n.kind = any(${sql.param(memberMessageKinds)}::text[])
  and coalesce(r.level = 'nothing', false))`;
