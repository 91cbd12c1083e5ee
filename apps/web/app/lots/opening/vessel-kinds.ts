import { vesselKinds } from '@orbit-vine/cellar-book/entries/work.ts';
import type { SetupVessel } from '@orbit-vine/cellar-book/setup.ts';

export type Kind = SetupVessel['kind'];

interface KindFacts {
  /** How names of this kind begin; the first is given to vessels without a name. */
  prefixes: readonly string[];
  words: readonly string[];
  /** The usual capacity. */
  ml?: number;
  grams?: number;
}

const kinds: Record<Kind, KindFacts> = {
  tank: { prefixes: ['T', 'TK', 'TANK'], words: ['tank', 'tanque'] },
  // Half a short ton of whole fruit.
  bin: { prefixes: ['BIN', 'MB'], words: ['bin', 'bine'], grams: 453_592 },
  barrel: { prefixes: ['B', 'BBL', 'BARREL'], words: ['barrel', 'bbl', 'barrica'], ml: 225_000 },
  drum: { prefixes: ['D', 'DRUM'], words: ['drum'], ml: 208_198 },
  carboy: { prefixes: ['C', 'CARBOY'], words: ['carboy', 'garrafa'], ml: 18_927 },
  keg: { prefixes: ['K', 'KEG'], words: ['keg', 'barrilito'], ml: 58_674 },
};

/** For a regular expression: the words for kinds of vessels, in one or many. */
export const kindWords = `(?:${vesselKinds.flatMap((kind) => kinds[kind].words).join('|')})s?`;

export function kindNamed(word: string): Kind | undefined {
  const plain = word.toLowerCase().replace(/s$/, '');
  return vesselKinds.find((kind) => kinds[kind].words.includes(plain));
}

export function kindOfName(name: string): Kind | undefined {
  const prefix = /^[A-Za-z]*/.exec(name)?.[0].toUpperCase() ?? '';
  return vesselKinds.find((kind) => kinds[kind].prefixes.includes(prefix));
}

export function usualCapacity(kind: Kind): { capacityMl?: number; capacityG?: number } {
  const { ml, grams } = kinds[kind];
  return {
    ...(ml === undefined ? {} : { capacityMl: ml }),
    ...(grams === undefined ? {} : { capacityG: grams }),
  };
}

export const prefixOf = (kind: Kind) => kinds[kind].prefixes[0] ?? '';

/** What the crew may also call a vessel: `tank 4`, `tanque 4`; and `K1` for a name such as `Keg 1`. */
export function aliasesOf(name: string, kind: Kind): string[] {
  const number = /\d.*$/.exec(name)?.[0] ?? name;
  const short = /^[A-Za-z]+ \d/.test(name) ? [`${prefixOf(kind)}${number}`] : [];
  const plain = name.toLowerCase().replace(/\s/g, '');
  return [...short, ...kinds[kind].words.map((word) => `${word} ${number}`)].filter(
    (alias) => alias.replace(/\s/g, '').toLowerCase() !== plain,
  );
}
