import type { WineryAct } from '@orbit-vine/contract/lots-history.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { type ActRow, redo } from './undo-acts.ts';

interface ListedRow extends ActRow {
  device: string;
  by: string | null;
  about: string | null;
  created_at: Date | string;
  undone_at: Date | string | null;
  undone_for: string | null;
}

export async function listActs(
  database: Database,
  { wineryId, userId }: { wineryId: string; userId: string },
): Promise<WineryAct[]> {
  const { rows } = await database.execute<ListedRow>(sql`
    select a.id, a.kind, a.device, a.details, a.created_at, a.undone_at, a.undone_for, p.name as by, q.name as about
    from winery_acts a
    left join winery_people p on p.id = a.person_id left join winery_people q on q.id = a.about_person_id
    where a.winery_id = ${wineryId} order by a.created_at desc, a.id limit ${serverLimits.wineryActs}`);
  return rows.map((row) => actView(row, userId));
}

function actView({ id, kind, details, ...row }: ListedRow, userId: string): WineryAct {
  const { role, formerRole, scope, settingsTo, undone, rows } = details;
  const about = row.about ?? details.name;
  return {
    id,
    kind,
    at: new Date(row.created_at).toISOString(),
    ...(row.by === null ? {} : { by: row.by }),
    ...(row.device === '' ? {} : { device: row.device }),
    ...(about === undefined ? {} : { about }),
    ...{ role, formerRole, scope, undone, rows },
    ...(settingsTo ? { settings: Object.keys(settingsTo) } : {}),
    ...(row.undone_at === null ? {} : { undoneAt: new Date(row.undone_at).toISOString() }),
    ...(row.undone_at !== null && row.undone_for === userId && redo[kind] ? { restorable: true } : {}),
  };
}
