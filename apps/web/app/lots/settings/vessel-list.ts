import { vesselKinds } from '@orbit-vine/cellar-book/entries/work.ts';
import type { SetupVessel } from '@orbit-vine/cellar-book/setup.ts';
import { toGrams, toMl, type VolumeUnit } from '../book/amounts.ts';

type Kind = SetupVessel['kind'];

/** Name prefixes and words of each kind, and its usual capacity. */
const kinds: Record<Kind, { prefixes: string[]; words: string[]; ml?: number; grams?: number }> = {
  tank: { prefixes: ['T', 'TK', 'TANK'], words: ['tank', 'tanque'] },
  // Half a short ton of whole fruit.
  bin: { prefixes: ['BIN', 'MB'], words: ['bin', 'bine'], grams: 453_592 },
  barrel: { prefixes: ['B', 'BBL', 'BARREL'], words: ['barrel', 'bbl', 'barrica'], ml: 225_000 },
  drum: { prefixes: ['D', 'DRUM'], words: ['drum'], ml: 208_198 },
  carboy: { prefixes: ['C', 'CARBOY'], words: ['carboy', 'garrafa'], ml: 18_927 },
  keg: { prefixes: ['K', 'KEG'], words: ['keg', 'barrilito'], ml: 58_674 },
};

export interface VesselList {
  vessels: SetupVessel[];
  problems: string[];
}

const most = 500;

/**
 * Parses vessels: a line for each, or for a range of them, with the capacity (`T1-T8 500`, `B101-B140`, or a sheet's
 * `T9,tank,600`). The kind follows from the prefix of the name, unless the line names it.
 */
export function readVesselList(text: string, unit: VolumeUnit): VesselList {
  const vessels = new Map<string, SetupVessel>();
  const problems: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') continue;
    const read = readLine(line, unit);
    if (typeof read === 'string') problems.push(`“${line.trim().slice(0, 40)}”: ${read}`);
    else for (const vessel of read) vessels.set(vessel.name, vessel);
  }
  if (vessels.size > most) problems.push(`A winery can have at most ${most} vessels.`);
  return { vessels: [...vessels.values()].slice(0, most), problems };
}

function readLine(line: string, unit: VolumeUnit): SetupVessel[] | string {
  const words = line
    // "T1 1,200": this comma groups thousands.
    .replace(/(?<=[\s;,]\d{1,3}),(?=\d{3}(?!\d))/g, '')
    .trim()
    .split(/[\s,;]+/)
    .filter(Boolean);
  const [first = '', ...rest] = words;
  const names = namesOf(first.toUpperCase());
  if (!names) return 'a name such as T4, or a run such as T1-T8, comes first.';
  const named = rest.map((word) => kindNamed(word)).find((kind) => kind !== undefined);
  const prefix = /^[A-Z]*/.exec(names[0] ?? '')?.[0] ?? '';
  const kind = named ?? vesselKinds.find((each) => kinds[each].prefixes.includes(prefix));
  if (!kind) return `is it a tank, bin, barrel, drum, carboy, or keg? Write it after the name.`;
  const written = rest.find((word) => /^\d/.test(word));
  const amount = written === undefined ? undefined : Number(written.replace(/[^\d.].*$/, ''));
  if (amount !== undefined && !(amount > 0)) return 'the capacity has to be a number above zero.';
  const writtenUnit = rest.some((word) => /^(l|liters?|litres?)$/i.test(word) || /\dl$/i.test(word))
    ? 'L'
    : unit;
  return names.map((name) => ({
    name,
    kind,
    aliases: kinds[kind].words.map((word) => `${word} ${name.slice(prefix.length) || name}`),
    ...capacityOf(kind, amount, writtenUnit),
  }));
}

function capacityOf(kind: Kind, amount: number | undefined, unit: VolumeUnit) {
  const { ml, grams } = kinds[kind];
  if (kind === 'bin') return { capacityG: amount === undefined ? (grams ?? 0) : toGrams(amount, unit) };
  const capacity = amount === undefined ? ml : toMl(amount, unit);
  return capacity === undefined ? {} : { capacityMl: capacity };
}

function kindNamed(word: string): Kind | undefined {
  const plain = word.toLowerCase().replace(/s$/, '');
  return vesselKinds.find((kind) => kinds[kind].words.includes(plain));
}

/** `T1-T8` and `T1-8` are eight names. */
function namesOf(text: string): string[] | undefined {
  const run = /^([A-Z]*)(\d+)[-–]([A-Z]*)(\d+)$/.exec(text);
  if (!run) return /^[A-Z0-9][A-Z0-9_#/-]{0,19}$/.test(text) ? [text] : undefined;
  const [, prefix = '', from = '', again = '', to = ''] = run;
  const count = Number(to) - Number(from) + 1;
  if ((again !== '' && again !== prefix) || count < 1 || count > most) return undefined;
  return Array.from(
    { length: count },
    (_, at) => `${prefix}${String(Number(from) + at).padStart(from.length, '0')}`,
  );
}
