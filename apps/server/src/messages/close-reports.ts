import { type SQL, sql } from '../platform/db/sql.ts';

interface Closing {
  messageId: string;
  acted: boolean;
  removed: boolean;
  by: string;
}

/**
 * Closes all open reports of a message, marks staff's notifications read, and notifies the reporters of the outcome,
 * but not of a sanction.
 */
export function closeReports({ messageId, acted, removed, by }: Closing): SQL {
  return sql`
    with closed as (
      update reports set state = ${acted ? 'acted' : 'dismissed'}, closed_by = ${by}, closed_at = now()
      where message_id = ${messageId} and state = 'open' returning reporter_id, message_id
    ),
    seen as (
      update notices set read_at = coalesce(read_at, now()), told_at = coalesce(told_at, now())
      where message_id = ${messageId} and kind = 'reported' returning user_id
    ),
    notified as (
    insert into notices (user_id, kind, message_id, text)
    select reporter_id, 'report', ${removed ? sql`null::uuid` : sql`message_id`}, ${outcome(acted, removed)}
    from closed where reporter_id is not null
    on conflict do nothing
    returning user_id
    )
    select user_id from notified union select user_id from seen`;
}

function outcome(acted: boolean, removed: boolean): string {
  if (removed) return 'Thank you for your report. A moderator has reviewed the message and removed it.';
  if (acted) return 'Thank you for your report. A moderator has reviewed the message and taken action.';
  return 'Thank you for your report. A moderator has reviewed the message and decided that it may stay.';
}
