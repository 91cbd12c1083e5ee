import type { BottleUse, VesselKind } from '@orbit-vine/cellar-book/entries/work.ts';
import type { Language, MeasurementKind } from '../schema/reading.ts';
import { isWithinEdits } from '../text/edit-distance.ts';
import { foldText } from '../text/fold.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import type { PartOfDay } from '../vocabulary/calendar.ts';
import type { Cue } from '../vocabulary/cues.ts';
import type { Unit } from '../vocabulary/units.ts';
import type { VerbEntry } from '../vocabulary/verb-entry.ts';

export type Meaning =
  | { is: 'verb'; verb: VerbEntry; past: boolean }
  | { is: 'unit'; unit: Unit }
  | { is: 'kind'; kind: MeasurementKind }
  | { is: 'cue'; cue: Cue }
  | { is: 'plan' }
  | { is: 'purpose'; use: BottleUse }
  | { is: 'material'; name: string }
  | { is: 'variety'; names: string[] }
  | { is: 'vesselWord'; kind: VesselKind; many: boolean }
  | { is: 'vesselName'; id: string }
  | { is: 'month'; month: number }
  | { is: 'weekday'; weekday: number }
  | { is: 'day'; days: number; part?: PartOfDay; loose?: true }
  | { is: 'unknownDay' }
  | { is: 'lastNight' }
  | { is: 'number'; value: number }
  | { is: 'times'; value: number }
  | { is: 'plain' };

export interface Entry {
  meaning: Meaning;
  language: Language | 'both';
  /** The words of the phrase may be written apart. */
  spaced: boolean;
}

export interface Phrase {
  entries: Entry[];
  next: number;
  slip?: boolean;
}

const skippedMarks = new Set(['-', '.']);
const longestPhrase = 9;

/** All words known in one cellar, by their spelling without spaces and hyphens. */
export class Lexicon {
  /** Own words first, then shared ones. */
  readonly #layers: readonly Lexicon[];
  readonly #entries = new Map<string, Entry[]>();
  /** Every prefix of a phrase, so that a search stops where no phrase continues. */
  readonly #beginnings = new Set<string>();
  readonly #slips = new Map<string, string[]>();
  /** Words by how they sound in Spanish. */
  readonly #sounds = new Map<string, Set<string>>();
  readonly #found = new Map<string, string | undefined>();
  readonly #phrases = new WeakMap<Token[], Phrase[][]>();

  constructor(common?: Lexicon) {
    this.#layers = common ? [this, common] : [this];
  }

  add(phrase: string, meaning: Meaning, language: Entry['language'] = 'both') {
    const tokens = tokensOf(phrase);
    const key = compact(tokens);
    if (key === '') return;
    const entry: Entry = {
      meaning,
      language,
      spaced: tokens.some((token, index) => index > 0 && !token.glued) || /[-/.]/.test(phrase),
    };
    for (let end = 1; end <= key.length; end += 1) this.#beginnings.add(key.slice(0, end));
    if (/^[a-z]{4,}$/.test(key) && language !== 'en') {
      const sound = soundOf(key);
      this.#sounds.set(sound, (this.#sounds.get(sound) ?? new Set()).add(key));
    }
    const present = this.#entries.get(key);
    if (present) present.push(entry);
    else this.#entries.set(key, [entry]);
    // "threw" is not a misspelled "three": numbers are only read as written.
    // Nor is "finished" a misspelled "finished ml".
    if (/^[a-z]{5,}$/.test(key) && tokens.length === 1 && !present && meaning.is !== 'number') {
      const initial = key.slice(0, 1);
      const words = this.#slips.get(initial);
      if (words) words.push(key);
      else this.#slips.set(initial, [key]);
    }
  }

  phraseAt(
    tokens: Token[],
    start: number,
    fits: (meaning: Meaning) => boolean = () => true,
  ): Phrase | undefined {
    for (const { entries, next } of this.#phrasesAt(tokens, start)) {
      const fitting = entries.filter((entry) => fits(entry.meaning));
      if (fitting.length > 0) return { entries: fitting, next };
    }
    return undefined;
  }

  /** All phrases that begin at a token, longest first; cached, since every recognizer asks for them. */
  #phrasesAt(tokens: Token[], start: number): Phrase[] {
    const cached = this.#phrases.get(tokens) ?? [];
    this.#phrases.set(tokens, cached);
    cached[start] ??= this.#findPhrases(tokens, start);
    return cached[start];
  }

  #findPhrases(tokens: Token[], start: number): Phrase[] {
    let key = '';
    let gap = false;
    const found: Phrase[] = [];
    const end = Math.min(tokens.length, start + longestPhrase);
    for (let index = start; index < end; index += 1) {
      const token = tokens[index];
      if (!token || token.text === '\n' || (index > start && token.text === ',')) break;
      if (index > start && !token.glued) gap = true;
      if (index > start && skippedMarks.has(token.text)) continue;
      key += token.text;
      if (!this.#isBeginning(key)) break;
      const entries = this.entriesOf(key).filter((entry) => entry.spaced || !gap);
      if (entries.length > 0) found.unshift({ entries, next: index + 1 });
    }
    return found;
  }

  /** The only known word within one typing error of an unknown one. */
  slip(word: string): string | undefined {
    // Keeps unknown words from filling the memory.
    if (this.#found.size > 5000) this.#found.clear();
    if (!this.#found.has(word)) this.#found.set(word, this.#search(word));
    return this.#found.get(word);
  }

  #search(word: string): string | undefined {
    if (!/^[a-z]{5,20}$/.test(word)) return undefined;
    // "negative" is no slip of "native": both have to be long for two errors.
    const mostErrors = (known: string) => (Math.min(word.length, known.length) >= 8 ? 2 : 1);
    const near = this.#wordsFrom(word.slice(0, 1)).filter((known) =>
      isWithinEdits(word, known, mostErrors(known)),
    );
    const closest = near.filter((known) => isWithinEdits(word, known, 1));
    const candidates = closest.length > 0 ? closest : near;
    const meanings = new Set(
      candidates.map((known) => JSON.stringify({ ...this.entriesOf(known)[0]?.meaning, past: undefined })),
    );
    return meanings.size === 1 ? candidates[0] : undefined;
  }

  /** The only word that an unknown one sounds like in Spanish: "heche" is "eche". */
  soundsLike(word: string): string | undefined {
    if (!/^[a-z]{4,20}$/.test(word) || this.#isBeginning(word)) return undefined;
    const sound = soundOf(word);
    const [only, ...others] = this.#layers.flatMap((layer) => [...(layer.#sounds.get(sound) ?? [])]);
    return others.length === 0 ? only : undefined;
  }

  entriesOf(key: string): Entry[] {
    return this.#layers.flatMap((layer) => layer.#entries.get(key) ?? []);
  }

  #isBeginning(key: string): boolean {
    return this.#layers.some((layer) => layer.#beginnings.has(key));
  }

  #wordsFrom(initial: string): string[] {
    return this.#layers.flatMap((layer) => layer.#slips.get(initial) ?? []);
  }
}

export function tokensOf(phrase: string): Token[] {
  return tokenize(foldText(phrase), phrase);
}

/** Alike for words that Spanish spelling alone tells apart: h, b and v, c, s, and z, k and qu, ll and y. */
function soundOf(word: string): string {
  return word
    .replace(/(?<!c)h/g, '')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/(.)\1/g, '$1');
}

function compact(tokens: Token[]): string {
  return tokens.map((token, index) => (index > 0 && skippedMarks.has(token.text) ? '' : token.text)).join('');
}
