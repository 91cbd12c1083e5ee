import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A folder named by this process, so that two runs do not remove each other's system. */
export function ownFolder(parent: string) {
  removeEnded(parent);
  const folder = join(parent, String(process.pid));
  remove(folder);
  return { folder, remove: () => remove(folder) };
}

/** Removes the systems of killed runs, two gigabytes each. */
function removeEnded(parent: string) {
  const names = existsSync(parent) ? readdirSync(parent) : [];
  for (const name of names) if (!existsSync(join('/proc', name, 'stat'))) remove(join(parent, name));
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
