import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';

const enoughBytes = 1_073_741_824;
const lookEveryMs = 10 * 60_000;

export async function freeBytes(folder: string): Promise<number | undefined> {
  const found = await statfs(folder).catch(() => undefined);
  return found && found.bavail * found.bsize;
}

export function watchDiskSpace(folder: string, log: Logger, enough = enoughBytes): () => void {
  const look = async () => {
    const free = await freeBytes(folder);
    if (free !== undefined && free < enough)
      log.warn({ folder, freeMiB: Math.floor(free / 1_048_576) }, 'the disk is nearly full');
  };
  void look();
  const timer = setInterval(() => void look(), lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
