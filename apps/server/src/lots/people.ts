import { createHash, randomInt } from 'node:crypto';
import type { Person, WineryRole } from '@orbit-vine/contract/lots.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import type { Database } from '../platform/db/database.ts';
import { isUniqueViolation } from '../platform/db/errors.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { lockWinery, type Transaction, takeNextSeqs } from './next-seq.ts';
import { type PersonRow, personColumns, personView } from './view.ts';

/** Letters and digits that nobody takes for one another, on paper or by ear. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const makeCode = () => Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('');
const hashOf = (code: string) => createHash('sha256').update(`winery ${code}`).digest('base64url');

export interface Invited {
  person: Person;
  code: string;
  seq: number;
}

interface Inviting {
  wineryId: string;
  name: string;
  role: WineryRole;
  phone?: string | undefined;
}

export async function invitePerson(
  database: Database,
  { wineryId, name, role, phone }: Inviting,
): Promise<Invited> {
  const code = makeCode();
  return changingPeople(database, wineryId, async (transaction) => {
    const { rows } = await transaction.execute<PersonRow>(sql`
      insert into winery_people (winery_id, name, role, phone, invitation, invited_at)
      select ${wineryId}, ${name}, ${role}, ${phone ?? null}, ${hashOf(code)}, now()
      where (select count(*) from winery_people where winery_id = ${wineryId}) < ${serverLimits.wineryPeople}
      returning ${personColumns}`);
    if (!rows[0]) throw new ProblemError('TOO_MANY_WINERIES');
    return { person: personView(rows[0], true), code };
  });
}

export async function renewInvitation(
  database: Database,
  { wineryId, personId }: { wineryId: string; personId: string },
): Promise<Invited> {
  const code = makeCode();
  return changingPeople(database, wineryId, async (transaction) => {
    const { rows } = await transaction.execute<PersonRow>(sql`
      update winery_people set invitation = ${hashOf(code)}, invited_at = now()
      where id = ${personId} and winery_id = ${wineryId} and removed_at is null returning ${personColumns}`);
    if (!rows[0]) throw new ProblemError('PERSON_NOT_FOUND');
    return { person: personView(rows[0], true), code };
  });
}

interface Changing {
  wineryId: string;
  personId: string;
  name?: string | undefined;
  role?: WineryRole | undefined;
  phone?: string | null | undefined;
  removed?: boolean | undefined;
}

export async function changePerson(
  database: Database,
  { wineryId, personId, name, role, phone, removed }: Changing,
): Promise<{ person: Person; seq: number }> {
  return changingPeople(database, wineryId, async (transaction) => {
    const { rows } = await transaction.execute<PersonRow>(sql`
      update winery_people set name = coalesce(${name ?? null}, name), role = coalesce(${role ?? null}, role),
        phone = case when ${phone !== undefined} then ${phone ?? null} else phone end,
        phone_confirmed_at = case when ${phone === undefined} or phone = ${phone ?? null} then phone_confirmed_at end,
        invitation = case when ${removed === true} then null else invitation end,
        removed_at = case when ${removed === undefined} then removed_at when ${removed === true} then now() end
      where id = ${personId} and winery_id = ${wineryId} returning ${personColumns}`);
    if (!rows[0]) throw new ProblemError('PERSON_NOT_FOUND');
    const { rows: owners } = await transaction.execute(sql`
      select 1 from winery_people
      where winery_id = ${wineryId} and role = 'owner' and user_id is not null and removed_at is null`);
    if (owners.length === 0) throw new ProblemError('LAST_OWNER');
    return { person: personView(rows[0], true) };
  });
}

const isInTime = sql`invited_at > now() - make_interval(days => ${serverLimits.invitationDays}) and removed_at is null`;

/** The member is the person that was invited from now on. Somebody who is there already keeps who they are. */
export async function joinByCode(
  database: Database,
  { code, userId }: { code: string; userId: string },
): Promise<{ wineryId: string; seq: number }> {
  const hash = hashOf(code.trim().toUpperCase());
  const { rows } = await database.execute<{ winery_id: string }>(
    sql`select winery_id from winery_people where invitation = ${hash} and user_id is null and ${isInTime}`,
  );
  const wineryId = rows[0]?.winery_id;
  if (wineryId === undefined) throw new ProblemError('INVITATION_INVALID');
  return changingPeople(database, wineryId, async (transaction) => {
    const { rowCount } = await transaction.execute(sql`
      update winery_people p set user_id = ${userId}, invitation = null
      where invitation = ${hash} and user_id is null and ${isInTime}
        and not exists (select from winery_people o where o.winery_id = p.winery_id and o.user_id = ${userId})`);
    if (rowCount === 0) throw new ProblemError('INVITATION_INVALID');
    return { wineryId };
  });
}

/** Whoever texts the code from the number that it was made for has shown that the number is theirs. */
export async function confirmPhone(
  database: Database,
  { code, phone }: { code: string; phone: string },
): Promise<{ wineryId: string; seq: number } | undefined> {
  const hash = hashOf(code.trim().toUpperCase());
  const { rows } = await database.execute<{ winery_id: string }>(sql`
    select winery_id from winery_people where invitation = ${hash} and phone = ${phone} and ${isInTime}`);
  const wineryId = rows[0]?.winery_id;
  if (wineryId === undefined) return undefined;
  return changingPeople(database, wineryId, async (transaction) => {
    await transaction.execute(sql`
      update winery_people set phone_confirmed_at = now(), opted_out_at = null,
        invitation = case when user_id is null then invitation end
      where invitation = ${hash} and phone = ${phone} and ${isInTime}`);
    return { wineryId };
  });
}

async function changingPeople<Result extends object>(
  database: Database,
  wineryId: string,
  change: (transaction: Transaction) => Promise<Result>,
): Promise<Result & { seq: number }> {
  try {
    return await database.transaction(async (transaction) => {
      await lockWinery(transaction, wineryId);
      const result = await change(transaction);
      return { ...result, seq: await takeNextSeqs(transaction, wineryId, { count: 1, cellar: true }) };
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new ProblemError('PHONE_TAKEN') : error;
  }
}
