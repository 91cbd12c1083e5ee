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
 * Enters what was done into the record; run it in the transaction that does it. By the clock, not the transaction's
 * time, so that what was done in one transaction is in order too.
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

/** The same of an act on a message, whose author is looked up. */
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
