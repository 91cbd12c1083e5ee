import type { Correction, Entry, WorkEntry } from './entries.ts';
import type { Finding } from './findings.ts';

/** An entry as it counts now, after corrections. */
export interface DatedWork {
  id: string;
  seq: number;
  workedOn: string;
  /** `HH:MM`, stated or by the rule of `settleTime`. */
  workedAt: string;
  work: WorkEntry['work'];
}

/** Which moment of the book to look at. Both bounds are inclusive. */
export interface Moment {
  /** Work done up to this day. */
  through?: string;
  /** Entries that had arrived up to this one: what the book said then. */
  knownThrough?: number;
}

/** A time that nobody stated is the arrival's, if the work was entered on its own day, else noon. */
function settleTime(stated: string | undefined, workedOn: string, arrivedAt: string): string {
  if (stated) return stated;
  return arrivedAt.startsWith(workedOn) ? arrivedAt.slice(11, 16) : '12:00';
}

function byArrival(a: Entry, b: Entry): number {
  return a.seq - b.seq || (a.id < b.id ? -1 : 1);
}

/** The same text for equal values, whatever the order of their fields. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** An entry that came twice counts once; two that differ under one id are a finding, and the first to arrive counts. */
function withoutRepeats(entries: readonly Entry[], findings: Finding[]): Map<string, Entry> {
  const kept = new Map<string, Entry>();
  const reported = new Set<string>();
  for (const entry of [...entries].sort(byArrival)) {
    const first = kept.get(entry.id);
    if (!first) kept.set(entry.id, entry);
    else if (!reported.has(entry.id) && canonical(first) !== canonical(entry)) {
      findings.push({ code: 'id_used_twice', entry: entry.id });
      reported.add(entry.id);
    }
  }
  return kept;
}

function isCorrection(entry: Entry): entry is Correction {
  return 'corrects' in entry;
}

/** For each entry its latest correction: a row that names an original entry which arrived before it. */
function latestCorrections(entries: Map<string, Entry>, findings: Finding[]): Map<string, Correction> {
  const latest = new Map<string, Correction>();
  for (const entry of entries.values()) {
    if (!isCorrection(entry)) continue;
    const named = entries.get(entry.corrects);
    if (!named) findings.push({ code: 'correction_of_unknown', entry: entry.id });
    else if (isCorrection(named)) findings.push({ code: 'correction_of_correction', entry: entry.id });
    else if (named.seq >= entry.seq) findings.push({ code: 'correction_of_later', entry: entry.id });
    else latest.set(entry.corrects, entry);
  }
  return latest;
}

/**
 * The work that counts, in the order in which it was done: by day, then time, then arrival. Corrections are applied: the latest
 * decides, `void` drops an entry, `amend` gives it other work and another time (and revives a voided one).
 */
export function orderWork(
  entries: readonly Entry[],
  moment: Moment,
): { works: DatedWork[]; findings: Finding[] } {
  const { through, knownThrough } = moment;
  const findings: Finding[] = [];
  const known = knownThrough === undefined ? entries : entries.filter(({ seq }) => seq <= knownThrough);
  const kept = withoutRepeats(known, findings);
  const corrections = latestCorrections(kept, findings);
  const works: DatedWork[] = [];
  for (const original of kept.values()) {
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
  works.sort((a, b) =>
    key(a) === key(b) ? a.seq - b.seq || (a.id < b.id ? -1 : 1) : key(a) < key(b) ? -1 : 1,
  );
  return { works, findings };
}
