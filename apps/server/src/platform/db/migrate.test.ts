import pg from 'pg';
import { expect, it } from 'vitest';
import { createEmptyDatabase } from '../../../testing/community.ts';
import { runProgram, untilReady } from '../../../testing/program.ts';
import { migrationCount } from './migrate.ts';

it('each migration runs once when several servers start on an empty database', async () => {
  const database = await createEmptyDatabase();
  const servers = await Promise.all([1, 2, 3].map(() => runProgram({ DATABASE_URL: database.url })));
  await Promise.all(servers.map(untilReady));
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ migrations: number; done: number; channels: number }>(`
    select (select count(distinct hash)::int from drizzle.__drizzle_migrations) as migrations,
      (select count(*)::int from drizzle.__drizzle_migrations) as done,
      (select count(*)::int from channels) as channels`);
  await client.end();
  for (const { child } of servers) child.kill('SIGTERM');
  expect(await Promise.all(servers.map(({ exited }) => exited))).toEqual([0, 0, 0]);
  await database.drop();
  expect(rows).toEqual([{ migrations: migrationCount(), done: migrationCount(), channels: 4 }]);
});
