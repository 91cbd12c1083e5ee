import { type VesselKind, vesselKinds } from '@orbit-vine/cellar-book/entries/work.ts';
import type { CellarContext, Lot, Vessel } from '../schema/context.ts';
import type { Token } from '../text/tokens.ts';
import { tokensOf } from './lexicon.ts';

export interface Cellar {
  context: CellarContext;
  vessels: Map<string, Vessel>;
  /** `t12` and other ids and aliases, without spaces. */
  byName: Map<string, string>;
  /** Kind and number, such as `tank 12`. */
  byNumber: Map<string, string>;
  /** Letters that ids begin with: t, bin, b, d, c, k. */
  prefixes: Map<string, VesselKind>;
  lotsByKey: Map<string, Lot>;
  /** How the keys of lots begin, so that most words are no code at once. */
  lotStarts: Set<string>;
  lotLetters: Map<string, string[]>;
}

const cache = new WeakMap<CellarContext, Cellar>();

export function cellarOf(context: CellarContext): Cellar {
  const present = cache.get(context);
  if (present) return present;
  const cellar: Cellar = {
    context,
    vessels: new Map(context.vessels.map((vessel) => [vessel.id, vessel])),
    byName: new Map(),
    byNumber: new Map(),
    prefixes: new Map(),
    lotsByKey: new Map(context.lots.map((lot) => [lotKey(lot.code), lot])),
    lotStarts: new Set(context.lots.map(({ code }) => lotKey(code).split('-', 1)[0] ?? '')),
    lotLetters: new Map(),
  };
  for (const vessel of context.vessels) addVessel(cellar, vessel);
  for (const lot of context.lots) {
    const letters = /[a-z]+/i.exec(lot.code)?.[0]?.toLowerCase();
    if (letters)
      cellar.lotLetters.set(letters, [
        ...new Set([...(cellar.lotLetters.get(letters) ?? []), ...Object.keys(lot.composition)]),
      ]);
  }
  cache.set(context, cellar);
  return cellar;
}

function addVessel(cellar: Cellar, vessel: Vessel) {
  const { prefix, number } = splitId(vessel.id);
  if (number !== undefined) {
    cellar.byNumber.set(`${vessel.kind} ${number}`, vessel.id);
    cellar.prefixes.set(prefix, vessel.kind);
  }
  for (const name of [vessel.id, ...vessel.aliases]) {
    if (!name.includes('(')) cellar.byName.set(name.toLowerCase().replace(/[\s#-]/g, ''), vessel.id);
  }
}

function splitId(id: string): { prefix: string; number?: number } {
  const match = /^([a-z]*?)[-\s]?(\d+)$/i.exec(id);
  return match
    ? { prefix: (match[1] ?? '').toLowerCase(), number: Number(match[2]) }
    : { prefix: id.toLowerCase() };
}

/** A lot code without hyphens, case, or leading zeros. */
export function lotKey(code: string): string {
  return keyOf(tokensOf(code).filter(({ kind }) => kind !== 'mark'));
}

export const keyOf = (pieces: readonly Token[]) =>
  pieces.map(({ kind, text }) => (kind === 'number' ? String(Number(text)) : text)).join('-');

/** Which kinds of vessel have this number. */
export function kindsWithNumber(cellar: Cellar, number: number): VesselKind[] {
  return vesselKinds.filter((kind) => cellar.byNumber.has(`${kind} ${number}`));
}
