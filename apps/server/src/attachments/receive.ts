import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { limits } from '@orbit-vine/contract/limits.ts';
import { ProblemError } from '../http/problem.ts';
import type { Content } from './store.ts';

/** Writes what arrives to a file of its own, never more than a file may have, for as long as it is worked on. */
export async function withReceived<T>(body: Content, work: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'orbit-vine-upload-'));
  try {
    const path = join(folder, 'file');
    await pipeline(bounded(body), createWriteStream(path, { mode: 0o600 }));
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function* bounded(body: Content) {
  let bytes = 0;
  for await (const chunk of untilCutOff(body)) {
    bytes += chunk.length;
    if (bytes > limits.attachmentBytes) throw new ProblemError('FILE_TOO_LARGE');
    yield chunk;
  }
}

/** Whoever goes away in the middle has done nothing that we need to hear of. */
async function* untilCutOff(body: Content) {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new ProblemError('MALFORMED_REQUEST');
    });
    if (done) return;
    yield value;
  }
}

/** Lets only so many work at once; the others wait in line. */
export function inTurns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let working = 0;
  const line: (() => void)[] = [];
  return async (work) => {
    if (working === most) await new Promise<void>((resolve) => line.push(resolve));
    else working += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
