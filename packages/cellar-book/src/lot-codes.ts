import type { Book, Held, Vessel } from './book/book.ts';
import { measureOf } from './book/contents.ts';
import { componentOf } from './book/keys.ts';
import { approximately } from './exact/mixture.ts';
import { codeOfPattern, usualCodePattern } from './lot-code-pattern.ts';
import { foldName, type Setup } from './setup.ts';

const madeByAnEntry = /^([0-9a-f]{6})[0-9a-f]{2}-[0-9a-f]{4}-/;

const codesOf = new WeakMap<Setup['lotCodes'], Map<string, string>>();

function givenCode({ lotCodes }: Setup, lot: string): string | undefined {
  const codes = codesOf.get(lotCodes) ?? new Map(lotCodes.toReversed().map((each) => [each.lot, each.code]));
  codesOf.set(lotCodes, codes);
  return codes.get(lot);
}

export function lotCode(setup: Setup, lot: string): string {
  const given = givenCode(setup, lot);
  return given ?? (madeByAnEntry.test(lot) ? `L-${lot.slice(0, 6)}` : lot);
}

export function lotOfCode(setup: Setup, book: Book, code: string): string {
  for (const lot of book.lots.keys()) if (lotCode(setup, lot) === code) return lot;
  return code;
}

/** The shares by variety of a vessel or a lot, for people and for finding a lot by name; the unknown part is left out. */
export function varietiesOf(held: Held): Map<string, number> {
  const { composition } = held.contents[measureOf(held)];
  const shares = new Map<string, number>();
  for (const [key, share] of approximately(composition)) {
    const { variety } = componentOf(key);
    if (variety !== null) shares.set(variety, (shares.get(variety) ?? 0) + share);
  }
  return shares;
}

/** The youngest known vintage in a vessel or a lot. */
export function vintageOf(held: Held): number | undefined {
  const { composition } = held.contents[measureOf(held)];
  const vintages = [...approximately(composition).keys()].flatMap((key) => componentOf(key).vintage ?? []);
  return vintages.length === 0 ? undefined : Math.max(...vintages);
}

function lettersOf(variety: string | undefined): string {
  if (variety === undefined) return 'BL';
  const words = variety
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .split(' ')
    .filter(Boolean);
  const letters = words.length > 1 ? words.map((word) => word[0]).join('') : (words[0] ?? 'XX');
  return letters.slice(0, 2).toUpperCase();
}

/** How texts distinguish names: without capitals, dashes, and leading zeros. */
const inTexts = (name: string) => foldName(name).replace(/(?<!\d)0+(?=\d)/g, '');

/** Names that mean something else in a text, so that no lot may have them. */
function namesInUse({ vessels, blocks, materials }: Setup): string[] {
  return [
    ...vessels.flatMap(({ name, aliases = [], formerNames = [] }) => [name, ...aliases, ...formerNames]),
    ...materials.flatMap(({ name, aliases = [] }) => [name, ...aliases]),
    ...blocks.map(({ name }) => name),
  ];
}

const namesOf = new WeakMap<Book, { setup: Setup; names: ReadonlySet<string> }>();

/** Every name that no new lot may have, as in texts. A form asks at each letter, so it is kept with the book. */
function namesIn(setup: Setup, book: Book): ReadonlySet<string> {
  const known = namesOf.get(book);
  if (known?.setup === setup) return known.names;
  const lots = [...book.lots.keys()].flatMap((lot) => [lot, lotCode(setup, lot)]);
  const names = new Set([...lots, ...namesInUse(setup)].map(inTexts));
  namesOf.set(book, { setup, names });
  return names;
}

/** The next free code by the winery's rule, otherwise by year, variety (`BL` for a blend), and number: `25-CH-02`. */
export function nextLotCode(
  setup: Setup,
  book: Book,
  { vintage, variety, taken }: { vintage: number; variety?: string | undefined; taken: Iterable<string> },
): string {
  const pattern = setup.lotCodePattern ?? usualCodePattern;
  const letters = lettersOf(variety);
  const used = namesIn(setup, book);
  const further = new Set([...taken].map(inTexts));
  for (let number = 1; ; number += 1) {
    const code = codeOfPattern(pattern, { vintage, letters, number });
    const name = inTexts(code);
    if (!used.has(name) && !further.has(name)) return code;
  }
}

/** The codes that the next lots of a vintage and a variety get. */
export function nextLotCodes(
  setup: Setup,
  book: Book,
  { count, ...lot }: { vintage: number; variety?: string | undefined; count: number },
): string[] {
  const codes: string[] = [];
  while (codes.length < count) codes.push(nextLotCode(setup, book, { ...lot, taken: codes }));
  return codes;
}

/** A code for the wine of a vessel that other wine was poured into; none without a known vintage. */
export function codeForMixture(
  setup: Setup,
  book: Book,
  vessel: Vessel,
  taken: Iterable<string> = [],
): string | undefined {
  const vintage = vintageOf(vessel);
  const varieties = [...varietiesOf(vessel).keys()];
  const variety = varieties.length === 1 ? varieties[0] : undefined;
  return vintage === undefined ? undefined : nextLotCode(setup, book, { vintage, variety, taken });
}
