import type { Person, WineryRole } from '@orbit-vine/contract/lots.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { Actor, NewAct } from './acts.ts';
import { recordAct } from './acts.ts';
import { changeAsOwner, type OwnerParts, type Writer } from './change-people.ts';
import { hashOfInvitation, newInvitationCode } from './invitation-codes.ts';
import { recordAndMail } from './mail-owners.ts';
import { ownerFrom, type PersonBefore, requireMayEndOwnership } from './owner-protection.ts';
import { type PersonRow, personColumns, personView } from './view.ts';

export interface PeopleParts extends OwnerParts {
  /** The HMAC key for hashes of invitation codes. */
  secret: string;
}

interface ByOwner {
  wineryId: string;
  by: Actor;
}

export interface Invited {
  person: Person;
  code: string;
  seq: number;
}

interface Inviting extends ByOwner {
  name: string;
  role: WineryRole;
  phone?: string | undefined;
}

export function invitePerson(
  parts: PeopleParts,
  { wineryId, by, name, role, phone }: Inviting,
): Promise<Invited> {
  const code = newInvitationCode();
  return changeAsOwner(parts, wineryId, by, async (transaction) => {
    const { rows } = await transaction.execute<PersonRow>(sql`
      insert into winery_people (winery_id, name, role, phone, invitation, invited_at)
      select ${wineryId}::uuid, ${name}, ${role}, ${phone ?? null}, ${hashOfInvitation(code, parts.secret)}, now()
      from winery_people where winery_id = ${wineryId}
      having count(*) filter (where removed_at is null) < ${serverLimits.wineryPeople}
        and count(*) < ${serverLimits.wineryPeopleEver}
      returning ${personColumns}`);
    const [invited] = rows;
    if (!invited) throw new ProblemError('TOO_MANY_WINERIES');
    const act = { kind: 'invite', aboutPersonId: invited.id, details: { role } } as const;
    await recordAndMail(transaction, parts, wineryId, by, act);
    return { person: personView(invited, true), code };
  });
}

export function renewInvitation(
  parts: PeopleParts,
  { wineryId, by, personId }: ByOwner & { personId: string },
): Promise<Invited> {
  const code = newInvitationCode();
  return changeAsOwner(parts, wineryId, by, async (transaction) => {
    const { rows } = await transaction.execute<PersonRow>(sql`
      update winery_people set invitation = ${hashOfInvitation(code, parts.secret)}, invited_at = now()
      where id = ${personId} and winery_id = ${wineryId} and removed_at is null returning ${personColumns}`);
    const [invited] = rows;
    if (!invited) throw new ProblemError('PERSON_NOT_FOUND');
    const details = { role: invited.role };
    const act = { kind: 'renew-invitation', aboutPersonId: personId, details } as const;
    await recordAndMail(transaction, parts, wineryId, by, act);
    return { person: personView(invited, true), code };
  });
}

interface Changes {
  name?: string | undefined;
  role?: WineryRole | undefined;
  phone?: string | null | undefined;
  removed?: boolean | undefined;
}

export function changePerson(
  parts: OwnerParts,
  { wineryId, by, personId, ...changes }: ByOwner & Changes & { personId: string },
): Promise<{ person: Person; seq: number }> {
  return changeAsOwner(parts, wineryId, by, async (transaction) => {
    const before = await findPerson(transaction, wineryId, personId);
    await requireMayEndOwnership(transaction, { before, changes, by });
    const person = await writeChanges(transaction, { wineryId, personId, ...changes });
    for (const act of actsOf(before, changes, by))
      if (isMailed(act)) await recordAndMail(transaction, parts, wineryId, by, act);
      else await recordAct(transaction, wineryId, by, act);
    return { person };
  });
}

async function findPerson(transaction: Writer, wineryId: string, personId: string): Promise<PersonBefore> {
  const { rows } = await transaction.execute<PersonBefore & Record<string, unknown>>(sql`
    select id, name, role, user_id, phone, phone_confirmed_at, removed_at, ${ownerFrom} as owner_since
    from winery_people where id = ${personId} and winery_id = ${wineryId}`);
  if (!rows[0]) throw new ProblemError('PERSON_NOT_FOUND');
  return rows[0];
}

async function writeChanges(
  transaction: Writer,
  { wineryId, personId, name, role, phone, removed }: Changes & { wineryId: string; personId: string },
): Promise<Person> {
  const isOwner = sql`coalesce(${role ?? null}, role) = 'owner'`;
  const becomesOwner = sql`(role <> 'owner' or ${removed === false} and removed_at is not null)`;
  const { rows } = await transaction.execute<PersonRow>(sql`
    update winery_people set name = coalesce(${name ?? null}, name), role = coalesce(${role ?? null}, role),
      phone = case when ${phone !== undefined} then ${phone ?? null} else phone end,
      phone_confirmed_at = case when ${phone === undefined} or phone = ${phone ?? null} then phone_confirmed_at end,
      invitation = case when ${removed === true} then null else invitation end,
      removed_at = case when ${removed === undefined} then removed_at
        when ${removed === true} then coalesce(removed_at, now()) end,
      owner_since = case when not ${isOwner} then null when ${becomesOwner} then now() else owner_since end,
      leave_asked_at = case when ${isOwner} and ${removed !== true} then leave_asked_at end,
      leave_asked_by = case when ${isOwner} and ${removed !== true} then leave_asked_by end
    where id = ${personId} and winery_id = ${wineryId} returning ${personColumns}`);
  const { rowCount } = await transaction.execute(sql`
    select from winery_people
    where winery_id = ${wineryId} and role = 'owner' and user_id is not null and removed_at is null`);
  if (!rows[0]) throw new ProblemError('PERSON_NOT_FOUND');
  if (rowCount === 0) throw new ProblemError('LAST_OWNER');
  return personView(rows[0], true);
}

/** One act per change, so that each can be undone separately. */
function actsOf(before: PersonBefore, { name, role, phone, removed }: Changes, by: Actor): NewAct[] {
  const aboutPersonId = before.id;
  const acts: NewAct[] = [];
  const isOwn = aboutPersonId === by.personId;
  if (name !== undefined && name !== before.name)
    acts.push({ kind: 'rename', aboutPersonId, details: { from: before.name, to: name } });
  if (phone !== undefined && phone !== before.phone) {
    const { phone: from, phone_confirmed_at: confirmedAt } = before;
    acts.push({ kind: 'change-phone', aboutPersonId, details: { from, to: phone, confirmedAt } });
  }
  if (role !== undefined && role !== before.role) {
    const ownerSince = before.role === 'owner' ? before.owner_since : null;
    const details = { role, formerRole: before.role, from: before.role, to: role, ownerSince };
    acts.push({ kind: 'change-role', aboutPersonId, details });
  }
  if (removed !== undefined && removed !== (before.removed_at !== null)) {
    const kind = removed ? (isOwn ? 'leave' : 'remove') : 'readmit';
    acts.push({ kind, aboutPersonId, details: { role: before.role } });
  }
  return acts;
}

/** Renames, and people leaving who were not owners, are recorded without a letter. */
function isMailed({ kind, details }: NewAct): boolean {
  if (kind === 'rename') return false;
  return (kind !== 'remove' && kind !== 'leave') || details?.role === 'owner';
}
