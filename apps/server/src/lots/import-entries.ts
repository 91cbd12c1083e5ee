import { wallClock } from '@orbit-vine/cellar-book/desk/clock.ts';
import type { EntryDraft } from '@orbit-vine/cellar-book/desk/conversation.ts';
import { describeFinding } from '@orbit-vine/cellar-book/findings.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import type { OwnWinery } from './find-winery.ts';
import { lockWinery, type Transaction, takeNextSeqs } from './next-seq.ts';
import { openDesk } from './open-desk.ts';
import { type ImportedDraft, readCsv } from './read-csv.ts';
import { writeEntries } from './write-entries.ts';

interface Said {
  row: number;
  message: string;
}
interface Imported {
  added: number;
  known: number;
  faults: Said[];
  findings: Said[];
  seq?: number;
}

/** How many findings are told: with more the table is not what was meant. */
const findingsMost = 100;

/** Takes a table into the book: all of it, or with a fault in any row nothing. What is there already is left as it is. */
export async function importEntries(
  database: Database,
  { winery, csv, dryRun, now }: { winery: OwnWinery; csv: string; dryRun?: boolean | undefined; now: Date },
): Promise<Imported> {
  const { drafts, faults } = readCsv(csv, winery.id);
  if (faults.length > 0) return { added: 0, known: 0, faults, findings: [] };
  return database.transaction(async (transaction) => {
    const before = await lockWinery(transaction, winery.id);
    const ids = drafts.map(({ draft }) => draft.id);
    const there = await entriesThere(transaction, winery.id, drafts);
    const fresh = drafts
      .filter(({ draft, source }) => !there.has(draft.id) && !there.has(source ?? ''))
      .map((each) => ({ ...each, draft: correctingOwn(each, there) }));
    const lost = fresh.filter(
      ({ draft }) => 'corrects' in draft && ![...there, ...ids].includes(draft.corrects),
    );
    const known = drafts.length - fresh.length;
    if (lost.length > 0) {
      const message = 'It corrects an entry that is neither in the table nor in the book.';
      return { added: 0, known, faults: lost.map(({ row }) => ({ row, message })), findings: [] };
    }
    const arrived = wallClock(now, winery.settings.timeZone).local;
    const desk = await openDesk(transaction, winery);
    const { findings } = desk.foldWith(
      fresh.map(({ draft, arrivedAt }, index) => ({
        ...draft,
        seq: before + 1 + index,
        arrivedAt: arrivedAt ?? arrived,
      })),
    );
    const rowOf = new Map(fresh.map(({ draft, row }) => [draft.id, row]));
    const told = findings.flatMap((finding) => {
      const row = rowOf.get(finding.entry);
      return row === undefined ? [] : [{ row, message: describeFinding(finding) }];
    });
    const answer = { added: fresh.length, known, faults: [], findings: told.slice(0, findingsMost) };
    if (dryRun || fresh.length === 0) return answer;
    const seq = await takeNextSeqs(transaction, winery.id, { count: fresh.length });
    await writeEntries(transaction, fresh.map(withArrival), {
      winery,
      via: 'import',
      firstSeq: before + 1,
      now,
    });
    return { ...answer, seq };
  });
}

/** Which entries that a table names are in the book already. */
async function entriesThere(
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

function correctingOwn({ draft, correctsSource }: ImportedDraft, there: Set<string>): EntryDraft {
  const isOwn = 'corrects' in draft && correctsSource !== undefined && there.has(correctsSource);
  return isOwn ? { ...draft, corrects: correctsSource } : draft;
}

function withArrival({ draft, arrivedAt }: ImportedDraft) {
  return arrivedAt === undefined ? draft : { ...draft, arrivedAt };
}
