import type { WineryChanges } from '@orbit-vine/contract/lots.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import {
  type EntryRow,
  entryColumns,
  entryView,
  type MessageRow,
  messageColumns,
  messageView,
} from './view.ts';

/** What changed in a winery after a `seq`, in one snapshot: new entries, and the present state of changed messages. */
export async function readChanges(
  database: Database,
  { wineryId, after }: { wineryId: string; after: number },
): Promise<WineryChanges> {
  return database.transaction(
    async (transaction) => {
      const { rows: ends } = await transaction.execute<{
        seq: string;
        cellar_seq: string;
        last: string | null;
        is_cut: boolean;
      }>(sql`
        select w.seq, w.cellar_seq, page.last, page.is_cut from wineries w, (
          select max(seq) filter (where before < ${serverLimits.wineryChangesCharacters}) as last,
            count(*) = ${serverLimits.wineryChanges} or bool_or(before >= ${serverLimits.wineryChangesCharacters}) as is_cut
          from (
            select seq, sum(size) over (order by seq) - size as before from (
              select seq, coalesce(length(work::text), 0) as size from winery_entries
              where winery_id = ${wineryId} and seq > ${after}
              union all
              select changed_seq, length(text) + length(reply) + length(reading::text) + length(held::text)
              from winery_messages where winery_id = ${wineryId} and changed_seq > ${after}
              order by seq limit ${serverLimits.wineryChanges}
            ) as changes
          ) as sized
        ) as page where w.id = ${wineryId}`);
      const newest = Number(ends[0]?.seq ?? 0);
      const upTo = ends[0]?.is_cut ? Number(ends[0].last) : newest;
      const between = (column: string) =>
        sql`winery_id = ${wineryId} and ${sql.raw(column)} > ${after} and ${sql.raw(column)} <= ${upTo}`;
      const entries = await transaction.execute<EntryRow>(
        sql`select ${entryColumns} from winery_entries where ${between('seq')} order by seq`,
      );
      const messages = await transaction.execute<MessageRow>(
        sql`select ${messageColumns} from winery_messages m where ${between('changed_seq')} order by changed_seq`,
      );
      return {
        entries: entries.rows.map(entryView),
        messages: messages.rows.map(messageView),
        cellarSeq: Number(ends[0]?.cellar_seq ?? 0),
        seq: upTo,
        more: upTo < newest,
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
