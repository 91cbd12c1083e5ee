import type { Language } from '@orbit-vine/cellar-notes/reading.ts';

/** What is said besides the read-back; letters of a text message only, and at most 160 of them. */
interface TalkWords {
  /** What WHAT is answered with. */
  what: string;
  again: string;
  nothingToChange: string;
  empty: string;
  holds: string;
  noReadings: string;
  noAdditions: string;
  noneEmpty: string;
  nothingThere: string;
  of: string;
  added: string;
  emptyList: string;
}

export const TALK_WORDS: Record<Language, TalkWords> = {
  en: {
    what: 'Text what you did, as to a colleague: T12 22.4B 68F. Ask: brix T5? To fix the last one: UNDO, or the right value. OK or NO answer a question.',
    again: 'You sent that a moment ago. Was it done again? Reply OK or NO.',
    nothingToChange: 'There is nothing of yours to change. Text the whole entry, with its vessel.',
    empty: 'empty',
    holds: 'holds',
    noReadings: 'no reading yet',
    noAdditions: 'nothing added yet',
    noneEmpty: 'None is empty.',
    nothingThere: 'By the book there is nothing there.',
    of: 'of',
    added: 'in it now',
    emptyList: 'Empty',
  },
  es: {
    what: 'Escribe lo que hiciste: T12 22.4B 68F. Pregunta: brix T5? Para corregir: UNDO, o el valor correcto. OK o NO para responder.',
    again: 'Eso ya lo mandaste hace un momento. Se hizo otra vez? Responde OK o NO.',
    nothingToChange: 'No hay nada tuyo que cambiar. Escribe el registro completo, con su tanque.',
    empty: 'vacio',
    holds: 'tiene',
    noReadings: 'sin lecturas',
    noAdditions: 'nada agregado',
    noneEmpty: 'No hay ninguno vacio.',
    nothingThere: 'Segun el libro no hay nada ahi.',
    of: 'de',
    added: 'en el vino',
    emptyList: 'Vacios',
  },
};
