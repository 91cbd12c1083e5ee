import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { builtServer } from '../../apps/server/built-server.ts';
import { advisoryLocks } from '../../apps/server/src/platform/db/locks.ts';
import { siteUrl } from '../../apps/server/src/platform/db/site-role.ts';
import { freePort } from '../../apps/server/src/platform/free-port.ts';
import { insideServer, memoryMiB } from '../../apps/server/testing/ask-inside.ts';
import { requester, withClient } from '../../apps/server/testing/community.ts';
import { openMailbox } from '../../apps/server/testing/mailbox.ts';
import { runProgram, runScript, untilReady } from '../../apps/server/testing/program.ts';
import { root } from '../../scripts/run.ts';
import { type Clock, dayMs } from './clock.ts';

const diskSize = '1500m';

/** A separate small disk; undefined if this user may not mount one. */
function mountDisk(folder: string) {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskSize},mode=755`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
    return () => execFileSync('umount', ['-l', folder]);
  } catch {
    return undefined;
  }
}

export type Machine = Awaited<ReturnType<typeof openMachine>>;

/** One machine as docs/operation.md describes it: the server with its own PostgreSQL, and a mail server elsewhere. */
export async function openMachine(clock: Clock) {
  const folder = mkdtempSync(join(tmpdir(), 'orbit-vine-year-'));
  const unmount = mountDisk(folder);
  let dataDir = join(folder, 'data');
  const mail = await openMailServer(clock);
  const environment = {
    ...clock.environment,
    ...{ PORT: String(await freePort()), LOG_LEVEL: 'warn' },
    ...{ SMTP_URL: mail.url, MAIL_FROM: 'Plastic Grapes <grapes@example.com>' },
    ...{ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1,::1' },
  };
  const preloads = `${insideServer.NODE_OPTIONS} --import=${new URL('follow-clock.ts', import.meta.url).href}`;
  const server = openServer(() => ({ ...environment, DATA_DIR: dataDir, NODE_OPTIONS: preloads }));
  const query = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
    withClient(databaseUrl(dataDir), async (client) => (await client.query<Row>(text, values)).rows);
  /** Waits until no server does the daily work, since a start or a day during that work would skip its own. */
  const untilIdle = () =>
    untilNone(() =>
      query('select from pg_locks where locktype = $1 and objid = $2', ['advisory', advisoryLocks.dailyJobs]),
    );
  const url = `http://localhost:${environment.PORT}`;
  return {
    url,
    folder,
    mail,
    mails: async () => mail.arrivals.map(({ raw }) => raw),
    clock,
    query,
    request: requester(url),
    hasOwnDisk: unmount !== undefined,
    memory: server.memory,
    log: server.log,
    stop: server.stop,
    /** Starts this version, or the one in the given folder. */
    async start(version = root) {
      await server.start(version);
      await untilIdle();
    },
    async passDays(count = 1) {
      const key = `until ${clock.now().toISOString()}`;
      await query('insert into limit_counters (key, expire) values ($1, 0)', [key]);
      clock.advance(count * dayMs);
      await untilNone(() => query('select from limit_counters where key = $1', [key]));
      await untilIdle();
    },
    async restore(backup: string) {
      dataDir = join(folder, 'restored');
      return this.command('restore', backup);
    },
    command: async (name: Parameters<typeof runScript>[0], ...args: string[]) => {
      const { stdout, stderr } = await runScript(name, args, { ...environment, DATA_DIR: dataDir });
      return stdout + stderr;
    },
    fillDisk() {
      const ballast = join(folder, 'ballast');
      const { bavail, bsize } = statfsSync(folder);
      execFileSync('fallocate', ['--length', String(bavail * bsize - 64 * 1_024), ballast]);
      return () => rmSync(ballast);
    },
    async remove() {
      if (server.isRunning()) await server.stop();
      await mail.close();
      unmount?.();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function openServer(environment: () => Record<string, string>) {
  let program: Awaited<ReturnType<typeof runProgram>> | undefined;
  let log = '';
  const running = () => {
    if (!program) throw new Error('the server is not running');
    return program;
  };
  return {
    isRunning: () => program !== undefined,
    memory: () => memoryMiB(running().child),
    log: () => log + (program?.output.out ?? '') + (program?.output.err ?? ''),
    async start(version: string) {
      program = await runProgram(environment(), [], join(version, builtServer.slice(root.length)));
      await untilReady(program);
    },
    async stop() {
      const { child, exited, output } = running();
      child.kill('SIGTERM');
      const code = await exited;
      log += output.out + output.err;
      program = undefined;
      return code;
    },
  };
}

/** The address of the embedded PostgreSQL, which has another port after each start. */
function databaseUrl(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim();
  const port = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3];
  return siteUrl((database) => `postgres://orbit_vine:${password}@127.0.0.1:${port}/${database}`);
}

/** Records mails with the time of their arrival. Refuses one address permanently, and can be stopped. */
async function openMailServer(clock: Clock) {
  const port = await freePort();
  const arrivals: { to: string; raw: string; at: Date }[] = [];
  const open = () =>
    openMailbox(
      {
        onRcptTo: ({ address }, _session, callback) =>
          callback(
            address.startsWith('refused')
              ? Object.assign(new Error('No such mailbox'), { responseCode: 550 })
              : null,
          ),
        onData: (stream, session, callback) => {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            const to = session.envelope.rcptTo.map(({ address }) => address).join();
            arrivals.push({ to, raw: Buffer.concat(chunks).toString(), at: clock.now() });
            callback();
          });
        },
      },
      port,
    );
  let box = await open();
  return {
    url: box.url,
    arrivals,
    close: () => box.close(),
    async reopen() {
      box = await open();
    },
  };
}

async function untilNone(read: () => Promise<unknown[]>): Promise<void> {
  for (const deadline = Date.now() + 60_000; (await read()).length > 0; await sleep(10))
    if (Date.now() > deadline) throw new Error('the daily work was not done within a minute');
}
