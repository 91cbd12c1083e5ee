import { readdirSync, rmSync } from 'node:fs';

/** Drizzle compares the schema with the newest snapshot only; each has 5,700 lines. */
const folder = new URL('meta/', import.meta.url);
const snapshots = readdirSync(folder)
  .filter((name) => name.endsWith('_snapshot.json'))
  .sort();
for (const name of snapshots.slice(0, -1)) rmSync(new URL(name, folder));
