import type { Database } from '../platform/db/database.ts';
import { wineryMessages, wineryPeople } from '../platform/db/schema-lots.ts';
import { eq } from '../platform/db/sql.ts';
import { lotViews } from './book-views.ts';
import { csvColumns, readTable } from './entries-csv.ts';
import type { OwnWinery } from './find-winery.ts';
import { openBook } from './open-book.ts';
import { setUpColumns } from './read-set-up-sheets.ts';

type Cell = string | number | null | undefined;

/** Characters that XML does not allow. */
const unprintable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const longestCell = 32_767;

/** Every cell has an explicit type, so that no text becomes a formula. */
function cellOf(value: Cell) {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return { value, type: Number };
  return { value: value.replace(unprintable, '').slice(0, longestCell), type: String };
}

export const sheetOf = (sheet: string, columns: readonly string[], rows: readonly (readonly Cell[])[]) => ({
  sheet,
  data: [
    columns.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(cellOf)),
  ],
  stickyRowsCount: 1,
});

const liters = (ml: number | undefined) => (ml === undefined ? null : ml / 1_000);
const numbers = new Set(['seq', 'volume_l', 'weight_kg', 'value', 'loss_l', 'vintage']);

export async function writeWorkbook(
  database: Pick<Database, 'execute' | 'select'>,
  { winery }: { winery: OwnWinery },
): Promise<Uint8Array<ArrayBuffer>> {
  const { id, setup } = winery;
  const entries = (await allEntries(database, winery)).map((row) =>
    row.map((cell, at) => (numbers.has(csvColumns[at] ?? '') && cell !== '' ? Number(cell) : cell)),
  );
  const { seq, receivedAt, via, text, state, reply } = wineryMessages;
  const messages = await database
    .select({ seq, receivedAt, name: wineryPeople.name, via, text, state, reply })
    .from(wineryMessages)
    .innerJoin(wineryPeople, eq(wineryPeople.id, wineryMessages.personId))
    .where(eq(wineryMessages.wineryId, id))
    .orderBy(seq);
  const lots = lotViews((await openBook(database, winery))(), setup);
  // Loads eighty files that no other request needs.
  const { default: writeWorkbookFile } = await import('write-excel-file/node');
  const workbook = writeWorkbookFile([
    sheetOf('Entries', csvColumns, entries),
    sheetOf(
      'Messages',
      ['seq', 'received_at', 'by', 'via', 'text', 'state', 'reply'],
      messages.map((each) => [
        ...[each.seq, each.receivedAt.toISOString(), each.name, each.via],
        ...[each.text, each.state, each.reply],
      ]),
    ),
    sheetOf(
      'Lots',
      ['code', 'stage', 'vessels', 'volume_l', 'weight_kg', 'composition'],
      lots.map(({ code, stage, vessels, ml, grams, composition }) => [
        ...[code, stage, vessels.join(' '), liters(ml), liters(grams)],
        composition
          .map(({ variety, share }) => `${variety ?? 'unknown'} ${Number((share * 100).toFixed(2))}%`)
          .join(', '),
      ]),
    ),
    sheetOf(
      'Vessels',
      setUpColumns.Vessels,
      setup.vessels.map(({ name, kind, aliases = [], capacityMl, capacityG, retired, ...more }) => [
        ...[name, kind, aliases.join(', '), liters(capacityMl), liters(capacityG), retired ? 'yes' : ''],
        ...[more.cooper, more.year, more.group, more.formerNames?.join(', ')],
      ]),
    ),
    sheetOf(
      'Blocks',
      setUpColumns.Blocks,
      setup.blocks.map(({ name, variety, appellations }) => [name, variety, appellations.join(', ')]),
    ),
  ]);
  return new Uint8Array(await workbook.toBuffer());
}

async function allEntries(database: Pick<Database, 'execute'>, winery: OwnWinery): Promise<string[][]> {
  const rows: string[][] = [];
  for (let after: number | undefined = 0; after !== undefined; ) {
    const { table, next }: Awaited<ReturnType<typeof readTable>> = await readTable(database, {
      ...{ winery, after, through: winery.seq },
    });
    rows.push(...table);
    after = next;
  }
  return rows;
}
