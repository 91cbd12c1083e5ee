import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { entriesCsv } from './entries-csv.ts';
import { type OwnWinery, selectWineries } from './find-winery.ts';

interface File {
  name: string;
  input: string;
}

/** All that is kept of a winery: its book as a table, messages as they came, people, set-up. */
export async function* wineryFiles(database: Database, winery: OwnWinery, folder = ''): AsyncGenerator<File> {
  const { id, settings, setup } = winery;
  const file = (name: string, value: unknown) => ({
    name: `${folder}${name}`,
    input: JSON.stringify(value, undefined, 2),
  });
  yield { name: `${folder}entries.csv`, input: await entriesCsv(database, id, setup) };
  yield file('winery.json', { id, ...settings, setup });
  const people = await database.execute(
    sql`select id, name, role, phone, removed_at, created_at from winery_people where winery_id = ${id} order by created_at`,
  );
  yield file('people.json', people.rows);
  const messages = await database.execute(sql`
    select id, seq, person_id, via, gateway_id, text, received_at, state, reply, follows
    from winery_messages where winery_id = ${id} order by seq`);
  yield file('messages.json', messages.rows);
}

/** What a member's own export holds: wineries whole where they are an owner, of others what they said themselves. */
export async function* memberWineryFiles(database: Database, userId: string): AsyncGenerator<File> {
  for (const winery of await selectWineries(database, sql`p.user_id = ${userId}`)) {
    const folder = `wineries/${winery.id}/`;
    if (winery.role === 'owner') yield* wineryFiles(database, winery, folder);
    else {
      const said = await database.execute(sql`
        select id, text, received_at, reply from winery_messages where person_id = ${winery.personId} order by seq`);
      yield { name: `${folder}own-messages.json`, input: JSON.stringify(said.rows, undefined, 2) };
    }
  }
}

/** With a member go the wineries of which they were the only owner; in others their name stays beside what they entered. */
export async function forgetWineriesOf(database: Pick<Database, 'execute'>, userId: string): Promise<void> {
  await database.execute(sql`
    delete from wineries w where exists (
      select from winery_people p where p.winery_id = w.id and p.user_id = ${userId} and p.role = 'owner' and p.removed_at is null
    ) and not exists (
      select from winery_people o where o.winery_id = w.id and o.user_id <> ${userId} and o.role = 'owner' and o.removed_at is null
    )`);
  await database.execute(sql`
    update winery_people set phone = null, phone_confirmed_at = null, removed_at = coalesce(removed_at, now()), invitation = null
    where user_id = ${userId}`);
}
