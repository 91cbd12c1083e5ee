import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { olderThanSquash } from '../platform/db/migrate.ts';
import { describeFailure } from '../platform/log/describe-failure.ts';
import { StartupError } from '../platform/startup-error.ts';

const Manifest = z.object({
  /** In format 1, `migrations` counts the 30 that the current first migration replaced. */
  format: z.literal([1, 2]),
  madeAt: z.iso.datetime(),
  migrations: z.int().positive(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  files: z.int(),
});
export type Manifest = z.infer<typeof Manifest>;

const nameOf = (folder: string) => join(folder, 'backup.json');
export const tableFile = (folder: string, name: string) => join(folder, 'tables', `${name}.copy.gz`);
export const filesFolder = (folder: string) => join(folder, 'attachments');

export const writeManifest = (folder: string, manifest: Manifest) =>
  writeFile(nameOf(folder), `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: 0o600, flush: true });

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(nameOf(folder), 'utf8').catch(() => undefined);
  if (text === undefined) throw new StartupError(`There is no backup in ${folder}.`);
  const parsed = Manifest.safeParse(jsonOf(text));
  if (!parsed.success)
    throw new StartupError(`The backup in ${folder} is not one that this version can read.`);
  const { format, migrations } = parsed.data;
  if (format === 2) return parsed.data;
  if (migrations < 30) throw new StartupError(olderThanSquash('backup'));
  return { ...parsed.data, migrations: 1 };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function storeFault(error: unknown): never {
  throw new StartupError(`The store of members’ files failed: ${describeFailure(error).reason}.`);
}
