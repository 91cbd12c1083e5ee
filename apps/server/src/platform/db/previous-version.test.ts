import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyDatabase } from '../../../testing/community.ts';
import { type Database, openDatabase } from './database.ts';
import { migrateDatabase, migrationCount } from './migrate.ts';
import { sql } from './sql.ts';

/*
 * During an upgrade, servers of the previous version read and write a database with the newer schema
 * (docs/operation.md, "Upgrade without downtime"). `npm run test:upgrade` runs both versions.
 */

interface Column extends Record<string, unknown> {
  table: string;
  name: string;
  type: string;
  /** An insert by the previous version, without the column, fails. */
  required: boolean;
}
interface Rule extends Record<string, unknown> {
  table: string;
  name: string;
  columns: string[];
}
interface Schema {
  columns: Column[];
  rules: Rule[];
}

let database: Database;
let drop: () => Promise<unknown>;
beforeAll(async () => {
  const empty = await createEmptyDatabase();
  database = await openDatabase(empty.url);
  drop = empty.drop;
});
afterAll(async () => {
  await database.$client.end();
  await drop();
});

async function readSchema(): Promise<Schema> {
  const columns = await database.execute<Column>(sql`
    select table_name as table, column_name as name, udt_name as type,
      is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER' as required
    from information_schema.columns where table_schema = 'public'`);
  const rules = await database.execute<Rule>(sql`
    select conrelid::regclass::text as table, conname as name,
      array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
    from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'x')
    union all
    select indrelid::regclass::text, indexrelid::regclass::text,
      array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any(indkey))
    from pg_index join pg_class on pg_class.oid = indrelid
    where indisunique and relnamespace = 'public'::regnamespace`);
  return { columns: columns.rows, rules: rules.rows };
}

/** Changes in `after` on which a server written for `before` fails. */
function breaksIn(before: Schema, after: Schema): string[] {
  const at = ({ table, name }: { table: string; name: string }) => `${table}.${name}`;
  const earlier = new Map(before.columns.map((column) => [at(column), column]));
  const later = new Map(after.columns.map((column) => [at(column), column]));
  const tables = new Set(before.columns.map(({ table }) => table));
  const rules = new Set(before.rules.map(at));
  return [
    ...before.columns.filter((column) => !later.has(at(column))).map((column) => `${at(column)} is gone`),
    ...before.columns
      .filter((column) => later.has(at(column)) && later.get(at(column))?.type !== column.type)
      .map((column) => `${at(column)} has another type`),
    ...after.columns
      .filter((column) => column.required && tables.has(column.table) && !earlier.get(at(column))?.required)
      .map((column) => `${at(column)} has to be given`),
    ...after.rules
      .filter(
        (rule) => !rules.has(at(rule)) && rule.columns.every((name) => earlier.has(`${rule.table}.${name}`)),
      )
      .map((rule) => `${at(rule)} limits older columns`),
  ];
}

describe('a server of the previous version', () => {
  it('reads and writes a database after every later migration', async () => {
    await migrateDatabase(database, 1);
    expect(migrationCount()).toBeGreaterThan(5);
    for (let count = 2; count <= migrationCount(); count += 1) {
      const before = await readSchema();
      await migrateDatabase(database, count);
      expect(breaksIn(before, await readSchema()), `migration ${count - 1}`).toEqual([]);
    }
  });

  it.each([
    ['alter table channels alter column seq type numeric', 'channels.seq has another type'],
    ['alter table channels add column color text not null', 'channels.color has to be given'],
    ['alter table channels alter column kind drop default', 'channels.kind has to be given'],
    ["alter table channels add constraint short check (kind <> '')", 'channels.short limits older columns'],
    ['create unique index one_kind on channels (kind)', 'channels.one_kind limits older columns'],
    ['alter table channels rename column kind to sort', 'channels.kind is gone'],
    ['alter table channels drop column sort', 'channels.sort is gone'],
  ])('fails after: %s', async (change, found) => {
    const before = await readSchema();
    await database.execute(sql.raw(change));
    expect(breaksIn(before, await readSchema())).toContain(found);
  });
});
