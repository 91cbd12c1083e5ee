import { firstSetup, type Setup } from '@orbit-vine/cellar-book/setup.ts';
import type { WinerySettings } from '@orbit-vine/contract/lots.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { type Actor, recordAct } from './acts.ts';
import { actAsOwner, changeAsOwner, type OwnerParts } from './change-people.ts';
import type { OwnWinery } from './find-winery.ts';
import { ownersOf, recordAndMail } from './mail-owners.ts';

interface Making {
  id: string;
  settings: WinerySettings;
  userId: string;
  name: string;
}

/** Creates a winery with its owner; false if the id is taken. */
export async function makeWinery(
  database: Database,
  { id, settings, userId, name }: Making,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ count: string }>(
      sql`select count(*) from winery_people where user_id = ${userId} and role = 'owner'`,
    );
    if (Number(rows[0]?.count) >= serverLimits.wineriesPerMember) throw new ProblemError('TOO_MANY_WINERIES');
    const { rowCount } = await transaction.execute(sql`
      insert into wineries (id, seq, cellar_seq, settings, setup)
      values (${id}, 1, 1, ${JSON.stringify(settings)}::jsonb, ${JSON.stringify(firstSetup)}::jsonb)
      on conflict (id) do nothing`);
    if (rowCount === 0) return false;
    await transaction.execute(
      sql`insert into winery_people (winery_id, name, role, user_id) values (${id}, ${name}, 'owner', ${userId})`,
    );
    return true;
  });
}

type Settings = { [Key in keyof WinerySettings]?: WinerySettings[Key] | undefined };

export async function changeSettings(
  parts: OwnerParts,
  { wineryId, by, changes }: { wineryId: string; by: Actor; changes: Settings },
): Promise<number> {
  const { seq } = await changeAsOwner(parts, wineryId, by, async (transaction) => {
    const { rows } = await transaction.execute<{ settings: WinerySettings }>(
      sql`select settings from wineries where id = ${wineryId}`,
    );
    await transaction.execute(
      sql`update wineries set settings = settings || ${JSON.stringify(changes)}::jsonb where id = ${wineryId}`,
    );
    const before: Settings = rows[0]?.settings ?? {};
    const changed = (Object.keys(changes) as (keyof WinerySettings)[]).filter(
      (key) => JSON.stringify(changes[key]) !== JSON.stringify(before[key]),
    );
    const of = (settings: Settings) => Object.fromEntries(changed.map((key) => [key, settings[key] ?? null]));
    const details = { settingsFrom: of(before), settingsTo: of(changes) };
    if (changed.length > 0) await recordAct(transaction, wineryId, by, { kind: 'change-settings', details });
    return {};
  });
  return seq;
}

/** Replaces the set-up unless it was changed after the caller read it. */
export async function changeSetup(
  parts: OwnerParts,
  { wineryId, by, seq, setup }: { wineryId: string; by: Actor; seq: number; setup: Setup },
): Promise<number> {
  const changed = await changeAsOwner(parts, wineryId, by, async (transaction) => {
    const { rowCount } = await transaction.execute(sql`
      update wineries set setup = ${JSON.stringify(setup)}::jsonb where id = ${wineryId} and cellar_seq <= ${seq}`);
    if (rowCount === 0) throw new ProblemError('SETUP_CHANGED');
    // Entering a list of vessels takes many saves; one act an hour is enough.
    const { rowCount: recentActs } = await transaction.execute(sql`
      select from winery_acts where winery_id = ${wineryId} and kind = 'change-setup' and person_id = ${by.personId}
        and created_at > now() - interval '1 hour' limit 1`);
    if (recentActs === 0) await recordAct(transaction, wineryId, by, { kind: 'change-setup' });
    return {};
  });
  return changed.seq;
}

/** Deletes a winery. Other owners would lose it too, so they must have left. */
export async function deleteWinery(
  parts: OwnerParts,
  { winery, by, name }: { winery: OwnWinery; by: Actor; name: string },
): Promise<void> {
  const { id, settings } = winery;
  if (settings.name !== name.trim()) throw new ProblemError('NAME_DIFFERS');
  await actAsOwner(parts, id, by, async (transaction) => {
    if ((await ownersOf(transaction, id)).length > 1) throw new ProblemError('OTHER_OWNERS');
    await recordAndMail(transaction, parts, id, by, { kind: 'delete' });
    await transaction.execute(sql`delete from wineries where id = ${id}`);
    return {};
  });
}
