import type { EntryDraft } from '@orbit-vine/cellar-book/entries/entries.ts';
import { describeFinding, type FindingCode } from '@orbit-vine/cellar-book/entries/findings.ts';
import { foldName } from '@orbit-vine/cellar-book/setup.ts';
import type { NumberStyle } from '@orbit-vine/cellar-book/tables/cells.ts';
import { columnName, delimiterOf, readDelimited } from '@orbit-vine/cellar-book/tables/delimited.ts';
import { wallClock } from '@orbit-vine/cellar-book/wall-clock.ts';
import type { importEntries as importing } from '@orbit-vine/contract/lots-exchange.ts';
import type * as z from 'zod/mini';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { type JsonBytes, jsonBytes } from '../platform/http/json-bytes.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { OwnWinery } from './find-winery.ts';
import { type ImportWords, importWords } from './import-words.ts';
import { lengthOf, lockWinery, type Transaction, takeNextSeqs } from './next-seq.ts';
import { openCellar } from './open-book.ts';
import { type Fault, type ImportedDraft, readEntryTable } from './read-entry-table.ts';
import { readSetUpSheets, type SetUpAdditions, setUpColumns } from './read-set-up-sheets.ts';
import { readWorkbook, type Sheet } from './read-workbook.ts';
import { writeEntries } from './write-entries.ts';

type Line = NonNullable<z.infer<typeof importing.answer>['read']>[number];

interface Imported {
  added: number;
  read?: Line[];
  setUp?: number;
  known: number;
  faults: Fault[];
  findings: { row: number; code: FindingCode; message: string }[];
  seq?: number;
}

/** A table with more findings than this is probably the wrong one. */
const maxFindings = 100;

interface Uploaded {
  csv?: string | undefined;
  xlsx?: string | undefined;
  sharedVolume?: 'each' | 'total' | undefined;
  /** Of the faults. */
  language?: keyof typeof importWords | undefined;
}

/** Cells of a workbook that are numbers have a point; so has a table whose cells commas separate. */
function numbersIn({ csv, xlsx }: Uploaded, { dateOrder }: OwnWinery['settings']): NumberStyle {
  const mark = delimiterOf(csv ?? '');
  if (dateOrder === 'month-first' && mark !== ';') return 'american';
  return xlsx !== undefined || mark === ',' ? 'point' : 'unknown';
}

const maxPreviewLines = 500;

function sheetOf(rows: string[][]): Sheet {
  const head = (rows[0] ?? []).map(columnName);
  const isSetUp = !head.includes('worked_on') && head.includes('name');
  return { name: isSetUp ? (head.includes('kind') ? 'Vessels' : 'Blocks') : 'Entries', rows };
}

async function sheetsOf({ csv, xlsx }: Uploaded, words: ImportWords): Promise<Sheet[] | string> {
  if (xlsx !== undefined)
    return (await readWorkbook(Buffer.from(xlsx, 'base64'))) ?? words.unreadableWorkbook;
  const table = readDelimited(csv ?? '');
  return table ? [sheetOf(table)] : words.unclosedQuotation;
}

async function readUpload(uploaded: Uploaded, winery: OwnWinery, now: Date) {
  const words = importWords[uploaded.language ?? 'en'];
  const sheets = await sheetsOf(uploaded, words);
  if (typeof sheets === 'string')
    return { faults: [{ row: 1, message: sheets }], drafts: [], additions: undefined };
  const isAlone = sheets.length === 1 && !Object.keys(setUpColumns).includes(sheets[0]?.name ?? '');
  const entries = isAlone ? sheets[0] : sheets.find(({ name }) => name === 'Entries');
  const { dateOrder, volumeUnit, timeZone } = winery.settings;
  const style = { numbers: numbersIn(uploaded, winery.settings), words };
  const additions = readSetUpSheets(sheets, winery.setup, style);
  const table = {
    ...{ wineryId: winery.id, setup: additions.setup, dateOrder, volumeUnit, ...style },
    today: wallClock(now, timeZone).local.slice(0, 10),
    sharedVolume: uploaded.sharedVolume,
    vessels: new Map(additions.setup.vessels.map(({ name }) => [foldName(name), name])),
  };
  const { drafts, faults } = entries ? readEntryTable(entries.rows, table) : { drafts: [], faults: [] };
  return { drafts, faults: [...additions.faults, ...faults], additions };
}

function linesOf(drafts: readonly ImportedDraft[], additions: SetUpAdditions | undefined): Line[] {
  const entries = drafts.map(
    ({ row, draft }): Line => ({
      row,
      ...('work' in draft ? { workedOn: draft.workedOn, work: draft.work } : {}),
    }),
  );
  return [...(additions?.added ?? []), ...entries].slice(0, maxPreviewLines);
}

type Importing = { winery: OwnWinery; dryRun?: boolean | undefined; now: Date } & Uploaded;

/** Imports a table as a whole, or nothing if any row has a fault. Entries that the book already has are skipped. */
export async function importEntries(
  database: Database,
  input: Importing,
): Promise<{ answer: JsonBytes<z.input<typeof importing.answer>>; seq?: number | undefined }> {
  const { seq, ...answer } = await importTable(database, input);
  return { answer: jsonBytes(answer), seq };
}

async function importTable(
  database: Database,
  { winery: current, dryRun, now, ...uploaded }: Importing,
): Promise<Imported> {
  const { drafts, faults, additions } = await readUpload(uploaded, current, now);
  const read = dryRun ? { read: linesOf(drafts, additions) } : {};
  if (faults.length > 0) return { added: 0, known: 0, faults, findings: [], ...read };
  const winery = additions ? { ...current, setup: additions.setup } : current;
  return database.transaction(async (transaction) => {
    const before = await lockWinery(transaction, winery.id);
    const ids = new Set(drafts.map(({ draft }) => draft.id));
    const existing = await findExisting(transaction, winery.id, drafts);
    const fresh = drafts
      .filter(({ draft, source }) => !existing.has(draft.id) && !existing.has(source ?? ''))
      .map((each) => ({ ...each, draft: correctingOwn(each, existing) }));
    const orphans = fresh.filter(
      ({ draft }) => 'corrects' in draft && !existing.has(draft.corrects) && !ids.has(draft.corrects),
    );
    const known = drafts.length - fresh.length;
    if (orphans.length > 0) {
      const message = importWords[uploaded.language ?? 'en'].orphan;
      return { added: 0, known, faults: orphans.map(({ row }) => ({ row, message })), findings: [], ...read };
    }
    const arrived = wallClock(now, winery.settings.timeZone).local;
    const cellar = await openCellar(transaction, winery);
    const { findings } = cellar.foldWith(
      fresh.map(({ draft, arrivedAt }, index) => ({
        ...draft,
        seq: before + 1 + index,
        arrivedAt: arrivedAt ?? arrived,
      })),
    );
    const rowOf = new Map(fresh.map(({ draft, row }) => [draft.id, row]));
    const reported = findings.flatMap((finding) => {
      const row = rowOf.get(finding.entry);
      return row === undefined ? [] : [{ row, code: finding.code, message: describeFinding(finding) }];
    });
    const setUp = additions?.added.length ?? 0;
    const answer = {
      ...{ added: fresh.length, known, faults: [], findings: reported.slice(0, maxFindings) },
      ...(uploaded.xlsx !== undefined || setUp > 0 ? { setUp } : {}),
      ...read,
    };
    if (dryRun || fresh.length + setUp === 0) return answer;
    if (setUp > 0) await putSetup(transaction, current, winery.setup);
    const count = fresh.length + (setUp > 0 ? 1 : 0);
    const seq = await takeNextSeqs(transaction, winery.id, {
      ...{ count, cellar: setUp > 0, entries: fresh.length },
      characters: lengthOf(fresh.map(({ draft }) => draft)),
    });
    await writeEntries(transaction, fresh.map(withArrival), {
      winery,
      via: 'import',
      firstSeq: before + 1,
      now,
    });
    return { ...answer, seq };
  });
}

/** Fails if the set-up was changed since the workbook was read. */
async function putSetup(
  transaction: Transaction,
  { id, cellarSeq }: OwnWinery,
  setup: SetUpAdditions['setup'],
) {
  const { rowCount } = await transaction.execute(sql`
    update wineries set setup = ${JSON.stringify(setup)}::jsonb where id = ${id} and cellar_seq = ${cellarSeq}`);
  if (rowCount === 0) throw new ProblemError('SETUP_CHANGED');
}

async function findExisting(
  transaction: Transaction,
  wineryId: string,
  drafts: readonly ImportedDraft[],
): Promise<Set<string>> {
  const named = drafts.flatMap(({ draft, source, correctsSource }) => [
    draft.id,
    ...('corrects' in draft ? [draft.corrects] : []),
    ...[source, correctsSource].filter((id) => id !== undefined),
  ]);
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select id from winery_entries where winery_id = ${wineryId} and id = any(${sql.param(named)}::uuid[])`);
  return new Set(rows.map(({ id }) => id));
}

function correctingOwn({ draft, correctsSource }: ImportedDraft, existing: Set<string>): EntryDraft {
  const isOwn = 'corrects' in draft && correctsSource !== undefined && existing.has(correctsSource);
  return isOwn ? { ...draft, corrects: correctsSource } : draft;
}

function withArrival({ draft, arrivedAt }: ImportedDraft) {
  return arrivedAt === undefined ? draft : { ...draft, arrivedAt };
}
