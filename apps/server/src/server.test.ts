import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { expect, inject, it } from 'vitest';
import { copyDatabase } from '../testing/community.ts';
import { urlOfDatabase } from '../testing/postgres.ts';
import { readConfig } from './platform/config/config.ts';
import { StartupError } from './platform/startup-error.ts';
import { startServer } from './server.ts';

const log = pino({ level: 'silent' });

async function faultOf(environment: Record<string, string>, buildDir?: string) {
  const outcome = await startServer(readConfig({ PORT: '0', ...environment }), log, buildDir).catch(
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(StartupError);
  return (outcome as StartupError).message;
}

it('a failed start reports that the site has not been built', async () => {
  const database = await copyDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'orbit-vine-empty-'));
  expect(await faultOf({ DATABASE_URL: database.url }, folder)).toMatch(
    /^The built site cannot be read: ENOENT/,
  );
  await rm(folder, { recursive: true });
  await database.drop();
});

it('a failed start reports that it may not make tables in the database', async () => {
  // The site's role has only public rights in the cluster's default database.
  const address = urlOfDatabase(inject('postgresUrl'), 'postgres');
  expect(await faultOf({ DATABASE_URL: address })).toMatch(
    /^The database could not be brought up to date: permission denied/,
  );
});

it('a failed start reports a wrong option of the database address', async () => {
  const url = `${inject('postgresUrl')}?sslrootcert=/nowhere/ca.pem`;
  expect(await faultOf({ DATABASE_URL: url })).toMatch(/^The database at .* cannot be reached: .*ENOENT/);
});
