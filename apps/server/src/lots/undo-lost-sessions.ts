import { sayWineryAct } from '@orbit-vine/contract/say-winery-act.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { winerySecuredLetter } from '../letters/winery-secured.ts';
import { sql } from '../platform/db/sql.ts';
import { recordAct } from './acts.ts';
import type { OwnerParts, Writer } from './change-people.ts';
import { ownersOf } from './mail-owners.ts';
import { type Transaction, takeNextSeqs } from './next-seq.ts';
import { type ActRow, undo } from './undo-acts.ts';

const window = sql`now() - make_interval(days => ${serverLimits.lostSessionDays})`;

interface ChangedWinery {
  wineryId: string;
  seq: number;
}

/**
 * Undoes what a member's sessions did in wineries, after all of them have ended because a thief may have had one: revokes keys and
 * feeds, voids invitations, removes the people who joined with them and what those did in turn, and restores people and settings.
 * All acts of the last days count: a stolen cookie is the same session as its owner's, and after a change of password nothing shows
 * which session was the thief's. The owner restores legitimate acts (`restore-act.ts`).
 */
export async function undoLostSessions(
  transaction: Writer,
  parts: Omit<OwnerParts, 'database'>,
  userId: string,
): Promise<ChangedWinery[]> {
  const wineries = await lockWineriesOf(transaction, userId);
  const changed: ChangedWinery[] = [];
  for (const wineryId of wineries) {
    const seq = await undoIn(transaction, parts, { wineryId, userId });
    if (seq !== undefined) changed.push({ wineryId, seq });
  }
  return changed;
}

export async function lockWineriesOf(transaction: Transaction, userId: string): Promise<string[]> {
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select id from wineries where id in (select winery_id from winery_people where user_id = ${userId})
    order by id for update`);
  return rows.map(({ id }) => id);
}

interface LostAccount {
  wineryId: string;
  userId: string;
}

async function undoIn(
  transaction: Writer,
  parts: Omit<OwnerParts, 'database'>,
  account: LostAccount,
): Promise<number | undefined> {
  const { wineryId, userId } = account;
  const own = await ownPersons(transaction, account);
  const [self] = own;
  if (self === undefined) return undefined;
  const owners = (await ownersOf(transaction, wineryId)).map(({ id }) => id);
  const { acts, suspects } = await suspectActs(transaction, account, own);
  const undone: ActRow[] = [];
  for (const act of acts.toReversed())
    if (await undo[act.kind]?.(transaction, wineryId, act)) undone.push(act);
  const keys = await revokeKeys(transaction, wineryId, suspects);
  const reinstated = await reinstateOwners(transaction, wineryId, undone);
  const marked = undone.filter((act) => !reinstated.includes(act)).map(({ id }) => id);
  await transaction.execute(sql`
    update winery_acts set undone_at = clock_timestamp(), undone_for = ${userId}
    where id = any(${sql.param(marked)}::uuid[])`);
  const rows = await rowsEntered(transaction, suspects);
  const count = marked.length + keys;
  if (count === 0 && rows === 0) return undefined;
  const details = { undone: count, rows };
  await recordAct(
    transaction,
    wineryId,
    { userId, personId: self, device: '' },
    { kind: 'secure-account', details },
  );
  if (count > 0) await mailOwners(transaction, parts, { ...account, self, marked, keys, rows, owners });
  return takeNextSeqs(transaction, wineryId, { count: 1, cellar: true });
}

async function ownPersons(transaction: Writer, { wineryId, userId }: LostAccount): Promise<string[]> {
  const { rows } = await transaction.execute<{ id: string }>(
    sql`select id from winery_people where winery_id = ${wineryId} and user_id = ${userId}`,
  );
  return rows.map(({ id }) => id);
}

/** The acts of the member and of everyone whom those acts let in, oldest first. */
async function suspectActs(
  transaction: Writer,
  { wineryId, userId }: LostAccount,
  own: string[],
): Promise<{ acts: ActRow[]; suspects: string[] }> {
  const { rows } = await transaction.execute<ActRow & { settled: boolean }>(sql`
    select id, kind, user_id, person_id, about_person_id, token_id, details,
      undone_at is not null or restored_at is not null as settled
    from winery_acts where winery_id = ${wineryId} and created_at > ${window} order by created_at, id`);
  const suspects = new Set(own);
  const coded = new Set<string>();
  const acts = rows.filter(({ kind, user_id, person_id, about_person_id: about, details, settled }) => {
    if (kind === 'join' && person_id !== null && coded.has(person_id)) suspects.add(person_id);
    const isSuspect = user_id === userId || (person_id !== null && suspects.has(person_id));
    if (!isSuspect || settled) return false;
    if (about !== null && (kind === 'invite' || kind === 'renew-invitation')) coded.add(about);
    if (about !== null && (kind === 'readmit' || (kind === 'change-role' && details.to === 'owner')))
      suspects.add(about);
    return true;
  });
  return { acts, suspects: [...suspects] };
}

/** Keys without a recorded act, made by a server of an earlier version. */
async function revokeKeys(transaction: Writer, wineryId: string, persons: string[]): Promise<number> {
  const { rowCount } = await transaction.execute(sql`
    update winery_tokens t set revoked_at = now()
    where winery_id = ${wineryId} and person_id = any(${sql.param(persons)}::uuid[]) and revoked_at is null
      and created_at > ${window} and not exists (select from winery_acts a where a.token_id = t.id)`);
  return rowCount ?? 0;
}

/** If no owner would be left, the people who were invited as owners stay. */
async function reinstateOwners(transaction: Writer, wineryId: string, undone: ActRow[]): Promise<ActRow[]> {
  if ((await ownersOf(transaction, wineryId)).length > 0) return [];
  const invitations = undone.filter(({ kind, details }) => kind === 'invite' && details.role === 'owner');
  const ids = invitations.flatMap(({ about_person_id: id }) => (id === null ? [] : [id]));
  await transaction.execute(sql`
    update winery_people set removed_at = null where id = any(${sql.param(ids)}::uuid[]) and user_id is not null`);
  return invitations;
}

/** Entries by form or import. Texts come from a phone, not from a session. */
async function rowsEntered(transaction: Writer, persons: string[]): Promise<number> {
  const { rows } = await transaction.execute<{ count: number }>(sql`
    select count(*)::int as count from winery_entries
    where person_id = any(${sql.param(persons)}::uuid[]) and via <> 'text' and created_at > ${window}`);
  return rows[0]?.count ?? 0;
}

interface SecuredWinery extends LostAccount {
  self: string;
  marked: string[];
  keys: number;
  rows: number;
  owners: string[];
}

async function mailOwners(
  transaction: Writer,
  { mail, publicUrl }: Omit<OwnerParts, 'database'>,
  { wineryId, userId, self, marked, keys, rows: entered, owners }: SecuredWinery,
): Promise<void> {
  const { rows: names } = await transaction.execute<{ winery: string; by: string }>(sql`
    select w.settings ->> 'name' as winery, p.name as by
    from wineries w join winery_people p on p.winery_id = w.id where w.id = ${wineryId} and p.id = ${self}`);
  const [{ winery, by } = { winery: '', by: '' }] = names;
  const undone = await sentencesOf(transaction, marked);
  if (keys > 0) undone.push(`Other keys and table addresses revoked: ${keys}.`);
  const { rows: readers } = await transaction.execute<{ id: string; name: string; email: string }>(sql`
    select distinct u.id, u.name, u.email from users u
    where u.email_verified and (u.id = any(${sql.param([...owners, userId])}::uuid[]) or exists (
      select from winery_people p
      where p.user_id = u.id and p.winery_id = ${wineryId} and p.role = 'owner' and p.removed_at is null))`);
  for (const { id, name, email } of readers) {
    const wineryLink = `${publicUrl}/lots?winery=${wineryId}`;
    const letter = winerySecuredLetter({
      name,
      winery,
      by,
      isOwn: id === userId,
      undone,
      rows: entered,
      wineryLink,
    });
    await mail.enqueue(transaction, { to: email, letter });
  }
}

async function sentencesOf(transaction: Writer, ids: string[]): Promise<string[]> {
  const { rows } = await transaction.execute<ActRow & { by: string | null; about: string | null }>(sql`
    select a.kind, a.details, p.name as by, q.name as about from winery_acts a
    left join winery_people p on p.id = a.person_id left join winery_people q on q.id = a.about_person_id
    where a.id = any(${sql.param(ids)}::uuid[]) order by a.created_at, a.id`);
  return rows.map(({ kind, details, by, about }) =>
    sayWineryAct({ ...details, kind, by: by ?? undefined, about: about ?? details.name }),
  );
}
