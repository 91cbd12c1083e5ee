import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtServer } from '../../apps/server/built-server.ts';
import { openBalancer } from '../../apps/server/testing/balancer.ts';
import {
  createEmptyDatabase,
  mailReader,
  requester,
  signUpByMail,
} from '../../apps/server/testing/community.ts';
import { natsServer, startNats } from '../../apps/server/testing/nats.ts';
import { runProgram, untilReady } from '../../apps/server/testing/program.ts';
import { root } from '../../scripts/run.ts';

export const olderCommit = process.env.OLDER_COMMIT ?? '';
export const olderFolder = process.env.OLDER_FOLDER ?? '';

export type Version = 'older' | 'newer';
const folders: Record<Version, string> = { older: olderFolder, newer: root };

export type TwoVersions = Awaited<ReturnType<typeof startOlderVersion>>;

/** The older version alone on a new database, behind a balancer; `start` adds the newer one. */
export async function startOlderVersion() {
  const database = await createEmptyDatabase();
  const nats = natsServer ? await startNats() : undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'orbit-vine-upgrade-data-'));
  const running = new Map<Version, Awaited<ReturnType<typeof runProgram>>>();
  const balancer = await openBalancer(() => Array.from(running.values(), ({ port }) => Number(port)));
  const environment = {
    ...{ DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: 'warn', PUBLIC_URL: balancer.url },
    ...(nats && { NATS_URL: nats.url }),
  };
  const start = async (version: Version) => {
    if (running.has(version)) throw new Error(`the ${version} server is running already`);
    const file = join(folders[version], builtServer.slice(root.length));
    const program = await runProgram(environment, [], file);
    await untilReady(program);
    running.set(version, program);
  };
  const server = (version: Version) => {
    const found = running.get(version);
    if (!found) throw new Error(`the ${version} server is not running`);
    return found;
  };
  const end = async (version: Version, signal: NodeJS.Signals) => {
    const { child, exited } = server(version);
    running.delete(version);
    child.kill(signal);
    return exited;
  };
  await start('older');
  const mails = mailReader(dataDir);
  return {
    url: balancer.url,
    request: requester(balancer.url),
    start,
    spreadConnections: balancer.cut,
    urlOf: (version: Version) => server(version).url,
    logOf: (version: Version) => server(version).output.out,
    join: (name: string) => signUpByMail({ request: requester(balancer.url), mails }, name),
    /** Stops a server as a deploy does; resolves with the exit code. */
    stopServer: (version: Version) => end(version, 'SIGTERM'),
    kill: (version: Version) => end(version, 'SIGKILL'),
    async stop() {
      await balancer.close();
      for (const version of running.keys()) await end(version, 'SIGTERM');
      await nats?.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
