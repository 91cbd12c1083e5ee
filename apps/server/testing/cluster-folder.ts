import { statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const roomBytes = 2 ** 30;

/**
 * A new folder for a test PostgreSQL, in memory if there is room: on a disk, copying a database takes up to forty
 * times as long.
 */
export function makeClusterFolder(name: string): Promise<string> {
  return mkdtemp(join(hasRoom(memory) ? memory : tmpdir(), `orbit-vine-${name}-`));
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > roomBytes;
  } catch {
    return false;
  }
}
