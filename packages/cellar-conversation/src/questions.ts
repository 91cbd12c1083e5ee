import type { Finding, FindingCode } from '@orbit-vine/cellar-book/entries/findings.ts';
import { lotCode } from '@orbit-vine/cellar-book/lot-codes.ts';
import type { Setup } from '@orbit-vine/cellar-book/setup.ts';
import {
  measuredWords,
  readBack,
  summaryOf,
  vesselList,
} from '@orbit-vine/cellar-notes/read-back/read-back.ts';
import type { Ask, CellarRecord, Language, Reading } from '@orbit-vine/cellar-notes/schema/reading.ts';
import { asTextMessage, textMessageLength } from '@orbit-vine/cellar-notes/text/text-message.ts';
import { gramsPer, litersPer } from '@orbit-vine/enology/units.ts';
import type { EarlierMessage, Turn } from './conversation.ts';

/** Findings that are asked about once before storing; the others are listed for the office. GSM-7 letters only. */
const questions: Partial<Record<FindingCode, Record<Language, string>>> = {
  vessel_empty: { en: 'nothing is on record in {vessel}', es: '{vessel} no tiene nada en el libro' },
  lot_not_found: { en: 'no vessel holds that lot on record', es: 'el libro no tiene ese lote' },
  not_in_book: {
    en: 'the records are {amount} short in {vessel}',
    es: 'al libro le faltan {amount} en {vessel}',
  },
  topped_from_unknown: {
    en: 'the records are {amount} short in {vessel}: that much enters as wine of unknown origin, with no loss',
    es: 'al libro le faltan {amount} en {vessel}: entran como vino de origen desconocido, sin perdida',
  },
  bottles_not_in_book: {
    en: 'there are fewer bottles of {lot} on record',
    es: 'el libro tiene menos botellas de {lot}',
  },
  joined_another_lot: {
    en: '{vessel} holds {lot}; the mixture becomes {code}',
    es: '{vessel} tiene {lot}; la mezcla se llama {code}',
  },
  over_capacity: {
    en: "that's {amount} over the capacity of {vessel}",
    es: '{vessel} queda {amount} por encima de su capacidad',
  },
  level_off_book: {
    en: 'the records for {vessel} differ by {amount}',
    es: '{vessel} difiere {amount} del libro',
  },
  pressed_more: {
    en: 'more came out of the press than went in',
    es: 'de la prensa sale mayor cantidad de la que entra',
  },
};

const storeAnyway: Record<Language, string> = { en: 'Store it anyway? OK / NO', es: '¿Es correcto? OK / NO' };

/** Doubts about a record's own values and words. */
const doubts: Record<NonNullable<Ask['why']>, Record<Language, string>> = {
  range: { en: '{kind} {value} is unusual', es: '{kind} {value} es raro' },
  capacity: { en: "that's more than {vessels} can hold", es: 'eso no cabe en {vessels}' },
  law: { en: "that's above the legal limit", es: 'eso rebasa el limite legal' },
  shares: { en: "the shares don't add up to 100%", es: 'las partes no suman 100%' },
  season: { en: "that isn't a harvest month", es: 'ese mes no es de vendimia' },
  dose: { en: 'that dose is unusual', es: 'esa dosis es rara' },
  left: { en: 'what was left behind is {fate}', es: 'el resto {fate}' },
  role: {
    en: "it isn't clear which vessel {vessels} replaces",
    es: 'no queda claro a cual reemplaza {vessels}',
  },
  alone: { en: 'nothing is said about one of the vessels', es: 'no se dice nada de uno de los tanques' },
  words: { en: "it isn't clear that this was done", es: 'no queda claro que se hizo' },
};

const sameTextAgain: Record<Language, (mark: string) => string> = {
  en: (mark) => `The same text came in a moment ago${mark}. Was it done again? OK / NO`,
  es: (mark) => `Hay un mensaje igual de hace un momento${mark}. Se hizo otra vez? OK / NO`,
};

function amountOf({ ml, grams }: Finding, unit: 'gal' | 'L'): string {
  const round = (value: number) => String(Number(value.toFixed(value >= 100 ? 0 : 1)));
  if (ml === undefined) return `${round(Math.abs(grams ?? 0) / gramsPer.lb)} lb`;
  const liters = Math.abs(ml) / 1000;
  return unit === 'L' ? `${round(liters)} L` : `${round(liters / litersPer.usGal)} gal`;
}

/** A finding that an entry would cause, with the new lot of wines that meet. */
export interface Warning extends Finding {
  becomes?: string | undefined;
}

interface Warned {
  setup: Setup;
  language: Language;
  unit: 'gal' | 'L';
}

/** The warnings about findings that new entries would cause, one for vessels with the same; not all are asked about. */
export function warningsAbout(findings: readonly Warning[], warned: Warned): string[] {
  const texts = findings.flatMap((finding) => {
    const template = templateFor(finding, warned);
    return template === undefined ? [] : [{ template, vessel: finding.vessel ?? '' }];
  });
  const alike = Map.groupBy(texts, ({ template }) => template);
  return [...alike].map(([template, group]) => {
    const vessels = vesselList([...new Set(group.map(({ vessel }) => vessel))]);
    return asTextMessage(template.replace('{vessel}', vessels));
  });
}

function templateFor(finding: Warning, { setup, language, unit }: Warned): string | undefined {
  const { becomes } = finding;
  return questions[finding.code]?.[language]
    .replace('{lot}', finding.lot === undefined ? '' : lotCode(setup, finding.lot))
    .replace('{code}', becomes ?? (finding.lot === undefined ? '' : lotCode(setup, finding.lot)))
    .replace('{amount}', amountOf(finding, unit));
}

const fates: Record<'lost' | 'there', Record<Language, string>> = {
  lost: { en: 'counted as lost', es: 'se cuenta como perdido' },
  there: { en: 'still there', es: 'sigue ahi' },
};

/** The warning about a record whose values or words are doubtful. */
export function warningOf(
  { message }: Turn,
  { about, why, kind, value }: Ask,
  record: CellarRecord | undefined,
  language: Language,
): string {
  const { from = [], to = [], vessels = [] } = record ?? {};
  const measured = kind && value !== undefined ? { kind, value, unit: '' } : undefined;
  const where = to.length > 0 ? to : vessels.length > 0 ? vessels : from;
  return doubts[why ?? (about === 'plausibility' ? 'range' : 'words')][language]
    .replace('{kind} {value}', measured ? measuredWords(measured, { language, unit: message.unit }) : '')
    .replace('{fate}', fates[record?.loss ? 'lost' : 'there'][language])
    .replace('{vessels}', vesselList(where));
}

/** One question about all warnings that fit into a text, with the records if there is room; the rest is asked next. */
export function askDespite(
  { message }: Turn,
  { records, language }: Reading,
  warnings: readonly string[],
): { shown: string[]; reply: string } {
  const ending = `. ${storeAnyway[language]}`;
  const shown: string[] = [];
  let text = '';
  for (const warning of warnings) {
    const plain = asTextMessage(warning);
    const longer = text === '' ? plain : `${text}; ${plain}`;
    if (text !== '' && longer.length + ending.length > textMessageLength) break;
    text = longer;
    shown.push(warning);
  }
  const summary = summaryOf(records, { language, unit: message.unit });
  const whole = `${summary}. ${capitalized(text)}${ending}`;
  const reply =
    whole.length <= textMessageLength
      ? whole
      : `${capitalized(text).slice(0, textMessageLength - ending.length)}${ending}`;
  return { shown, reply };
}

const capitalized = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** The question about what is missing, with names of the cellar's vessels as examples. */
export function questionOf({ message, cellar }: Turn, reading: Reading): string {
  const vessels = cellar.setup.vessels.filter(({ retired }) => !retired).map(({ name }) => name);
  return readBack(reading, { unit: message.unit, vessels });
}

const maxTries = 2;
const leaveIt: Record<Language, string> = {
  en: "I still don't understand. Enter it on the lot manager's page, or leave it: the office sees this question.",
  es: 'Sigo sin entenderlo. Registralo en la pagina de lotes, o dejalo: la oficina ve esta pregunta.',
};

/** The open question again; after a second failure, a way out. */
export function askAgainFor(
  turn: Turn,
  { held, reply }: EarlierMessage,
  language: Language,
  tries: number,
): string {
  if (tries >= maxTries) return leaveIt[language];
  if (held.confirming) return okOrNo[language];
  const { records, asks } = held;
  if (asks.length === 0) return reply;
  return questionOf(turn, { disposition: 'ask', language, confidence: 'low', records, asks, words: [] });
}

export function askAgain(language: Language, number: number | undefined): string {
  return sameTextAgain[language](number === undefined ? '' : ` (#${number})`);
}

const didYouMean: Record<Language, (summary: string) => string> = {
  en: (summary) => `Did you mean: ${summary} OK / NO`,
  es: (summary) => `Quisiste decir: ${summary} OK / NO`,
};

/** Undefined if it doesn't fit: nobody can confirm a text cut short. */
export function askToConfirm(language: Language, summary: string): string | undefined {
  const question = didYouMean[language](summary);
  return question.length <= textMessageLength ? question : undefined;
}

const yesWords = new Set(
  'yes yep yeah yup y si sip dale va vale sale claro sure correct correcto right'.split(' '),
);

/** "Yes" confirms nothing, since people say it too easily; the reply names the word that does. */
export function isYes(text: string): boolean {
  const word = text.normalize('NFD').replace(/[^\p{L}\p{Extended_Pictographic}]/gu, '');
  return yesWords.has(word.toLowerCase()) || /^\p{Extended_Pictographic}$/u.test(word);
}

export const okOrNo: Record<Language, string> = {
  en: 'Reply OK or NO, please.',
  es: 'Responde OK o NO, por favor.',
};

/** For UNDO without a recent message. */
export const whichEntry: Record<Language, string> = {
  en: "There's nothing from the last half hour to undo. Name the entry by its number, as in: #412 undo",
  es: 'No hay nada de la ultima media hora que anular. Nombra el registro por su numero, asi: #412 undo',
};
