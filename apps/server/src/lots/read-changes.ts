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

/** What changed in a winery after a `seq`, in one snapshot: the present state of messages, and the entries added. */
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
        found: string;
      }>(sql`
        select w.seq, w.cellar_seq, page.last, page.found from wineries w, (
          select max(seq) as last, count(*) as found from (
            select seq from winery_entries where winery_id = ${wineryId} and seq > ${after}
            union all
            select changed_seq from winery_messages where winery_id = ${wineryId} and changed_seq > ${after}
            order by seq limit ${serverLimits.wineryChanges}
          ) as changes
        ) as page where w.id = ${wineryId}`);
      const newest = Number(ends[0]?.seq ?? 0);
      const isFull = Number(ends[0]?.found ?? 0) === serverLimits.wineryChanges;
      const upTo = isFull ? Number(ends[0]?.last) : newest;
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
