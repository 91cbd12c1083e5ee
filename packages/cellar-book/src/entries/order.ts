import type { Correction, Entry, WorkEntry } from './entries.ts';
import type { Finding } from './findings.ts';

/** An entry's work and time after corrections. */
export interface DatedWork {
  id: string;
  seq: number;
  workedOn: string;
  /** `HH:MM`, as stated or from `settleTime`. */
  workedAt: string;
  work: WorkEntry['work'];
}

/** The moment of the book to compute. Both limits are inclusive. */
export interface Moment {
  /** Work up to this day. */
  through?: string;
  /** Entries that arrived up to this one: the book as known then. */
  knownThrough?: number;
}

/** Without a stated time: the time of arrival if that was on the day of work, otherwise noon. */
function settleTime(stated: string | undefined, workedOn: string, arrivedAt: string): string {
  if (stated) return stated;
  return arrivedAt.startsWith(workedOn) ? arrivedAt.slice(11, 16) : '12:00';
}

function byArrival(a: Entry, b: Entry): number {
  return a.seq - b.seq || (a.id < b.id ? -1 : 1);
}

/** Equal text for equal values, whatever the order of their fields. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Repeated entries count once; two different entries with one id are a finding, and the first to arrive counts. */
function withoutRepeats(entries: readonly Entry[], findings: Finding[]): Map<string, Entry> {
  const unique = new Map<string, Entry>();
  const reported = new Set<string>();
  for (const entry of [...entries].sort(byArrival)) {
    const first = unique.get(entry.id);
    if (!first) unique.set(entry.id, entry);
    else if (!reported.has(entry.id) && canonical(first) !== canonical(entry)) {
      findings.push({ code: 'id_used_twice', entry: entry.id });
      reported.add(entry.id);
    }
  }
  return unique;
}

function isCorrection(entry: Entry): entry is Correction {
  return 'corrects' in entry;
}

/** The latest correction of each entry: a row that names an original entry which arrived earlier. */
function latestCorrections(entries: Map<string, Entry>, findings: Finding[]): Map<string, Correction> {
  const latest = new Map<string, Correction>();
  for (const entry of entries.values()) {
    if (!isCorrection(entry)) continue;
    const target = entries.get(entry.corrects);
    if (!target) findings.push({ code: 'correction_of_unknown', entry: entry.id });
    else if (isCorrection(target)) findings.push({ code: 'correction_of_correction', entry: entry.id });
    else if (target.seq >= entry.seq) findings.push({ code: 'correction_of_later', entry: entry.id });
    else latest.set(entry.corrects, entry);
  }
  return latest;
}

/**
 * The valid work in order: by day, time, then arrival. The latest correction wins: `void` removes an entry, `amend`
 * replaces its work and time (and restores a voided one).
 */
export function orderWork(
  entries: readonly Entry[],
  moment: Moment,
): { works: DatedWork[]; findings: Finding[] } {
  const { through, knownThrough } = moment;
  const findings: Finding[] = [];
  const arrived = knownThrough === undefined ? entries : entries.filter(({ seq }) => seq <= knownThrough);
  const unique = withoutRepeats(arrived, findings);
  const corrections = latestCorrections(unique, findings);
  const works: DatedWork[] = [];
  for (const original of unique.values()) {
    if (isCorrection(original)) continue;
    const correction = corrections.get(original.id);
    if (correction?.action === 'void') continue;
    const { workedOn, workedAt, work } = correction ?? original;
    if (through !== undefined && workedOn > through) continue;
    works.push({
      id: original.id,
      seq: original.seq,
      workedOn,
      workedAt: settleTime(workedAt, workedOn, original.arrivedAt),
      work,
    });
  }
  const key = ({ workedOn, workedAt }: DatedWork) => `${workedOn}T${workedAt}`;
  // The sort is stable: work of one time stays in order of arrival.
  works.sort((a, b) => (key(a) === key(b) ? 0 : key(a) < key(b) ? -1 : 1));
  return { works, findings };
}
