import type { EntryDraft } from '@orbit-vine/cellar-book/entries/entries.ts';
import { arrivalClock } from '@orbit-vine/cellar-book/wall-clock.ts';
import type { WineryEntry } from '@orbit-vine/contract/lots.ts';
import { sql } from '../platform/db/sql.ts';
import type { OwnWinery } from './find-winery.ts';
import type { Transaction } from './next-seq.ts';
import { type EntryRow, entryColumns, entryView } from './view.ts';

interface Writing {
  winery: Pick<OwnWinery, 'id' | 'settings' | 'personId'>;
  via: WineryEntry['via'];
  messageId?: string | undefined;
  firstSeq: number;
  now: Date;
}

export async function writeEntries(
  transaction: Transaction,
  drafts: readonly (EntryDraft & { arrivedAt?: string })[],
  { winery, via, messageId, firstSeq, now }: Writing,
): Promise<WineryEntry[]> {
  if (drafts.length === 0) return [];
  const arrivedAt = arrivalClock(now, winery.settings.timeZone);
  const columns = drafts.map((draft, index) => ({
    seq: firstSeq + index,
    corrects: null,
    action: null,
    despite: false,
    workedOn: null,
    workedAt: null,
    work: null,
    arrivedAt,
    ...draft,
  }));
  const { rows } = await transaction.execute<EntryRow>(sql`
    insert into winery_entries
      (id, winery_id, seq, person_id, via, message_id, arrived_at, worked_on, worked_at, work, corrects, action, despite)
    select draft.id, ${winery.id}, draft.seq, ${winery.personId}, ${via}, ${messageId ?? null}::uuid, draft."arrivedAt",
      draft."workedOn", draft."workedAt", draft.work, draft.corrects, draft.action, draft.despite
    from jsonb_to_recordset(${JSON.stringify(columns)}::jsonb) as draft(
      id uuid, seq bigint, "arrivedAt" text, "workedOn" text, "workedAt" text, work jsonb, corrects uuid, action text, despite boolean)
    order by draft.seq
    returning ${entryColumns}`);
  return rows.map(entryView);
}
