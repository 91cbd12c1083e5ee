import type { AuditAction } from '@orbit-vine/contract/audit-log.ts';
import { type SQL, sql } from '../platform/db/sql.ts';

interface NewAuditEntry {
  actorId: string;
  act: AuditAction;
  memberId?: string | null;
  messageId?: string;
  channelId?: string;
  details?: Record<string, unknown>;
}

/**
 * Inserts an audit entry; run it in the transaction of the action. Uses the clock rather than the transaction's time,
 * so that entries of one transaction stay in order.
 */
export function auditEntry({
  actorId,
  act,
  memberId,
  messageId,
  channelId,
  details = {},
}: NewAuditEntry): SQL {
  return sql`insert into moderation_acts (actor_id, act, member_id, message_id, channel_id, details, created_at)
    values (${actorId}, ${act}, ${memberId ?? null}, ${messageId ?? null}, ${channelId ?? null},
      ${JSON.stringify(details)}::jsonb, clock_timestamp())`;
}

export function messageAuditEntry({
  actorId,
  act,
  messageId,
  details = {},
}: Required<Pick<NewAuditEntry, 'actorId' | 'act' | 'messageId'>> & Pick<NewAuditEntry, 'details'>) {
  return sql`insert into moderation_acts (actor_id, act, member_id, message_id, channel_id, details, created_at)
    select ${actorId}, ${act}, m.user_id, m.id, m.channel_id, ${JSON.stringify(details)}::jsonb, clock_timestamp()
    from messages m where m.id = ${messageId}`;
}
