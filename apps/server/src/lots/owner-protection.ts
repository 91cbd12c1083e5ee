import type { Person, WineryRole } from '@orbit-vine/contract/lots.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { type Actor, recordAct } from './acts.ts';
import { changeAsOwner, type OwnerParts, type Writer } from './change-people.ts';
import { recordAndMail } from './mail-owners.ts';
import { type PersonRow, personColumns, personView } from './view.ts';

/* A thief with a stolen session who makes themselves an owner must not be able to take the winery from its owner. */

export interface PersonBefore {
  id: string;
  name: string;
  role: WineryRole;
  user_id: string | null;
  phone: string | null;
  phone_confirmed_at: string | null;
  removed_at: string | null;
  owner_since: string;
}

/** Of `winery_people`: since when the person has been an owner. */
export const ownerFrom = sql`coalesce(owner_since, created_at)`;

interface Ending {
  before: PersonBefore;
  changes: {
    role?: WineryRole | undefined;
    phone?: string | null | undefined;
    removed?: boolean | undefined;
  };
  by: Actor;
}

/**
 * Owners may leave. Removing one takes an owner of longer standing; a newer owner must first ask them to leave and wait some days
 * for an answer. Only the owner may change their own phone number, since it identifies their texts.
 */
export async function requireMayEndOwnership(
  transaction: Writer,
  { before, changes, by }: Ending,
): Promise<void> {
  const { role, phone, removed } = changes;
  const isOtherOwner =
    before.role === 'owner' &&
    before.user_id !== null &&
    before.removed_at === null &&
    before.id !== by.personId;
  if (!isOtherOwner) return;
  if (phone !== undefined && phone !== before.phone) throw new ProblemError('OWNER_PHONE');
  if (removed !== true && (role === undefined || role === 'owner')) return;
  const { rowCount } = await transaction.execute(sql`
    select from winery_people p join winery_people me on me.id = ${by.personId}
    where p.id = ${before.id} and (
      coalesce(me.owner_since, me.created_at) < coalesce(p.owner_since, p.created_at)
      or p.leave_asked_at <= now() - make_interval(days => ${serverLimits.ownerNoticeDays})
        and exists (select from winery_people o
          where o.id = p.leave_asked_by and o.role = 'owner' and o.removed_at is null))`);
  if (rowCount === 0) throw new ProblemError('OWNER_PROTECTED');
}

interface LeaveRequest {
  wineryId: string;
  personId: string;
  by: Actor;
}

/** Repeating the request does not restart the waiting days, as long as the first requester is still an owner. */
export function askToLeave(
  parts: OwnerParts,
  { wineryId, personId, by }: LeaveRequest,
): Promise<{ person: Person; seq: number }> {
  return changeAsOwner(parts, wineryId, by, async (transaction) => {
    const { rows } = await transaction.execute<PersonRow>(sql`
      update winery_people p set leave_asked_at = now(), leave_asked_by = ${by.personId}
      where id = ${personId} and winery_id = ${wineryId} and id <> ${by.personId}
        and role = 'owner' and user_id is not null and removed_at is null
        and not exists (select from winery_people o
          where o.id = p.leave_asked_by and o.role = 'owner' and o.removed_at is null)
      returning ${personColumns}`);
    if (rows[0]) {
      const details = { role: 'owner', formerRole: 'owner' } as const;
      const act = { kind: 'ask-to-leave', aboutPersonId: personId, details } as const;
      await recordAndMail(transaction, parts, wineryId, by, act);
      return { person: personView(rows[0], true) };
    }
    const { rows: pending } = await transaction.execute<PersonRow>(sql`
      select ${personColumns} from winery_people
      where id = ${personId} and winery_id = ${wineryId} and leave_asked_at is not null and removed_at is null`);
    if (!pending[0]) throw new ProblemError('PERSON_NOT_FOUND');
    return { person: personView(pending[0], true) };
  });
}

/** Only the owner who was asked to leave may refuse. */
export function refuseToLeave(
  parts: OwnerParts,
  { wineryId, personId, by }: LeaveRequest,
): Promise<{ person: Person; seq: number }> {
  return changeAsOwner(parts, wineryId, by, async (transaction) => {
    if (personId !== by.personId) throw new ProblemError('FORBIDDEN');
    const { rows } = await transaction.execute<PersonRow>(sql`
      update winery_people set leave_asked_at = null, leave_asked_by = null
      where id = ${personId} and winery_id = ${wineryId} and leave_asked_at is not null returning ${personColumns}`);
    if (!rows[0]) throw new ProblemError('PERSON_NOT_FOUND');
    await recordAct(transaction, wineryId, by, { kind: 'refuse-to-leave', aboutPersonId: personId });
    return { person: personView(rows[0], true) };
  });
}
