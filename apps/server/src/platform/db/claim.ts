import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { advisoryLocks } from './locks.ts';

const askEveryMs = 250;
/** The server before it may still be stopping. */
const waitMs = 12_000;
/** And PostgreSQL after it, if nobody was connected. */
const settleMs = 500;

interface Holding {
  client: pg.Client;
  /** Fulfilled when the connection, and the lock with it, is gone. */
  lost: Promise<void>;
}

/**
 * Makes sure that no other server runs on an embedded database: such servers do not hear each other. The lock is the
 * connection's, so that it goes with a server that is killed. Returns how to give it back.
 */
export async function claimDatabase(url: string, dataDir: string): Promise<() => Promise<void>> {
  const first = await waitForLock(url);
  if (!first)
    throw new StartupError(
      `Another server runs on the data folder DATA_DIR already (${dataDir}). Stop it first; for several servers set ` +
        'DATABASE_URL (docs/operation.md, "Several servers").',
    );
  let holding = first;
  let released = false;
  /** When PostgreSQL has died, the lock is taken again from the one that is started in its place. */
  const keep = async (): Promise<void> => {
    while (!released) {
      await holding.lost;
      for (
        let again: Holding | undefined;
        !again && !released;
        await sleep(askEveryMs, undefined, { ref: false })
      ) {
        again = await takeLock(url).catch(() => undefined);
        if (again && released) await again.client.end();
        holding = again ?? holding;
      }
    }
  };
  void keep();
  return async () => {
    released = true;
    await holding.client.end().catch(() => undefined);
  };
}

async function waitForLock(url: string): Promise<Holding | undefined> {
  for (const began = Date.now(); ; await sleep(askEveryMs)) {
    // Whoever stops may stop PostgreSQL with it, which is then started again (`embedded.ts`).
    const holding = await takeLock(url).catch(() => undefined);
    if (holding && Date.now() - began > askEveryMs) await sleep(settleMs);
    const stays = await holding?.client.query('select').catch(() => undefined);
    if (stays) return holding;
    if (Date.now() - began > waitMs) return undefined;
  }
}

async function takeLock(url: string): Promise<Holding | undefined> {
  const client = new pg.Client({ connectionString: url, application_name: 'orbit-and-vine lock' });
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
    advisoryLocks.embeddedOwner,
  ]);
  if (rows[0]?.mine) return { client, lost };
  await client.end();
  return undefined;
}
