import type { Database } from '../platform/db/database.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { jsonArray } from '../platform/text/json-array.ts';
import type { CellarWorkers } from './cellar-workers.ts';
import { type OwnWinery, selectWineries } from './find-winery.ts';
import { streamEntries } from './stream-entries.ts';

const messagesPerPage = 500;

interface File {
  name: string;
  input: string | AsyncIterable<string> | ReadableStream<Uint8Array>;
}

interface Parts {
  database: Database;
  workers: CellarWorkers;
}

export async function* wineryFiles(
  { database, workers }: Parts,
  winery: OwnWinery,
  folder = '',
): AsyncGenerator<File> {
  const { id, settings, setup } = winery;
  const file = (name: string, value: unknown) => ({
    name: `${folder}${name}`,
    input: JSON.stringify(value, undefined, 2),
  });
  yield { name: `${folder}entries.csv`, input: streamEntries(workers, winery) };
  const history = await database.execute(sql`
    select kind, person_id, about_person_id, device, details, created_at, undone_at, restored_at
    from winery_acts where winery_id = ${id} order by created_at, id`);
  yield file('winery.json', { id, ...settings, setup, history: history.rows });
  const people = await database.execute(
    sql`select id, name, role, phone, removed_at, created_at from winery_people where winery_id = ${id} order by created_at`,
  );
  yield file('people.json', people.rows);
  const columns = sql`id, seq, person_id, via, gateway_id, text, received_at, state, reply, follows`;
  yield { name: `${folder}messages.json`, input: streamMessages(database, columns, sql`winery_id = ${id}`) };
}

/** For a member's own export: everything of wineries they own; of other wineries only their own messages. */
export async function* memberWineryFiles(parts: Parts, userId: string): AsyncGenerator<File> {
  for (const winery of await selectWineries(parts.database, sql`p.user_id = ${userId}`)) {
    const folder = `wineries/${winery.id}/`;
    if (winery.role === 'owner') yield* wineryFiles(parts, winery, folder);
    else {
      const columns = sql`id, seq, text, received_at, reply`;
      const own = sql`person_id = ${winery.personId}`;
      yield { name: `${folder}own-messages.json`, input: streamMessages(parts.database, columns, own) };
    }
  }
}

function streamMessages(database: Database, columns: SQL, condition: SQL): AsyncGenerator<string> {
  return jsonArray(async (last: { seq: string } | undefined) => {
    const { rows } = await database.execute<{ seq: string }>(sql`
      select ${columns} from winery_messages
      where ${condition} and seq > ${last?.seq ?? 0}::bigint order by seq limit ${messagesPerPage}`);
    return rows;
  });
}

/** Deletes the wineries of which the member is the only owner; in others, their name stays with their entries. */
export async function forgetWineriesOf(database: Pick<Database, 'execute'>, userId: string): Promise<void> {
  await database.execute(sql`
    delete from wineries w where exists (
      select from winery_people p where p.winery_id = w.id and p.user_id = ${userId} and p.role = 'owner' and p.removed_at is null
    ) and not exists (
      select from winery_people o where o.winery_id = w.id and o.user_id <> ${userId} and o.role = 'owner' and o.removed_at is null
    )`);
  const own = sql`(select id from winery_people where user_id = ${userId})`;
  await database.execute(sql`
    update winery_acts set details = details - 'from' - 'to' where kind = 'change-phone' and about_person_id in ${own}`);
  await database.execute(sql`
    update winery_acts set details = details - 'detached' where details ->> 'detached' = ${userId}`);
  await database.execute(sql`update winery_acts set device = '' where user_id = ${userId}`);
  await database.execute(sql`
    update winery_people set phone = null, phone_confirmed_at = null, removed_at = coalesce(removed_at, now()), invitation = null
    where user_id = ${userId}`);
}
