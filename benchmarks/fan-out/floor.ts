import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestServer } from '@orbit-vine/e2e/server.ts';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded.ts';

const program = fileURLToPath(new URL('./floor-server.ts', import.meta.url));

/** Uses a separate database in the server's PostgreSQL, created as superuser, since the site's role may not. */
export async function startFloor({ dataDir }: TestServer) {
  const { superuserUrl } = await startEmbeddedPostgres(dataDir);
  const admin = new pg.Client({ connectionString: superuserUrl });
  await admin.connect();
  await admin.query('create database floor');
  await admin.end();
  const database = new URL(superuserUrl);
  database.pathname = '/floor';
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, DATABASE_URL: database.href },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${String(port).trim()}`,
    pid: () => child.pid ?? 0,
    stop: () => child.kill(),
  };
}
