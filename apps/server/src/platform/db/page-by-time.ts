import { type SQL, sql } from './sql.ts';

/** A row's time as `micros`, in microseconds; a JavaScript date has milliseconds only. */
export const microsOf = (moment: SQL): SQL =>
  sql`(extract(epoch from ${moment}) * 1000000)::bigint as micros`;

export function isFurtherBack(page: string | undefined, moment: SQL, id: SQL): SQL {
  const [micros, last] = page?.split('_') ?? [];
  return micros && last
    ? sql`(${moment}, ${id}) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${last}::uuid)`
    : sql`true`;
}

export function nextPage<Row extends { micros: string }>(
  rows: readonly Row[],
  pageSize: number,
  idOf: (row: Row) => string,
): { next?: string } {
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
  return last ? { next: `${last.micros}_${idOf(last)}` } : {};
}
