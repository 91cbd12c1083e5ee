import type { Finding, FindingCode } from '@orbit-vine/cellar-book/entries/findings.ts';
import { lotCode } from '@orbit-vine/cellar-book/lot-codes.ts';
import type { Setup } from '@orbit-vine/cellar-book/setup.ts';
import type { Language } from '@orbit-vine/cellar-notes/schema/reading.ts';
import { asTextMessage } from '@orbit-vine/cellar-notes/text/text-message.ts';
import { gramsPer, litersPer } from '@orbit-vine/enology/units.ts';

/** Findings that are asked about once before storing; the others are listed for the office. GSM-7 letters only. */
const questions: Partial<Record<FindingCode, Record<Language, string>>> = {
  vessel_empty: { en: '{vessel} is empty in the book', es: '{vessel} no tiene nada en el libro' },
  lot_not_found: { en: 'the book has no such lot in any vessel', es: 'el libro no tiene ese lote' },
  not_in_book: {
    en: 'the book has {amount} less in {vessel}',
    es: 'el libro tiene {amount} menos en {vessel}',
  },
  joined_another_lot: {
    en: '{vessel} holds {lot}; the two would become one lot',
    es: '{vessel} tiene {lot}, seran un solo lote',
  },
  over_capacity: {
    en: '{vessel} would be {amount} over its capacity',
    es: '{vessel} queda {amount} por encima de su capacidad',
  },
  level_off_book: {
    en: '{vessel} is {amount} off the book',
    es: '{vessel} difiere {amount} del libro',
  },
  pressed_more: {
    en: 'more came out of the press than went in',
    es: 'de la prensa sale mayor cantidad de la que entra',
  },
};

const storeAnyway: Record<Language, string> = { en: 'Store it anyway? OK / NO', es: 'Es correcto? OK / NO' };
const sameTextAgain: Record<Language, (mark: string) => string> = {
  en: (mark) => `The same text came a moment ago${mark}. Was it done again? OK / NO`,
  es: (mark) => `Hay un mensaje igual de hace un momento${mark}. Se hizo otra vez? OK / NO`,
};

function amountOf({ ml, grams }: Finding, unit: 'gal' | 'L'): string {
  const round = (value: number) => String(Number(value.toFixed(value >= 100 ? 0 : 1)));
  if (ml === undefined) return `${round(Math.abs(grams ?? 0) / gramsPer.lb)} lb`;
  const liters = Math.abs(ml) / 1000;
  return unit === 'L' ? `${round(liters)} L` : `${round(liters / litersPer.usGal)} gal`;
}

/** The question about a finding that new entries would cause; undefined for findings that aren't asked about. */
export function questionAbout(
  finding: Finding,
  { setup, language, unit }: { setup: Setup; language: Language; unit: 'gal' | 'L' },
): string | undefined {
  const template = questions[finding.code]?.[language];
  if (template === undefined) return undefined;
  const filled = template
    .replace('{vessel}', finding.vessel ?? '')
    .replace('{lot}', finding.lot === undefined ? '' : lotCode(setup, finding.lot))
    .replace('{amount}', amountOf(finding, unit));
  const text = asTextMessage(filled);
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}. ${storeAnyway[language]}`.slice(0, 160);
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
  return question.length <= 160 ? question : undefined;
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
  en: 'There is nothing from the last half hour to undo. Name the entry by its number, as in: #412 undo',
  es: 'No hay nada de la ultima media hora que anular. Nombra el registro por su numero, asi: #412 undo',
};
