import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { unzipSync } from 'fflate';
import pLimit from 'p-limit';

export interface Sheet {
  name: string;
  rows: string[][];
}

interface Bounds {
  unpackedBytes?: number;
  withinMs?: number;
  heapMb?: number;
}

/** Each read takes a thread and its memory. */
const oneByOne = pLimit(1);

/**
 * The sheets of an uploaded .xlsx file; undefined if it is not valid or needs more than a book can. It is unpacked only if the sizes
 * that it declares add up to little (the library writes no more than those), and in a separate thread, which rejects tables with
 * cells far out (`sheet-extent.ts`) and is terminated when it takes too much time or memory.
 */
export function readWorkbook(
  file: Uint8Array,
  { unpackedBytes = 40_000_000, withinMs = 15_000, heapMb = 256 }: Bounds = {},
): Promise<Sheet[] | undefined> {
  return oneByOne(async () => {
    if (unpackedSize(file) > unpackedBytes) return undefined;
    // A copy, because the buffer of a small file may be part of a shared pool, which cannot be transferred.
    const copy = new Uint8Array(file).buffer;
    const worker = new Worker(new URL('workbook-worker.ts', import.meta.url), {
      workerData: copy,
      transferList: [copy],
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    try {
      const [sheets] = await once(worker, 'message', { signal: AbortSignal.timeout(withinMs) });
      return sheets as Sheet[];
    } catch {
      return undefined;
    } finally {
      await worker.terminate();
    }
  });
}

/** From the archive's directory, without unpacking. */
function unpackedSize(file: Uint8Array): number {
  let size = 0;
  try {
    unzipSync(file, {
      filter: ({ originalSize }) => {
        size += originalSize;
        return false;
      },
    });
  } catch {
    return Number.POSITIVE_INFINITY;
  }
  return size;
}
