import { type SQL, sql } from './sql.ts';

/** A row's moment, to the microsecond, as `micros`: a date of JavaScript holds less. */
export const microsOf = (moment: SQL): SQL =>
  sql`(extract(epoch from ${moment}) * 1000000)::bigint as micros`;

/** Whether a row stands further back in a list by time, newest first, than the end of the page before (`pageOfTime`). */
export function isFurtherBack(page: string | undefined, moment: SQL, id: SQL): SQL {
  const [micros, last] = page?.split('_') ?? [];
  return micros && last
    ? sql`(${moment}, ${id}) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${last}::uuid)`
    : sql`true`;
}

/** Where a list goes on of which one row more was read than a page holds; nothing at its end. */
export function nextPage<Row extends { micros: string }>(
  rows: readonly Row[],
  pageSize: number,
  idOf: (row: Row) => string,
): { next?: string } {
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
  return last ? { next: `${last.micros}_${idOf(last)}` } : {};
}
