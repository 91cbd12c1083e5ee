import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { seedChannels } from '../src/channels/channels.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { startEmbeddedPostgres } from '../src/platform/db/embedded.ts';
import { migrateDatabase } from '../src/platform/db/migrate.ts';
import { makeClusterFolder } from './cluster-folder.ts';

export const templateName = 'template_orbit_vine';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One PostgreSQL for all tests, with a migrated template database that each test file copies. */
export default async function setUp(project: TestProject) {
  const dataDir = await makeClusterFolder('postgres');
  const postgres = await startEmbeddedPostgres(dataDir, [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
  ]);
  const admin = new pg.Client({ connectionString: postgres.superuserUrl });
  await admin.connect();
  const { username } = new URL(postgres.url);
  await admin.query(`alter role ${username} createdb`);
  await admin.query(`create database ${templateName} owner ${username}`);
  await admin.end();
  const template = await openDatabase(urlOfDatabase(postgres.url, templateName));
  await migrateDatabase(template);
  await seedChannels(template);
  await template.$client.end();
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

export function urlOfDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
