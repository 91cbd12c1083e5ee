import { seedChannels } from '../channels/channels.ts';
import type { Config } from '../config.ts';
import { type Database, openDatabase } from './database.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { migrateDatabase } from './migrate.ts';

/** The database that the configuration names, or the embedded one, migrated and with its first channels. */
export async function openUpToDate(config: Config, opened: AsyncDisposableStack): Promise<Database> {
  let { databaseUrl } = config;
  if (!databaseUrl) {
    const embedded = await startEmbeddedPostgres(config.dataDir);
    opened.defer(() => embedded.stop());
    databaseUrl = embedded.url;
  }
  const database = await openDatabase(databaseUrl);
  opened.defer(() => database.$client.end());
  await migrateDatabase(database);
  await seedChannels(database);
  return database;
}
