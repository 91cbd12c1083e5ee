import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ProblemCode } from '@orbit-vine/contract/problems.ts';
import { ProblemError } from '../http/problem.ts';
import { requireFreeDisk } from './free-disk.ts';
import type { Content } from './store.ts';

interface Bounds {
  /** What may be under way at once, of one member and of all. */
  perMember: number;
  atOnce: number;
  /** In each stretch of so many milliseconds so many bytes have to come, or what is left. */
  stretchMs: number;
  bytesPerStretch: number;
}

const usual: Bounds = { perMember: 12, atOnce: 64, stretchMs: 30_000, bytesPerStretch: 64 * 1_024 };
const askAgainAfterSeconds = 5;

interface Incoming {
  userId: string;
  body: Content;
  maxBytes: number;
  tooLarge: ProblemCode;
}

/** Writes what arrives to a file of its own, for as long as it is worked on. */
export type Receive = <T>(incoming: Incoming, work: (path: string) => Promise<T>) => Promise<T>;

const folderIn = (dataDir: string) => join(dataDir, 'incoming');

/** On disk and not in a folder for temporary files, which may be memory. */
export function createReceiver(dataDir: string, bounds: Partial<Bounds> = {}): Receive {
  const { perMember, atOnce, ...pace } = { ...usual, ...bounds };
  const folder = folderIn(dataDir);
  const underWay = new Map<string, number>();
  let all = 0;
  return async ({ userId, body, maxBytes, tooLarge }, work) => {
    const own = underWay.get(userId) ?? 0;
    if (own >= perMember || all >= atOnce)
      throw new ProblemError('UPLOADS_BUSY', undefined, askAgainAfterSeconds);
    underWay.set(userId, own + 1);
    all += 1;
    let place: string | undefined;
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await requireFreeDisk(folder);
      place = await mkdtemp(join(folder, 'upload-'));
      const path = join(place, 'file');
      const chunks = bounded(body, { maxBytes, tooLarge, ...pace });
      await pipeline(chunks, createWriteStream(path, { mode: 0o600 }));
      return await work(path);
    } finally {
      if (place) await rm(place, { recursive: true, force: true });
      all -= 1;
      const others = (underWay.get(userId) ?? 1) - 1;
      if (others > 0) underWay.set(userId, others);
      else underWay.delete(userId);
    }
  };
}

type Pace = Pick<Bounds, 'stretchMs' | 'bytesPerStretch'> & Pick<Incoming, 'maxBytes' | 'tooLarge'>;

async function* bounded(body: Content, { maxBytes, tooLarge, stretchMs, bytesPerStretch }: Pace) {
  const reader = body.getReader();
  let bytes = 0;
  let before = 0;
  let tooSlow = false;
  const pace = setInterval(() => {
    tooSlow = bytes - before < bytesPerStretch;
    before = bytes;
    if (tooSlow) reader.cancel().catch(() => undefined);
  }, stretchMs);
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        // Whoever goes away in the middle has done nothing that we need to hear of.
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

/** What servers that were killed had not finished receiving, or storing. */
export function forgetUnfinished(dataDir: string): () => Promise<void> {
  return async () => {
    const received = await namesIn(folderIn(dataDir));
    const stored = await namesIn(join(dataDir, 'attachments'), true);
    for (const place of [...received, ...stored.filter((path) => path.endsWith('.part'))]) {
      const { mtimeMs } = await stat(place).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
      if (mtimeMs < Date.now() - day) await rm(place, { recursive: true, force: true });
    }
  };
}

async function namesIn(folder: string, recursive = false): Promise<string[]> {
  const names = await readdir(folder, { recursive }).catch(() => []);
  return names.map((name) => join(folder, name));
}
