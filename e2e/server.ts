import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { builtServer } from '../apps/server/built-server.ts';
import { findDatabase } from '../apps/server/src/open-database.ts';
import { seedMembers, seedMessages } from '../apps/server/src/seed.ts';
import { makeClusterFolder } from '../apps/server/testing/cluster-folder.ts';
import { linkIn } from '../apps/server/testing/mails.ts';
import { inherited } from '../apps/server/testing/program.ts';
import { emailOf, withDatabase } from '../apps/server/testing/signed-in.ts';

export { emailOf };

/** Members who join with one of these names are administrators. */
export const administrators = Array.from({ length: 20 }, (_, at) => `Keeper_${at + 1}`);

export interface TestServer {
  url: string;
  dataDir: string;
  pid(): number;
  databaseUrl(): Promise<string>;
  mailedLink(email: string): Promise<string>;
  seed(options: { members: number; messages?: number; channel?: string }): Promise<void>;
  /** Kills the process without a shutdown, like a power failure. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The real server as a process, with a separate PostgreSQL and outbox. */
export async function startServer(environment: Record<string, string> = {}): Promise<TestServer> {
  const dataDir = await makeClusterFolder('journeys');
  // Unless a test sets one, the server picks a free port, and uses it again after a restart.
  let port = environment.PORT ?? '0';
  let child: ChildProcess | undefined;
  let databaseUrl: Promise<string> | undefined;
  const start = async () => {
    // PostgreSQL may have another port.
    databaseUrl = undefined;
    const started = spawnServer({ DATA_DIR: dataDir, ...environment, PORT: port });
    child = started;
    const address = await printedAddress(started);
    if (port === '0') ({ port } = new URL(address));
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  const findUrl = () => {
    databaseUrl ??= findDatabase({ databaseUrl: undefined, dataDir }, new AsyncDisposableStack());
    return databaseUrl;
  };
  await start();
  return {
    url: `http://localhost:${port}`,
    dataDir,
    pid: () => child?.pid ?? 0,
    seed: async ({ members, messages = 0, channel }) =>
      withDatabase(await findUrl(), async (database) =>
        seedMessages(database, await seedMembers(database, members), messages, channel),
      ),
    databaseUrl: findUrl,
    mailedLink: (email) => lastLink(join(dataDir, 'outbox'), email),
    start,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function spawnServer(environment: Record<string, string>) {
  return spawn(process.execPath, [builtServer], {
    env: {
      ...inherited,
      RATE_LIMITS: 'off',
      STAFF_SECOND_FACTOR: 'off',
      ADMIN_EMAILS: administrators.map(emailOf).join(','),
      LOG_LEVEL: 'warn',
      // A day on which the contact form is closed.
      CLOCK: '2026-11-21T12:00:00Z',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function printedAddress(child: ReturnType<typeof spawnServer>): Promise<string> {
  const exited = once(child, 'exit').then(([code]) => {
    throw new Error(`the server ended with ${code}`);
  });
  exited.catch(() => undefined);
  for (let output = ''; ; ) {
    const [chunk] = await Promise.race([once(child.stdout, 'data'), exited]);
    output += chunk;
    const address = /Orbit & Vine is at (.+)\n/.exec(output)?.[1];
    if (address) return address;
  }
}

/** The server mails after its answer, so this waits. */
async function lastLink(outbox: string, email: string): Promise<string> {
  for (const deadline = Date.now() + 5_000; Date.now() < deadline; await sleep(50)) {
    const link = await findLink(outbox, email);
    if (link) return link;
  }
  throw new Error(`no link was mailed to ${email}`);
}

async function findLink(outbox: string, email: string): Promise<string | undefined> {
  const names = (await readdir(outbox).catch(() => [])).sort();
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  const mail = mails.filter((text) => text.includes(`To: ${email}`)).at(-1) ?? '';
  return linkIn({ raw: mail });
}
