import type { CellarContext, VesselKind } from '../context.ts';
import type { Language, MeasurementKind } from '../reading.ts';
import { isWithinEdits } from '../text/edit-distance.ts';
import { foldText } from '../text/fold.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import { LAST_NIGHT, MONTHS, type PartOfDay, RELATIVE_DAYS, WEEKDAYS } from '../vocabulary/calendar.ts';
import { CUES, type Cue, PLANS } from '../vocabulary/cues.ts';
import { inflectEnglish, inflectSpanish } from '../vocabulary/inflect.ts';
import { KINDS } from '../vocabulary/kinds.ts';
import { COMMON_MATERIALS } from '../vocabulary/materials.ts';
import { NUMBER_WORDS, TIMES_WORDS } from '../vocabulary/numbers.ts';
import { PLAIN_WORDS } from '../vocabulary/plain-words.ts';
import { AMENDS, CHATTER, REQUESTS, VOIDS } from '../vocabulary/talk.ts';
import { UNITS, type Unit } from '../vocabulary/units.ts';
import type { VerbEntry } from '../vocabulary/verb-entry.ts';
import { VERBS } from '../vocabulary/verbs.ts';
import { VESSEL_WORDS } from '../vocabulary/vessel-words.ts';

export type Meaning =
  | { is: 'verb'; verb: VerbEntry; past: boolean }
  | { is: 'unit'; unit: Unit }
  | { is: 'kind'; kind: MeasurementKind }
  | { is: 'cue'; cue: Cue }
  | { is: 'plan' }
  | { is: 'material'; name: string }
  | { is: 'variety'; names: string[] }
  | { is: 'vesselWord'; kind: VesselKind; many: boolean }
  | { is: 'vesselName'; id: string }
  | { is: 'month'; month: number }
  | { is: 'weekday'; weekday: number }
  | { is: 'day'; days: number; part?: PartOfDay }
  | { is: 'lastNight' }
  | { is: 'number'; value: number }
  | { is: 'times'; value: number }
  | { is: 'plain' };

export interface Entry {
  meaning: Meaning;
  language: Language | 'both';
  /** Whether the words of the phrase may stand apart. */
  spaced: boolean;
}

export interface Phrase {
  entries: Entry[];
  /** Index after its last token. */
  next: number;
  /** Read through a typing slip. */
  slip?: boolean;
}

const SKIPPED = new Set(['-', '.']);
const LONGEST_PHRASE = 9;

/** All words that the reader knows in one cellar, found by how they are written without spaces and hyphens. */
export class Lexicon {
  readonly #entries = new Map<string, Entry[]>();
  /** Every beginning of a known phrase: a search ends where none goes on. */
  readonly #beginnings = new Set<string>();
  /** Single words of five letters and more by first letter, for typing slips. */
  readonly #slips = new Map<string, string[]>();
  readonly #found = new Map<string, string | undefined>();
  readonly #phrases = new WeakMap<Token[], Phrase[][]>();

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
    const present = this.#entries.get(key);
    if (present) present.push(entry);
    else this.#entries.set(key, [entry]);
    // "threw" is no three: a number is what was written, or asked about.
    if (/^[a-z]{5,}$/.test(key) && !present && meaning.is !== 'number') {
      const initial = key.slice(0, 1);
      this.#slips.set(initial, [...(this.#slips.get(initial) ?? []), key]);
    }
  }

  /** The longest phrase that begins at a token, or the longest with a meaning that `fits`. */
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

  /** All phrases that begin at a token, the longest first; every recognizer asks for them, so they are kept. */
  #phrasesAt(tokens: Token[], start: number): Phrase[] {
    const kept = this.#phrases.get(tokens) ?? [];
    this.#phrases.set(tokens, kept);
    kept[start] ??= this.#findPhrases(tokens, start);
    return kept[start];
  }

  #findPhrases(tokens: Token[], start: number): Phrase[] {
    let key = '';
    let gap = false;
    const found: Phrase[] = [];
    const end = Math.min(tokens.length, start + LONGEST_PHRASE);
    for (let index = start; index < end; index += 1) {
      const token = tokens[index];
      if (!token || token.text === '\n' || (index > start && token.text === ',')) break;
      if (index > start && !token.glued) gap = true;
      if (index > start && SKIPPED.has(token.text)) continue;
      key += token.text;
      if (!this.#beginnings.has(key)) break;
      const entries = this.#entries.get(key)?.filter((entry) => entry.spaced || !gap);
      if (entries && entries.length > 0) found.unshift({ entries, next: index + 1 });
    }
    return found;
  }

  /** The one known word that differs from an unknown one by a typing slip. */
  slip(word: string): string | undefined {
    // What strangers write must not fill the memory.
    if (this.#found.size > 5000) this.#found.clear();
    if (!this.#found.has(word)) this.#found.set(word, this.#search(word));
    return this.#found.get(word);
  }

  #search(word: string): string | undefined {
    if (!/^[a-z]{5,20}$/.test(word)) return undefined;
    const most = word.length >= 8 ? 2 : 1;
    const near = (this.#slips.get(word.slice(0, 1)) ?? []).filter((known) =>
      isWithinEdits(word, known, most),
    );
    const closest = near.filter((known) => isWithinEdits(word, known, 1));
    const candidates = closest.length > 0 ? closest : near;
    const meanings = new Set(
      candidates.map((known) =>
        JSON.stringify({ ...this.#entries.get(known)?.[0]?.meaning, past: undefined }),
      ),
    );
    return meanings.size === 1 ? candidates[0] : undefined;
  }

  entriesOf(key: string): Entry[] {
    return this.#entries.get(key) ?? [];
  }
}

export function tokensOf(phrase: string): Token[] {
  return tokenize(foldText(phrase), phrase);
}

function compact(tokens: Token[]): string {
  return tokens.map((token, index) => (index > 0 && SKIPPED.has(token.text) ? '' : token.text)).join('');
}

const built = new WeakMap<CellarContext, Lexicon>();

export function lexiconOf(context: CellarContext): Lexicon {
  const present = built.get(context);
  if (present) return present;
  const lexicon = new Lexicon();
  addCellar(lexicon, context);
  addVerbs(lexicon);
  addMeasures(lexicon);
  addSmallWords(lexicon);
  addCalendar(lexicon);
  for (const language of ['en', 'es'] as const) {
    for (const word of PLAIN_WORDS[language]) lexicon.add(word, { is: 'plain' }, language);
  }
  // Known talk is never taken for a typing slip of work.
  for (const word of [...CHATTER, ...REQUESTS, ...VOIDS, ...AMENDS]) {
    if (!word.includes(' ')) lexicon.add(word, { is: 'plain' });
  }
  built.set(context, lexicon);
  return lexicon;
}

function addCellar(lexicon: Lexicon, context: CellarContext) {
  for (const [name, aliases] of Object.entries(context.materials)) {
    const common = COMMON_MATERIALS[name] ?? { en: [], es: [] };
    const meaning: Meaning = { is: 'material', name };
    for (const alias of new Set([name, ...aliases, ...common.en])) lexicon.add(alias, meaning);
    for (const alias of common.es) lexicon.add(alias, meaning, 'es');
  }
  for (const [word, names] of varietyWords(context)) lexicon.add(word, { is: 'variety', names });
  for (const vessel of context.vessels) {
    for (const alias of vessel.aliases) {
      if (!/\d/.test(alias)) lexicon.add(alias, { is: 'vesselName', id: vessel.id });
    }
  }
}

/** Every alias; the first word of a name too, which two varieties may share ("cab", "pinot"). */
function varietyWords(context: CellarContext): Map<string, string[]> {
  const words = new Map<string, Set<string>>();
  const add = (word: string, name: string) => words.set(word, (words.get(word) ?? new Set()).add(name));
  for (const [name, aliases] of Object.entries(context.varieties)) {
    for (const alias of [name, ...aliases]) add(alias.toLowerCase(), name);
  }
  const aliased = new Set(words.keys());
  for (const [name, aliases] of Object.entries(context.varieties)) {
    for (const alias of [name, ...aliases]) {
      const first = alias.toLowerCase().split(' ')[0] ?? '';
      if (first.length > 2 && !aliased.has(first)) add(first, name);
    }
  }
  return new Map([...words].map(([word, names]) => [word, [...names]]));
}

function addVerbs(lexicon: Lexicon) {
  for (const verb of VERBS) {
    const add = (word: string, past: boolean, language: Language) =>
      lexicon.add(word, { is: 'verb', verb, past }, language);
    for (const regular of verb.en.verbs ?? []) {
      for (const [form, past] of englishForms(regular)) add(form, past, 'en');
    }
    for (const regular of verb.es.verbs ?? []) {
      const forms = inflectSpanish(regular);
      for (const form of forms.base) add(form, false, 'es');
      for (const form of forms.past) add(form, true, 'es');
    }
    for (const language of ['en', 'es'] as const) {
      for (const noun of verb[language].nouns ?? []) add(noun, false, language);
      for (const past of verb[language].past ?? []) add(past, true, language);
    }
  }
}

/** The first word of a phrasal verb takes the ending: "punch down", "punched down". */
function englishForms(regular: string | [string, string]): [string, boolean][] {
  const [verb, stem]: [string, string] = typeof regular === 'string' ? [regular, regular] : regular;
  const at = verb.startsWith('de ') ? -1 : verb.indexOf(' ');
  const rest = at < 0 ? '' : verb.slice(at);
  const firstStem = at < 0 || !stem.includes(' ') ? stem : (stem.split(' ')[0] ?? stem);
  const first: string = at < 0 ? verb : verb.slice(0, at);
  const forms = inflectEnglish(first, firstStem);
  return [
    ...forms.base.map((form): [string, boolean] => [form + rest, false]),
    ...forms.past.map((form): [string, boolean] => [form + rest, true]),
  ];
}

function addMeasures(lexicon: Lexicon) {
  for (const unit of UNITS) {
    for (const word of unit.words.en) lexicon.add(word, { is: 'unit', unit });
    for (const word of unit.words.es) lexicon.add(word, { is: 'unit', unit }, 'es');
  }
  for (const { kind, words } of KINDS) {
    for (const word of words.en) lexicon.add(word, { is: 'kind', kind });
    for (const word of words.es) lexicon.add(word, { is: 'kind', kind }, 'es');
  }
  for (const [kind, { one, many }] of Object.entries(VESSEL_WORDS) as [
    VesselKind,
    { one: string[]; many: string[] },
  ][]) {
    for (const word of one) lexicon.add(word, { is: 'vesselWord', kind, many: false });
    for (const word of many) lexicon.add(word, { is: 'vesselWord', kind, many: true });
  }
}

function addSmallWords(lexicon: Lexicon) {
  for (const [cue, words] of Object.entries(CUES) as [
    Cue,
    { en: readonly string[]; es: readonly string[] },
  ][]) {
    for (const language of ['en', 'es'] as const) {
      for (const word of words[language]) lexicon.add(word, { is: 'cue', cue }, language);
    }
  }
  for (const language of ['en', 'es'] as const) {
    for (const word of PLANS[language]) lexicon.add(word, { is: 'plan' }, language);
  }
}

function addCalendar(lexicon: Lexicon) {
  for (const [word, month] of Object.entries(MONTHS)) lexicon.add(word, { is: 'month', month });
  for (const [word, weekday] of Object.entries(WEEKDAYS)) lexicon.add(word, { is: 'weekday', weekday });
  for (const { days, part, en, es } of RELATIVE_DAYS) {
    const meaning: Meaning = { is: 'day', days, ...(part ? { part } : {}) };
    for (const word of en) lexicon.add(word, meaning, 'en');
    for (const word of es) lexicon.add(word, meaning, 'es');
  }
  for (const word of LAST_NIGHT.en) lexicon.add(word, { is: 'lastNight' }, 'en');
  for (const word of LAST_NIGHT.es) lexicon.add(word, { is: 'lastNight' }, 'es');
  for (const [word, value] of Object.entries(NUMBER_WORDS)) lexicon.add(word, { is: 'number', value });
  for (const [word, value] of Object.entries(TIMES_WORDS)) lexicon.add(word, { is: 'times', value });
}
