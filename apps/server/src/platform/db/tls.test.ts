import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCertificate } from '../../../testing/certificate.ts';
import { makeClusterFolder } from '../../../testing/cluster-folder.ts';
import { runProgram, untilReady } from '../../../testing/program.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';

let folder: string;
let postgres: EmbeddedPostgres;
let admin: pg.Client;
const trusted = () => join(folder, 'trusted.crt');

beforeAll(async () => {
  folder = await makeClusterFolder('tls');
  postgres = await startEmbeddedPostgres(folder, ['fsync=off']);
  admin = new pg.Client({ connectionString: postgres.superuserUrl });
  await admin.connect();
  const { cert, key } = await makeCertificate('db.example');
  await writeFile(trusted(), cert);
  // PostgreSQL accepts only a key that no other user can read.
  for (const [file, text] of Object.entries({ 'server.crt': cert, 'server.key': key }))
    await admin.query(
      `copy (select regexp_split_to_table(${admin.escapeLiteral(text)}, '\n'))
       to program 'cat > ${file} && chmod 600 ${file}'`,
    );
  await admin.query('alter system set ssl = on');
  await admin.query('select pg_reload_conf()');
});
afterAll(async () => {
  await admin.end();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const start = (host: string, environment: Record<string, string> = {}) => {
  const address = new URL(postgres.url);
  address.hostname = host;
  address.searchParams.set('sslmode', 'require');
  return runProgram({ DATA_DIR: join(folder, 'data'), DATABASE_URL: address.href, ...environment });
};

describe('a server whose database has a certificate of a private authority', () => {
  it('encrypts every connection once it trusts the authority', async () => {
    const program = await start('127.0.0.1', { NODE_EXTRA_CA_CERTS: trusted() });
    await untilReady(program);
    const { rows } = await admin.query<{ ssl: boolean }>(
      `select ssl from pg_stat_ssl join pg_stat_activity using (pid)
       where usename = $1`,
      [new URL(postgres.url).username],
    );
    program.child.kill('SIGTERM');
    expect(await program.exited).toBe(0);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ ssl }) => !ssl)).toEqual([]);
  });

  it('refuses to start without it, in one line', async () => {
    const program = await start('127.0.0.1');
    expect(await program.exited).toBe(1);
    expect(program.output.err.trim()).toMatch(
      /^The database at 127\.0\.0\.1:\d+ cannot be reached: .*certificate/,
    );
    expect(program.output.err.trim().split('\n')).toHaveLength(1);
  });

  it('refuses to start where the certificate is of another host', async () => {
    const program = await start('localhost', { NODE_EXTRA_CA_CERTS: trusted() });
    expect(await program.exited).toBe(1);
    expect(program.output.err).toMatch(/cannot be reached: .*altnames|cannot be reached: .*Hostname/);
  });
});
