import type { Entry } from '@orbit-vine/cellar-book/entries/entries.ts';
import type { Work } from '@orbit-vine/cellar-book/entries/work.ts';

/** One row of the book for a page: rows are never taken away, what was corrected is struck. */
export interface BookRow {
  id: string;
  seq: number;
  workedOn: string;
  workedAt?: string | undefined;
  arrivedAt: string;
  by?: string | undefined;
  /** Nothing where the row only takes another back. */
  work?: Work;
  /** The number of the row that it corrects. */
  corrects?: number;
  /** The row that a further correction has to name: the first of its kind. */
  firstId: string;
  /** The number of the row that corrected it last. */
  correctedBy?: number;
}

/** The rows as they arrived. */
export function bookRows(entries: readonly Entry[]): BookRow[] {
  const seqOf = new Map(entries.map(({ id, seq }) => [id, seq]));
  const correctedBy = new Map<string, number>();
  for (const entry of entries) if ('corrects' in entry) correctedBy.set(entry.corrects, entry.seq);
  return entries.map((entry) => {
    const { id, seq, arrivedAt, by } = entry;
    const when = 'workedOn' in entry ? entry : undefined;
    const corrects = 'corrects' in entry ? seqOf.get(entry.corrects) : undefined;
    const corrected = 'corrects' in entry ? latestOf(correctedBy, entry.corrects, seq) : correctedBy.get(id);
    return {
      id,
      firstId: 'corrects' in entry ? entry.corrects : id,
      seq,
      arrivedAt,
      by,
      workedOn: when?.workedOn ?? arrivedAt.slice(0, 10),
      workedAt: when?.workedAt,
      ...(when ? { work: when.work } : {}),
      ...(corrects === undefined ? {} : { corrects }),
      ...(corrected === undefined ? {} : { correctedBy: corrected }),
    };
  });
}

/** In the order in which the work was done, which is not that in which it was told. */
export function inOrderOfWork(rows: readonly BookRow[]): BookRow[] {
  return rows.toSorted((a, b) => a.workedOn.localeCompare(b.workedOn) || a.seq - b.seq);
}

/** A correction is itself struck by a later one of the same row. */
function latestOf(
  correctedBy: ReadonlyMap<string, number>,
  corrects: string,
  seq: number,
): number | undefined {
  const latest = correctedBy.get(corrects);
  return latest === seq ? undefined : latest;
}
