import { csvRows, spreadsheetMark } from '../platform/text/csv.ts';
import type { CellarWorkers } from './cellar-workers.ts';
import { csvColumns } from './entries-csv.ts';
import type { OwnWinery } from './find-winery.ts';

/**
 * A winery's book as a UTF-8 table for spreadsheets. Each page is produced on demand: others wait for one page at most, and slow
 * readers keep none in memory.
 */
export function streamEntries(
  workers: CellarWorkers,
  winery: OwnWinery,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pages = pagesOf(workers, winery);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pages.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

async function* pagesOf(workers: CellarWorkers, winery: OwnWinery): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  yield Uint8Array.from(Buffer.from(spreadsheetMark + csvRows([csvColumns])));
  let after: number | undefined = 0;
  while (after !== undefined) {
    const page: { csv: Uint8Array<ArrayBuffer>; next?: number } = await workers.run('entriesPage', {
      ...{ winery, after, through: winery.seq },
    });
    yield page.csv;
    after = page.next;
  }
}
