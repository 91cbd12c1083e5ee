import type { Logger } from 'pino';
import { seedChannels } from './channels/channels.ts';
import type { Config } from './platform/config/config.ts';
import { claimDatabase } from './platform/db/claim.ts';
import { type Database, openDatabase } from './platform/db/database.ts';
import { startEmbeddedPostgres } from './platform/db/embedded.ts';
import { migrateDatabase } from './platform/db/migrate.ts';
import { describeFailure } from './platform/log/describe-failure.ts';
import { StartupError } from './platform/startup-error.ts';
import { fillNames } from './profiles/fill-names.ts';

export async function findDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  opened: AsyncDisposableStack,
  log?: Logger,
): Promise<string> {
  if (databaseUrl) return databaseUrl;
  const embedded = await startEmbeddedPostgres(dataDir);
  opened.defer(() => embedded.stop());
  if (log) {
    embedded.keepRunning(log);
    opened.defer(await claimDatabase(embedded.url, dataDir));
  }
  return embedded.url;
}

/**
 * Opens the database, migrates it, and adds the first channels. With a `log`, an embedded database that dies is
 * restarted.
 */
export async function openUpToDate(
  config: Config,
  opened: AsyncDisposableStack,
  log?: Logger,
): Promise<Database> {
  const database = await openDatabase(await findDatabase(config, opened, log));
  opened.defer(() => database.$client.end());
  try {
    await migrateDatabase(database);
    await fillNames(database);
    await seedChannels(database);
  } catch (error) {
    throw new StartupError(`The database could not be brought up to date: ${describeFailure(error).reason}.`);
  }
  return database;
}
