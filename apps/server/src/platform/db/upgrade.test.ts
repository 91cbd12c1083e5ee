import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { WineryChanges } from '@orbit-vine/contract/lots.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  copyDatabase,
  createEmptyDatabase,
  signInAgain,
  startCommunity,
} from '../../../testing/community.ts';
import { openDatabase } from './database.ts';
import { migrateDatabase, migrationCount } from './migrate.ts';

/** By commit 80b49f85: its 30 migrations, and test members and a test winery as inserts. */
const dump = gunzipSync(readFileSync(new URL('../../../testing/before-squash.sql.gz', import.meta.url)));

const loaded: { url: string; drop: () => Promise<unknown> }[] = [];
async function loadDump() {
  const database = await createEmptyDatabase();
  loaded.push(database);
  await ask(database.url, dump.toString());
  return database;
}
afterAll(() => Promise.all(loaded.map(({ drop }) => drop())));

async function ask<Row extends pg.QueryResultRow>(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function migrate(url: string) {
  const database = await openDatabase(url);
  await migrateDatabase(database).finally(() => database.$client.end());
}

const schema = `
  select concat_ws(' ', table_name, column_name, data_type, udt_name, is_nullable, column_default, collation_name,
    is_identity, generation_expression) as part
  from information_schema.columns where table_schema = 'public'
  union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
  union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select concat_ws(' ', collname, collprovider, colllocale) from pg_collation
    where collnamespace = 'public'::regnamespace
  order by 1`;
const partsOf = async (url: string) => (await ask<{ part: string }>(url, schema)).map(({ part }) => part);

describe('a database from before the migrations were squashed', () => {
  it('has the schema of a new database and keeps its rows', async () => {
    const old = await loadDump();
    const counts = `select (select count(*)::int from messages) as messages, (select count(*)::int from users) as users,
      (select count(*)::int from winery_entries) as entries, (select count(*)::int from drizzle.__drizzle_migrations) as migrations`;
    const before = await ask(old.url, counts);
    expect(before[0]).toMatchObject({ migrations: 30 });
    await migrate(old.url);
    // The first migration replaces the 30, so only the later ones run.
    expect(await ask(old.url, counts)).toEqual([{ ...before[0], migrations: 30 + migrationCount() - 1 }]);
    const fresh = await copyDatabase();
    loaded.push(fresh);
    expect(await partsOf(old.url)).toEqual(await partsOf(fresh.url));
  });

  it('has each reply in the thread of the first message', async () => {
    const old = await loadDump();
    await ask(
      old.url,
      `update messages reply set reply_to = original.id from messages original
        where original.channel_id = reply.channel_id and original.seq =
          (select max(seq) from messages before where before.channel_id = reply.channel_id and before.seq < reply.seq)`,
    );
    await migrate(old.url);
    const threads = await ask<{ first: string; roots: string[] }>(
      old.url,
      `select (array_agg(id order by seq))[1] as first, array_agg(distinct root_id) filter (where root_id is not null) as roots
      from messages group by channel_id having count(*) > 2`,
    );
    expect(threads.length).toBeGreaterThan(0);
    for (const { first, roots } of threads) expect(roots).toEqual([first]);
  });

  describe('once a server has started on it', () => {
    let community: Awaited<ReturnType<typeof startCommunity>>;
    beforeAll(async () => {
      community = await startCommunity({ databaseUrl: (await loadDump()).url });
    });
    afterAll(() => community.stop());

    it('lets its members sign in and read messages and wineries', async () => {
      const [ada] = await community.query<{ email: string }>(
        `select email from users where name = 'Ada' or email like 'ada%'`,
      );
      const { cookie } = await signInAgain(community, { email: ada?.email ?? '' });
      const page = await community.request('/api/community/channels/2/messages', {}, cookie);
      expect(await page.text()).toContain("so' \\\\t 🍇");
      const [winery] = await community.query<{ id: string }>('select id from wineries');
      const changes = await community.request(`/api/lots/wineries/${winery?.id}/changes?after=0`, {}, cookie);
      expect(WineryChanges.parse(await changes.json()).entries.length).toBeGreaterThan(2);
    });
  });

  it('is refused, unchanged, when it has not run all of them', async () => {
    const old = await loadDump();
    await ask(old.url, 'delete from drizzle.__drizzle_migrations where id = 30');
    const before = await partsOf(old.url);
    await expect(migrate(old.url)).rejects.toThrow(/^The database is older than this version/);
    expect(await partsOf(old.url)).toEqual(before);
  });
});
