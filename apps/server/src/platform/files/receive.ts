import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ProblemCode } from '@orbit-vine/contract/problems.ts';
import { ProblemError } from '../http/problem.ts';
import { requireFreeDisk } from './free-disk.ts';
import type { Content } from './store.ts';

interface Bounds {
  perMember: number;
  concurrency: number;
  windowMs: number;
  bytesPerWindow: number;
}

const defaultBounds: Bounds = {
  perMember: 12,
  concurrency: 64,
  windowMs: 30_000,
  bytesPerWindow: 64 * 1_024,
};
const retryAfterSeconds = 5;

interface Incoming {
  userId: string;
  body: Content;
  maxBytes: number;
  tooLarge: ProblemCode;
}

/** Writes an upload to a temporary file, which exists until `work` ends. */
export type Receive = <T>(incoming: Incoming, work: (path: string) => Promise<T>) => Promise<T>;

const folderIn = (dataDir: string) => join(dataDir, 'incoming');

/** Uses the disk, since a system's folder for temporary files may be in memory. */
export function createReceiver(dataDir: string, bounds: Partial<Bounds> = {}): Receive {
  const { perMember, concurrency, ...pace } = { ...defaultBounds, ...bounds };
  const folder = folderIn(dataDir);
  const activeByMember = new Map<string, number>();
  let active = 0;
  return async ({ userId, body, maxBytes, tooLarge }, work) => {
    const ownActive = activeByMember.get(userId) ?? 0;
    if (ownActive >= perMember || active >= concurrency)
      throw new ProblemError('UPLOADS_BUSY', undefined, retryAfterSeconds);
    activeByMember.set(userId, ownActive + 1);
    active += 1;
    let uploadFolder: string | undefined;
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await requireFreeDisk(folder);
      uploadFolder = await mkdtemp(join(folder, 'upload-'));
      const path = join(uploadFolder, 'file');
      const chunks = limitStream(body, { maxBytes, tooLarge, ...pace });
      await pipeline(chunks, createWriteStream(path, { mode: 0o600 }));
      return await work(path);
    } finally {
      if (uploadFolder) await rm(uploadFolder, { recursive: true, force: true });
      active -= 1;
      const others = (activeByMember.get(userId) ?? 1) - 1;
      if (others > 0) activeByMember.set(userId, others);
      else activeByMember.delete(userId);
    }
  };
}

type Pace = Pick<Bounds, 'windowMs' | 'bytesPerWindow'> & Pick<Incoming, 'maxBytes' | 'tooLarge'>;

async function* limitStream(body: Content, { maxBytes, tooLarge, windowMs, bytesPerWindow }: Pace) {
  const reader = body.getReader();
  let bytes = 0;
  let bytesBefore = 0;
  let tooSlow = false;
  const pace = setInterval(() => {
    tooSlow = bytes - bytesBefore < bytesPerWindow;
    bytesBefore = bytes;
    if (tooSlow) reader.cancel().catch(() => undefined);
  }, windowMs);
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        // The client disconnected, which is no failure of the server.
        throw new ProblemError('MALFORMED_REQUEST');
      });
      if (tooSlow) throw new ProblemError('TOO_SLOW');
      if (done) return;
      bytes += value.length;
      if (bytes > maxBytes) throw new ProblemError(tooLarge);
      yield value;
    }
  } finally {
    clearInterval(pace);
  }
}

const day = 24 * 3_600_000;

export function forgetUnfinished(dataDir: string): () => Promise<void> {
  return async () => {
    const received = await namesIn(folderIn(dataDir));
    const stored = await namesIn(join(dataDir, 'attachments'), true);
    for (const path of [...received, ...stored.filter((name) => name.endsWith('.part'))]) {
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
      if (mtimeMs < Date.now() - day) await rm(path, { recursive: true, force: true });
    }
  };
}

async function namesIn(folder: string, recursive = false): Promise<string[]> {
  const names = await readdir(folder, { recursive }).catch(() => []);
  return names.map((name) => join(folder, name));
}
