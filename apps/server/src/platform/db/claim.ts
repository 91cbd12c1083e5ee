import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { advisoryLocks } from './locks.ts';

const retryEveryMs = 250;
const waitMs = 12_000;
/** PostgreSQL may stop just after its last client leaves. */
const settleMs = 500;

interface HeldLock {
  client: pg.Client;
  lost: Promise<void>;
}

/**
 * Ensures that only one server runs on an embedded database, since servers without a transport miss each other's
 * hints. The lock belongs to the connection, so it ends with a killed server. Returns a function that releases it.
 */
export async function claimDatabase(url: string, dataDir: string): Promise<() => Promise<void>> {
  const first = await waitForLock(url);
  if (!first)
    throw new StartupError(
      `Another server runs on the data folder DATA_DIR already (${dataDir}). Stop it first; for several servers set ` +
        'DATABASE_URL (docs/operation.md, "Several servers").',
    );
  let heldLock = first;
  let released = false;
  const keepLock = async (): Promise<void> => {
    while (!released) {
      await heldLock.lost;
      for (
        let again: HeldLock | undefined;
        !again && !released;
        await sleep(retryEveryMs, undefined, { ref: false })
      ) {
        again = await takeLock(url).catch(() => undefined);
        if (again && released) await again.client.end();
        heldLock = again ?? heldLock;
      }
    }
  };
  void keepLock();
  return async () => {
    released = true;
    await heldLock.client.end().catch(() => undefined);
  };
}

async function waitForLock(url: string): Promise<HeldLock | undefined> {
  for (const began = Date.now(); ; await sleep(retryEveryMs)) {
    // Another server that stops may stop PostgreSQL too, which is then started again (`embedded.ts`).
    const heldLock = await takeLock(url).catch(() => undefined);
    if (heldLock && Date.now() - began > retryEveryMs) await sleep(settleMs);
    const isConnected = await heldLock?.client.query('select').catch(() => undefined);
    if (isConnected) return heldLock;
    if (Date.now() - began > waitMs) return undefined;
  }
}

async function takeLock(url: string): Promise<HeldLock | undefined> {
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
