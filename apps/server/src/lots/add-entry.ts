import type { EntryDraft } from '@orbit-vine/cellar-book/entries/entries.ts';
import { faultOfDay } from '@orbit-vine/cellar-book/tables/cells.ts';
import { arrivalClock } from '@orbit-vine/cellar-book/wall-clock.ts';
import type { Language } from '@orbit-vine/cellar-notes/schema/reading.ts';
import type { WineryEntry } from '@orbit-vine/contract/lots.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { OwnWinery } from './find-winery.ts';
import { lengthOf, lockWinery, type Transaction, takeNextSeqs } from './next-seq.ts';
import { openCellar } from './open-book.ts';
import { changeEarlier, findMessage } from './receive-message.ts';
import { type EntryRow, entryColumns, entryView } from './view.ts';
import { warningsAboutDraft } from './warnings-about-draft.ts';
import { writeEntries } from './write-entries.ts';

export interface Adding {
  winery: OwnWinery;
  draft: EntryDraft;
  messageId?: string | undefined;
  /** Warnings have been shown and accepted. */
  despite?: boolean | undefined;
  /** Of the warnings; English if unset. */
  language?: Language | undefined;
  /** Without the check against the book. */
  unchecked?: boolean | undefined;
  now: Date;
}

interface Added {
  entry: WineryEntry;
  repeated: boolean;
  seq: number;
}

/**
 * Adds an entry or a correction from the form. The draft's id is the idempotency key: a repeat returns the stored row.
 *
 * @throws ProblemError `ENTRY_DOUBTFUL` with the warnings that a text would be asked about, unless they are accepted.
 */
export async function addEntry(
  database: Database,
  { winery, draft, messageId, despite = false, unchecked = false, language, now }: Adding,
): Promise<Added> {
  return database.transaction(async (transaction) => {
    const seq = await lockWinery(transaction, winery.id);
    const known = await findEntry(transaction, draft.id);
    if (known) return { entry: repeatOf(known, winery), repeated: true, seq };
    if ('corrects' in draft) await requireCorrectable(transaction, winery, draft.corrects);
    const arrivedAt = arrivalClock(now, winery.settings.timeZone);
    if ('workedOn' in draft) requireDay(winery, draft.workedOn, arrivedAt.slice(0, 10));
    if (!despite && !unchecked)
      await requireNoWarnings(transaction, { winery, language }, { ...draft, seq: seq + 1, arrivedAt });
    const question = messageId === undefined ? undefined : await openQuestion(transaction, winery, messageId);
    const last = await takeNextSeqs(transaction, winery.id, {
      ...{ count: question ? 2 : 1, entries: 1, characters: lengthOf(draft) },
    });
    const stored = despite && !('corrects' in draft) ? { ...draft, despite } : draft;
    const [entry] = await writeEntries(transaction, [stored], {
      winery,
      via: 'form',
      messageId,
      firstSeq: seq + 1,
      now,
    });
    if (!entry) throw new Error('an entry was not stored');
    if (question) {
      const held = { ...question.held, asks: [], entered: [{ entry: draft.id, record: 0 }] };
      await changeEarlier(transaction, { id: question.id, state: 'stored', held, seq: last });
    }
    return { entry, repeated: false, seq: last };
  });
}

type StoredEntry = EntryRow & { winery_id: string };

async function findEntry(transaction: Transaction, id: string): Promise<StoredEntry | undefined> {
  const { rows } = await transaction.execute<StoredEntry>(
    sql`select ${entryColumns}, winery_id from winery_entries where id = ${id}`,
  );
  return rows[0];
}

function repeatOf(row: StoredEntry, winery: OwnWinery): WineryEntry {
  if (row.winery_id !== winery.id || row.person_id !== winery.personId)
    throw new ProblemError('ENTRY_ID_TAKEN');
  return entryView(row);
}

function requireUnlocked({ role, settings }: OwnWinery, workedOn: string): void {
  if (role !== 'owner' && workedOn <= (settings.lockedThrough ?? '')) throw new ProblemError('BOOK_LOCKED');
}

function requireDay(winery: OwnWinery, workedOn: string, today: string): void {
  requireUnlocked(winery, workedOn);
  const fault = faultOfDay(workedOn, today);
  if (fault !== undefined) throw new ProblemError('DAY_IMPOSSIBLE', undefined, undefined, fault);
}

async function requireNoWarnings(
  transaction: Transaction,
  { winery, language = 'en' }: Pick<Adding, 'winery' | 'language'>,
  draft: Parameters<typeof warningsAboutDraft>[1],
): Promise<void> {
  const cellar = await openCellar(transaction, winery);
  const warnings = warningsAboutDraft(cellar, draft, { unit: winery.settings.volumeUnit, language });
  if (warnings.length > 0) throw new ProblemError('ENTRY_DOUBTFUL', undefined, undefined, warnings.join(' '));
}

/** Members may correct their own entries, and owners all; only original entries can be corrected. */
async function requireCorrectable(transaction: Transaction, winery: OwnWinery, id: string): Promise<void> {
  const row = await findEntry(transaction, id);
  if (!row || row.winery_id !== winery.id || row.corrects !== null) throw new ProblemError('ENTRY_NOT_FOUND');
  if (winery.role !== 'owner' && row.person_id !== winery.personId) throw new ProblemError('FORBIDDEN');
  requireUnlocked(winery, row.worked_on ?? '');
}

async function openQuestion(transaction: Transaction, winery: OwnWinery, id: string) {
  const row = await findMessage(transaction, sql`m.id = ${id} and m.winery_id = ${winery.id}`);
  if (!row) throw new ProblemError('MESSAGE_NOT_FOUND');
  if (row.state !== 'asked' && row.state !== 'expired') throw new ProblemError('QUESTION_CLOSED');
  return row;
}
