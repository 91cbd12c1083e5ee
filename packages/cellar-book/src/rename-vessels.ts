import type { Entry } from './entries/entries.ts';

/** The fields of work that hold names of vessels, alone or in a list; in levels and parts, too. */
const vesselFields = new Set(['vessel', 'vessels', 'from', 'to']);

type Names = ReadonlyMap<string, string>;

function renamed(value: unknown, names: Names, field?: string): unknown {
  if (typeof value === 'string')
    return field !== undefined && vesselFields.has(field) ? (names.get(value) ?? value) : value;
  if (Array.isArray(value)) return value.map((each) => renamed(each, names, field));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renamed(each, names, key)]));
}

/** Entries as if every vessel had always had its present name. */
export function renameVessels(entries: readonly Entry[], names: Names): readonly Entry[] {
  if (names.size === 0) return entries;
  return entries.map((entry) =>
    'work' in entry ? { ...entry, work: renamed(entry.work, names) as typeof entry.work } : entry,
  );
}
