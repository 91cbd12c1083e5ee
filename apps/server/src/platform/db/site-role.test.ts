import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeClusterFolder } from '../../../testing/cluster-folder.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';

let folder: string;
let postgres: EmbeddedPostgres;
const start = () => startEmbeddedPostgres(join(folder, 'data'), ['fsync=off']);
beforeAll(async () => {
  folder = await makeClusterFolder('role');
  postgres = await start();
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

async function ask(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

it('the site’s role cannot read files, run programs, make roles, or change settings', async () => {
  expect(await ask(postgres.url, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
    { rolsuper: false },
  ]);
  for (const statement of [
    `select pg_read_file('/etc/passwd')`,
    `copy (select 1) to program 'id'`,
    `create role intruder superuser`,
    `alter system set fsync = off`,
  ])
    await expect(ask(postgres.url, statement)).rejects.toMatchObject({ code: '42501' });
});

it('lower() folds letters of every script', async () => {
  expect(await ask(postgres.url, `select lower('ÉLODIE Ω') as folded`)).toEqual([{ folded: 'élodie ω' }]);
});

it('the next start hands over a database that the superuser owns, with everything in it', async () => {
  const asSuperuser = new URL(postgres.superuserUrl);
  asSuperuser.pathname = new URL(postgres.url).pathname;
  const superuser = asSuperuser.username;
  await ask(
    asSuperuser.href,
    `alter database orbit_vine owner to ${superuser}`,
    'create schema drizzle',
    'create table drizzle.made (id serial primary key)',
    'create table kept (id bigint generated always as identity, name text)',
    `insert into kept (name) values ('before')`,
  );
  await expect(ask(postgres.url, 'select name from kept')).rejects.toMatchObject({ code: '42501' });
  await postgres.stop();
  postgres = await start();
  await ask(postgres.url, 'alter table kept add column more text', 'create table drizzle.another (id int)');
  await ask(
    postgres.url,
    `insert into kept (name) values ('after')`,
    'insert into drizzle.made default values',
  );
  expect(await ask(postgres.url, 'select name from kept order by id')).toEqual([
    { name: 'before' },
    { name: 'after' },
  ]);
});
