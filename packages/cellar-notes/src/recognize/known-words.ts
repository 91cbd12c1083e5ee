import type { VesselKind } from '@orbit-vine/cellar-book/entries/work.ts';
import type { CellarContext } from '../schema/context.ts';
import type { Language } from '../schema/reading.ts';
import { bottlePurposes } from '../vocabulary/bottle-verbs.ts';
import { lastNight, months, relativeDays, unknownDays, weekdays } from '../vocabulary/calendar.ts';
import { type Cue, cueWords, planWords } from '../vocabulary/cues.ts';
import { inflectEnglish, inflectSpanish } from '../vocabulary/inflect.ts';
import { kindWords } from '../vocabulary/kinds.ts';
import { commonMaterials, otherMaterials, otherSalts } from '../vocabulary/materials.ts';
import { numberWords, timesWords } from '../vocabulary/numbers.ts';
import { plainPhrases, plainWords } from '../vocabulary/plain-words.ts';
import { amends, chatter, requests, trends, voids } from '../vocabulary/talk.ts';
import { unitWords } from '../vocabulary/units.ts';
import { allVerbs } from '../vocabulary/verbs.ts';
import { vesselWords } from '../vocabulary/vessel-words.ts';
import { Lexicon, type Meaning } from './lexicon.ts';

const built = new WeakMap<CellarContext, Lexicon>();
let common: Lexicon | undefined;

/** Built for every message, so it extends a lexicon of the words that all cellars share. */
export function lexiconOf(context: CellarContext): Lexicon {
  const present = built.get(context);
  if (present) return present;
  common ??= commonLexicon();
  const lexicon = new Lexicon(common);
  addCellar(lexicon, context);
  built.set(context, lexicon);
  return lexicon;
}

function commonLexicon(): Lexicon {
  const lexicon = new Lexicon();
  addVerbs(lexicon);
  addMeasures(lexicon);
  addSmallWords(lexicon);
  addCalendar(lexicon);
  for (const language of ['en', 'es'] as const) {
    for (const word of [...plainWords[language], ...plainPhrases[language]])
      lexicon.add(word, { is: 'plain' }, language);
  }
  // Small talk, commands, and other materials are never misspelled work.
  for (const word of [
    ...chatter,
    ...requests,
    ...voids,
    ...amends,
    ...trends,
    ...otherMaterials,
    ...otherSalts,
  ]) {
    if (!word.includes(' ')) lexicon.add(word, { is: 'plain' });
  }
  return lexicon;
}

/** "2 t", "3 toneladas" where wine is measured in liters. */
function addMetricTons(lexicon: Lexicon) {
  const [ton, unit] = ['ton', 'tonne'].map((id) => unitWords.find((each) => each.id === id));
  if (!ton || !unit) return;
  for (const language of ['en', 'es'] as const) {
    const plain = ton.words[language].filter((word) => !/short|us/.test(word));
    for (const word of plain) lexicon.add(word, { is: 'unit', unit }, language);
  }
}

function addCellar(lexicon: Lexicon, context: CellarContext) {
  for (const [name, aliases] of Object.entries(context.materials)) {
    const common = commonMaterials[name] ?? { en: [], es: [] };
    const meaning: Meaning = { is: 'material', name };
    for (const alias of new Set([name, ...aliases, ...common.en])) lexicon.add(alias, meaning);
    for (const alias of common.es) lexicon.add(alias, meaning, 'es');
  }
  if (context.defaults.ton === 'tonne') addMetricTons(lexicon);
  for (const [word, names] of varietyWords(context)) lexicon.add(word, { is: 'variety', names });
  for (const vessel of context.vessels) {
    for (const alias of vessel.aliases) {
      if (!/\d/.test(alias)) lexicon.add(alias, { is: 'vesselName', id: vessel.id });
    }
  }
}

/** Every alias, and the first word of each name, which two varieties may share ("cab", "pinot"). */
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
  for (const verb of allVerbs) {
    const add = (word: string, past: boolean, language: Language) =>
      lexicon.add(word, { is: 'verb', verb, past }, language);
    for (const regular of verb.en.verbs ?? []) {
      for (const [form, past] of englishForms(regular)) add(form, past, 'en');
    }
    for (const regular of verb.es.verbs ?? []) {
      const forms = inflectSpanish(regular);
      for (const form of forms.base) add(form, false, 'es');
      for (const form of forms.past) add(form, true, 'es');
      // "pasaré 500 litros" is a plan.
      for (const ending of ['e', 'emos', 'an']) lexicon.add(`${regular}${ending}`, { is: 'plan' }, 'es');
    }
    for (const language of ['en', 'es'] as const) {
      for (const noun of verb[language].nouns ?? []) add(noun, false, language);
      for (const past of verb[language].past ?? []) add(past, true, language);
    }
  }
}

/** The first word of a phrasal verb is inflected: "punch down", "punched down". */
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
  for (const unit of unitWords) {
    for (const word of unit.words.en) lexicon.add(word, { is: 'unit', unit });
    for (const word of unit.words.es) lexicon.add(word, { is: 'unit', unit }, 'es');
  }
  for (const { kind, words } of kindWords) {
    for (const word of words.en) lexicon.add(word, { is: 'kind', kind });
    for (const word of words.es) lexicon.add(word, { is: 'kind', kind }, 'es');
  }
  for (const [kind, { one, many }] of Object.entries(vesselWords) as [
    VesselKind,
    { one: string[]; many: string[] },
  ][]) {
    for (const word of one) lexicon.add(word, { is: 'vesselWord', kind, many: false });
    for (const word of many) lexicon.add(word, { is: 'vesselWord', kind, many: true });
  }
}

function addSmallWords(lexicon: Lexicon) {
  for (const [cue, words] of Object.entries(cueWords) as [
    Cue,
    { en: readonly string[]; es: readonly string[] },
  ][]) {
    for (const language of ['en', 'es'] as const) {
      for (const word of words[language]) lexicon.add(word, { is: 'cue', cue }, language);
    }
  }
  for (const language of ['en', 'es'] as const) {
    for (const word of planWords[language]) lexicon.add(word, { is: 'plan' }, language);
    for (const [use, words] of bottlePurposes)
      for (const word of words[language]) lexicon.add(word, { is: 'purpose', use }, language);
  }
}

function addCalendar(lexicon: Lexicon) {
  for (const [word, month] of Object.entries(months)) lexicon.add(word, { is: 'month', month });
  for (const [word, weekday] of Object.entries(weekdays)) lexicon.add(word, { is: 'weekday', weekday });
  for (const { en, es, ...day } of relativeDays) {
    const meaning: Meaning = { is: 'day', ...day };
    for (const word of en) lexicon.add(word, meaning, 'en');
    for (const word of es) lexicon.add(word, meaning, 'es');
  }
  for (const language of ['en', 'es'] as const)
    for (const word of unknownDays[language]) lexicon.add(word, { is: 'unknownDay' }, language);
  for (const word of lastNight.en) lexicon.add(word, { is: 'lastNight' }, 'en');
  for (const word of lastNight.es) lexicon.add(word, { is: 'lastNight' }, 'es');
  for (const [word, value] of Object.entries(numberWords)) lexicon.add(word, { is: 'number', value });
  for (const [word, value] of Object.entries(timesWords)) lexicon.add(word, { is: 'times', value });
}
