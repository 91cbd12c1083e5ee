import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { unzipSync } from 'fflate';
import pLimit from 'p-limit';

/** A sheet of a workbook: the cells of each row, as a table of text. */
export interface Sheet {
  name: string;
  rows: string[][];
}

interface Bounds {
  unpackedBytes?: number;
  withinMs?: number;
  heapMb?: number;
}

/** Each takes a thread and its memory. */
const oneByOne = pLimit(1);

/**
 * The sheets of an .xlsx file that somebody uploaded; undefined if it is none, or asks for more than a book can need. Its parts are
 * only unpacked if all they say they hold is little (the library writes no further than that), by a thread of its own, which
 * refuses a table with cells far out (`sheet-extent.ts`) and is ended when it takes too long or too much memory.
 */
export function readWorkbook(
  file: Uint8Array,
  { unpackedBytes = 40_000_000, withinMs = 15_000, heapMb = 256 }: Bounds = {},
): Promise<Sheet[] | undefined> {
  return oneByOne(async () => {
    if (unpackedSize(file) > unpackedBytes) return undefined;
    // Of its own: the bytes of a small file may lie in a buffer that others share.
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

/** By the file's own list of its parts, nothing of which is unpacked. */
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
