import type { Logger } from 'pino';
import { seedChannels } from '../channels/channels.ts';
import type { Config } from '../config.ts';
import { describeFailure } from '../http/failure.ts';
import { StartUpFault } from '../start-up-fault.ts';
import { type Database, openDatabase } from './database.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { migrateDatabase } from './migrate.ts';

/**
 * The database that the configuration names, or the embedded one, migrated and with its first channels. With a `log`
 * the embedded one is started again whenever it dies.
 */
export async function openUpToDate(
  config: Config,
  opened: AsyncDisposableStack,
  log?: Logger,
): Promise<Database> {
  let { databaseUrl } = config;
  if (!databaseUrl) {
    const embedded = await startEmbeddedPostgres(config.dataDir);
    opened.defer(() => embedded.stop());
    if (log) embedded.keepRunning(log);
    databaseUrl = embedded.url;
  }
  const database = await openDatabase(databaseUrl);
  opened.defer(() => database.$client.end());
  try {
    await migrateDatabase(database);
    await seedChannels(database);
  } catch (error) {
    throw new StartUpFault(`The database could not be brought up to date: ${describeFailure(error).reason}.`);
  }
  return database;
}
