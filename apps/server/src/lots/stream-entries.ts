import { csvRows, spreadsheetMark } from '../platform/text/csv.ts';
import type { CellarWorkers } from './cellar-workers.ts';
import { csvColumns } from './entries-csv.ts';
import type { OwnWinery } from './find-winery.ts';

/**
 * The rows of a winery's book as a table for spreadsheets, in UTF-8. A page is written when it is fetched: others wait for
 * one page at most, and a slow reader keeps none in memory.
 */
export async function* streamEntries(workers: CellarWorkers, winery: OwnWinery): AsyncGenerator<Uint8Array> {
  yield Buffer.from(spreadsheetMark + csvRows([csvColumns]));
  let after: number | undefined = 0;
  while (after !== undefined) {
    const page: { csv: Uint8Array; next?: number } = await workers.run('entriesPage', {
      ...{ winery, after, through: winery.seq },
    });
    yield page.csv;
    after = page.next;
  }
}
