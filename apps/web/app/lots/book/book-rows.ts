import type { Entry } from '@orbit-vine/cellar-book/entries/entries.ts';
import type { Work } from '@orbit-vine/cellar-book/entries/work.ts';

/** A row of the book on a page. Corrected rows stay, struck through. */
export interface BookRow {
  id: string;
  seq: number;
  workedOn: string;
  workedAt?: string | undefined;
  arrivedAt: string;
  by?: string | undefined;
  work?: Work;
  corrects?: number;
  /** The row that a further correction must name: the first of the chain. */
  firstId: string;
  correctedBy?: number;
}

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

/** Sorts by when the work was done, not by when it was entered. */
export function inOrderOfWork(rows: readonly BookRow[]): BookRow[] {
  return rows.toSorted((a, b) => a.workedOn.localeCompare(b.workedOn) || a.seq - b.seq);
}

/** Follows corrections of corrections to the latest one. */
function latestOf(
  correctedBy: ReadonlyMap<string, number>,
  corrects: string,
  seq: number,
): number | undefined {
  const latest = correctedBy.get(corrects);
  return latest === seq ? undefined : latest;
}
