import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmptyDatabase } from '../../../testing/community.ts';
import { type Database, openDatabase } from './database.ts';
import { prepared } from './prepared.ts';
import { sql } from './sql.ts';

let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
let database: Database;
beforeAll(async () => {
  empty = await createEmptyDatabase();
  database = await openDatabase(empty.url);
  await database.execute(sql`create table tanks (name text, filled timestamptz default '2026-09-14 06:30Z')`);
  await database.execute(sql`insert into tanks (name) values ('T1'), ('T2'), ('T3')`);
});
afterAll(async () => {
  await database.$client.end();
  await empty.drop();
});

const named = (names: string[]) =>
  sql`select name, filled, 3::bigint as liters from tanks where name = any(${sql.param(names)}::text[])`;

it('a prepared statement answers like an unprepared one, also after its table gets a column', async () => {
  const unprepared = await database.execute(named(['T2']));
  expect((await prepared(database).execute(named(['T2']))).rows).toEqual(unprepared.rows);
  await database.execute(sql`alter table tanks add column gauge integer`);
  expect((await prepared(database).execute(named(['T2']))).rows).toEqual(unprepared.rows);
});

it('a prepared statement is planned five times in 300 runs, whatever its values', async () => {
  for (let run = 0; run < 300; run += 1) await prepared(database).execute(named([`T${run}`, `T${run + 1}`]));
  const { rows } = await database.execute(
    sql`select count(*)::int as statements from pg_prepared_statements where statement like '%from tanks%'`,
  );
  expect(rows).toEqual([{ statements: 5 }]);
});
