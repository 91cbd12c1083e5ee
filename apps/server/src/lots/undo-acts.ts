import type { WineryActKind } from '@orbit-vine/contract/lots-history.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import type { ActDetails } from './acts.ts';
import type { Transaction } from './next-seq.ts';

export interface ActRow extends Record<string, unknown> {
  id: string;
  kind: WineryActKind;
  user_id: string | null;
  person_id: string | null;
  about_person_id: string | null;
  token_id: string | null;
  details: ActDetails;
}

type Settings = NonNullable<ActDetails['settingsFrom']>;
type Undo = (transaction: Transaction, wineryId: string, act: ActRow) => Promise<boolean>;

/** A change of a person; false if it no longer applies. */
const onPerson =
  (set: (act: ActRow) => SQL, where: (act: ActRow) => SQL = () => sql`true`): Undo =>
  async (transaction, wineryId, act) => {
    const { rowCount } = await transaction.execute(sql`
      update winery_people p set ${set(act)}
      where id = ${act.about_person_id} and winery_id = ${wineryId} and ${where(act)}`);
    return rowCount !== 0;
  };

/** Of `winery_people p`: no other person has confirmed the number. */
const isFree = (phone: SQL) => sql`not exists (select from winery_people o
  where o.phone = ${phone} and o.phone_confirmed_at is not null and o.removed_at is null and o.id <> p.id)`;

const readmit = sql`removed_at = null,
  phone_confirmed_at = case when ${isFree(sql`p.phone`)} then phone_confirmed_at end`;
const shutOut = sql`removed_at = coalesce(removed_at, now()), invitation = null, leave_asked_at = null, leave_asked_by = null`;
const isThere = () => sql`removed_at is null`;
const isGone = () => sql`removed_at is not null`;
const comeBack = onPerson(() => readmit, isGone);

/** Removes the member who joined with a renewed code, and records who it was; the person can be invited again. */
async function detach(transaction: Transaction, wineryId: string, act: ActRow): Promise<boolean> {
  const { rows } = await transaction.execute<{ joined: string | null }>(sql`
    select (select p.user_id from winery_acts j join winery_acts a on a.id = ${act.id}
      where j.kind = 'join' and j.person_id = p.id and j.created_at > a.created_at limit 1) as joined
    from winery_people p where p.id = ${act.about_person_id} and p.winery_id = ${wineryId}`);
  const detached = rows[0]?.joined ?? null;
  const { rowCount } = await transaction.execute(sql`
    update winery_people p set invitation = null,
      user_id = case when ${detached}::uuid is null then p.user_id end,
      owner_since = case when ${detached}::uuid is null then owner_since end,
      phone_confirmed_at = case when phone_confirmed_at < a.created_at then phone_confirmed_at end
    from winery_acts a
    where a.id = ${act.id} and p.id = a.about_person_id
      and (p.invitation is not null or ${detached}::uuid is not null or p.phone_confirmed_at >= a.created_at)`);
  if (detached !== null)
    await transaction.execute(sql`
      update winery_acts set details = details || jsonb_build_object('detached', ${detached}::text) where id = ${act.id}`);
  return rowCount !== 0;
}

async function replaceSettings(
  transaction: Transaction,
  wineryId: string,
  { from, to }: { from: Settings; to: Settings },
): Promise<boolean> {
  const { rows } = await transaction.execute<{ settings: Settings }>(
    sql`select settings from wineries where id = ${wineryId}`,
  );
  const present = rows[0]?.settings ?? {};
  const standing = Object.keys(to).filter(
    (key) => JSON.stringify(present[key] ?? null) === JSON.stringify(from[key] ?? null),
  );
  if (standing.length === 0) return false;
  const back = JSON.stringify(Object.fromEntries(standing.map((key) => [key, to[key]])));
  await transaction.execute(
    sql`update wineries set settings = settings || ${back}::jsonb where id = ${wineryId}`,
  );
  return true;
}

/** Undoes what an act changed, unless it was changed again since. Acts that are not listed stay, and remain in the history. */
export const undo: Partial<Record<WineryActKind, Undo>> = {
  invite: onPerson(() => shutOut, isThere),
  readmit: onPerson(() => shutOut, isThere),
  'renew-invitation': detach,
  'change-role': onPerson(
    ({
      details,
    }) => sql`role = ${details.from ?? 'viewer'}, owner_since = ${details.ownerSince ?? null}::timestamptz,
      leave_asked_at = null, leave_asked_by = null`,
    ({ details }) => sql`role = ${details.to ?? null}`,
  ),
  'change-phone': onPerson(
    ({ details: { from = null, confirmedAt = null } }) => sql`phone = ${from}::text,
      phone_confirmed_at = case when ${isFree(sql`${from}::text`)} then ${confirmedAt}::timestamptz end`,
    ({ details }) => sql`phone is not distinct from ${details.to ?? null}::text`,
  ),
  rename: onPerson(
    ({ details }) => sql`name = ${details.from ?? ''}`,
    ({ details }) => sql`name = ${details.to ?? null}`,
  ),
  remove: comeBack,
  leave: comeBack,
  'ask-to-leave': onPerson(
    () => sql`leave_asked_at = null, leave_asked_by = null`,
    ({ person_id }) => sql`leave_asked_by = ${person_id}`,
  ),
  'make-key': async (transaction, wineryId, { token_id }) => {
    const { rowCount } = await transaction.execute(sql`
      update winery_tokens set revoked_at = now()
      where id = ${token_id} and winery_id = ${wineryId} and revoked_at is null`);
    return rowCount !== 0;
  },
  'change-settings': (transaction, wineryId, { details: { settingsFrom = {}, settingsTo = {} } }) =>
    replaceSettings(transaction, wineryId, { from: settingsTo, to: settingsFrom }),
};

const notOwner = sql`(role <> 'owner' or user_id is null or removed_at is not null)`;

/** Repeats an undone act. Removing an owner is not repeated: it has to follow its own rules. */
export const redo: Partial<Record<WineryActKind, Undo>> = {
  invite: onPerson(() => sql`${readmit}, owner_since = case when role = 'owner' then now() end`, isGone),
  readmit: onPerson(() => sql`${readmit}, owner_since = case when role = 'owner' then now() end`, isGone),
  'renew-invitation': onPerson(
    ({ details }) => sql`user_id = ${details.detached ?? null}::uuid,
      owner_since = case when role = 'owner' then now() end`,
    ({ details }) => sql`user_id is null and ${details.detached ?? null}::uuid is not null
      and not exists (select from winery_people o
        where o.winery_id = p.winery_id and o.user_id = ${details.detached ?? null}::uuid)`,
  ),
  'change-role': onPerson(
    ({ details }) => sql`role = ${details.to ?? 'viewer'},
      owner_since = case when ${details.to ?? null}::text = 'owner' then now() end`,
    ({ details }) => sql`role = ${details.from ?? null} and ${notOwner}`,
  ),
  'change-phone': onPerson(
    ({ details }) => sql`phone = ${details.to ?? null}::text, phone_confirmed_at = null`,
    ({ details }) => sql`phone is not distinct from ${details.from ?? null}::text`,
  ),
  rename: onPerson(
    ({ details }) => sql`name = ${details.to ?? ''}`,
    ({ details }) => sql`name = ${details.from ?? null}`,
  ),
  remove: onPerson(
    () => shutOut,
    () => sql`removed_at is null and ${notOwner}`,
  ),
  'make-key': async (transaction, wineryId, { token_id }) => {
    const { rowCount } = await transaction.execute(sql`
      update winery_tokens set revoked_at = null
      where id = ${token_id} and winery_id = ${wineryId} and revoked_at is not null`);
    return rowCount !== 0;
  },
  'change-settings': (transaction, wineryId, { details: { settingsFrom = {}, settingsTo = {} } }) =>
    replaceSettings(transaction, wineryId, { from: settingsFrom, to: settingsTo }),
};
