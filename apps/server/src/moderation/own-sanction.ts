import type { AppealableKind, OwnSanction } from '@orbit-vine/contract/appeals.ts';
import type { Database } from '../platform/db/database.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { moment } from './member-status.ts';

export type SanctionAct = 'mute' | 'suspend' | 'delete';
const kinds: Record<SanctionAct, AppealableKind> = {
  mute: 'mute',
  suspend: 'suspension',
  delete: 'removal',
};

export interface SanctionRow extends Record<string, unknown> {
  id: string;
  act: SanctionAct;
  reason: string;
  created_at: string;
  until: string | null;
}

interface OwnSanctionRow extends SanctionRow {
  text: string | null;
  appealed_at: string;
  lifted: boolean | null;
  reply: string;
  decided_at: string;
}

/** Of audit entry `a` and the sanctioned member's profile `p`. */
export const sanctionColumns = sql`a.id, a.act, coalesce(a.details ->> 'text', '') as reason, a.created_at,
  case a.act when 'mute' then p.muted_until when 'suspend' then p.suspended_until end as until`;

/** Whether `a` is the sanction that the member is under, or whose message can still be restored. */
export const isInForce = sql`(
  case a.act
    when 'mute' then coalesce(p.muted_until > now(), false)
    when 'suspend' then coalesce(p.suspended_until > now(), false)
    when 'delete' then exists (select from removed_messages k where k.message_id = a.message_id)
    else false
  end
  and not exists (select from moderation_acts b where b.member_id = a.member_id and b.act = a.act
    and (a.act <> 'delete' or b.message_id = a.message_id) and b.created_at > a.created_at))`;

export function sanctionView({ id, act, reason, created_at, until }: SanctionRow) {
  return {
    id,
    kind: kinds[act],
    reason,
    createdAt: moment(created_at),
    ...(until && { until: until === 'infinity' ? ('forever' as const) : moment(until) }),
  };
}

export const ofMute = sql`a.act = 'mute'`;
export const ofSuspension = sql`a.act = 'suspend'`;
export const ofRemoval = (messageId: string) => sql`(a.act = 'delete' and a.message_id = ${messageId})`;

type Reader = Pick<Database, 'execute'>;

/** The sanction of this kind that a member is under, with the appeal against it. */
export async function readOwnSanction(
  database: Reader,
  userId: string,
  which: SQL,
): Promise<OwnSanction | undefined> {
  const { rows } = await database.execute<OwnSanctionRow>(sql`
    select ${sanctionColumns}, o.text, o.created_at as appealed_at, o.lifted, o.reply, o.decided_at
    from moderation_acts a join profiles p on p.id = a.member_id left join appeals o on o.act_id = a.id
    where a.member_id = ${userId} and ${which} and ${isInForce} limit 1`);
  const [row] = rows;
  if (!row) return undefined;
  const { text, appealed_at, lifted, reply, decided_at } = row;
  const outcome = lifted !== null && { lifted, reply, decidedAt: moment(decided_at) };
  return {
    ...sanctionView(row),
    ...(text !== null && {
      appeal: { text, createdAt: moment(appealed_at), ...(outcome && { outcome }) },
    }),
  };
}

export async function requireOwnSanction(database: Reader, userId: string, which: SQL): Promise<OwnSanction> {
  const sanction = await readOwnSanction(database, userId, which);
  if (!sanction) throw new ProblemError('SANCTION_ENDED');
  return sanction;
}

interface NewAppeal {
  userId: string;
  which: SQL;
  text: string;
}

/** Stores the one appeal against a sanction. `isNew` is false if it was stored before, so that it can be sent again. */
export async function storeAppeal(
  transaction: Reader,
  { userId, which, text }: NewAppeal,
): Promise<{ sanction: OwnSanction; isNew: boolean }> {
  const { id } = await requireOwnSanction(transaction, userId, which);
  const { rowCount } = await transaction.execute(sql`
    insert into appeals (act_id, user_id, text) values (${id}, ${userId}, ${text}) on conflict do nothing`);
  const sanction = await requireOwnSanction(transaction, userId, sql`a.id = ${id}`);
  if (sanction.appeal?.text !== text) throw new ProblemError('APPEAL_SENT');
  return { sanction, isNew: rowCount === 1 };
}

interface Outcome {
  by: string;
  lifted: boolean;
  reply?: string;
}

/**
 * Closes open appeals, also those against sanctions that were lifted without one, and marks staff's notifications
 * read. Returns the ids of the staff whose inbox changed.
 */
export async function settleAppeals(
  transaction: Reader,
  which: SQL,
  { by, lifted, reply = '' }: Outcome,
): Promise<string[]> {
  const { rows } = await transaction.execute<{ user_id: string }>(sql`
    with settled as (
      update appeals o set lifted = ${lifted}, reply = ${reply}, decided_by = ${by}, decided_at = now()
      from moderation_acts a where a.id = o.act_id and o.decided_at is null and ${which} returning o.act_id
    )
    update notices set read_at = coalesce(read_at, now()), told_at = coalesce(told_at, now())
    from settled where appealed_act_id = settled.act_id returning notices.user_id`);
  return rows.map(({ user_id }) => user_id);
}
