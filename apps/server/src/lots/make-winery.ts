import { FIRST_SETUP, type Setup } from '@orbit-vine/cellar-book/desk/setup.ts';
import type { WinerySettings } from '@orbit-vine/contract/lots.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { OwnWinery } from './find-winery.ts';
import { lockWinery, takeNextSeqs } from './next-seq.ts';

interface Making {
  id: string;
  settings: WinerySettings;
  userId: string;
  /** What the owner is called in the book. */
  name: string;
}

/** Makes a winery with its owner; false if the id is there already, whose it ever is. */
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
      values (${id}, 1, 1, ${JSON.stringify(settings)}::jsonb, ${JSON.stringify(FIRST_SETUP)}::jsonb)
      on conflict (id) do nothing`);
    if (rowCount === 0) return false;
    await transaction.execute(
      sql`insert into winery_people (winery_id, name, role, user_id) values (${id}, ${name}, 'owner', ${userId})`,
    );
    return true;
  });
}

export async function changeSettings(
  database: Database,
  {
    wineryId,
    changes,
  }: { wineryId: string; changes: { [Key in keyof WinerySettings]?: WinerySettings[Key] | undefined } },
): Promise<number> {
  return database.transaction(async (transaction) => {
    await lockWinery(transaction, wineryId);
    await transaction.execute(
      sql`update wineries set settings = settings || ${JSON.stringify(changes)}::jsonb where id = ${wineryId}`,
    );
    return takeNextSeqs(transaction, wineryId, { count: 1, cellar: true });
  });
}

/** The set-up anew, unless it was changed since it was read. */
export async function changeSetup(
  database: Database,
  { wineryId, seq, setup }: { wineryId: string; seq: number; setup: Setup },
): Promise<number> {
  return database.transaction(async (transaction) => {
    await lockWinery(transaction, wineryId);
    const { rowCount } = await transaction.execute(sql`
      update wineries set setup = ${JSON.stringify(setup)}::jsonb where id = ${wineryId} and cellar_seq <= ${seq}`);
    if (rowCount === 0) throw new ProblemError('SETUP_CHANGED');
    return takeNextSeqs(transaction, wineryId, { count: 1, cellar: true });
  });
}

/** All of a winery, for good. */
export async function deleteWinery(
  database: Database,
  { id, settings }: OwnWinery,
  name: string,
): Promise<void> {
  if (settings.name !== name.trim()) throw new ProblemError('NAME_DIFFERS');
  await database.execute(sql`delete from wineries where id = ${id}`);
}
