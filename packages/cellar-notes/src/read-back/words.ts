import type { BottleUse } from '@orbit-vine/cellar-book/entries/work.ts';
import type { AskSubject, Language, MeasurementKind, Operation, Reading } from '../schema/reading.ts';

/** The words of replies, in GSM-7 letters only: á, í, ó, or ú would halve a message (`text-message.ts`). */
interface BackWords {
  operations: Record<Operation, string>;
  asks: Record<AskSubject, string>;
  uses: Record<BottleUse, string>;
  kinds: Partial<Record<MeasurementKind, string>>;
  reasons: Record<NonNullable<Reading['reason']>, string>;
  actions: Record<'complete' | 'amend' | 'void' | 'confirm' | 'reject', string>;
  into: string;
  from: string;
  each: string;
  bottles: string;
  more: string;
  struck: string;
  restored: string;
  wrong: string;
  all: string;
  newLot: string;
  /** After a note of wine sold in bulk. */
  stillCounted: string;
  lost: string;
  example: string;
  or: string;
}

export const backWords: Record<Language, BackWords> = {
  en: {
    operations: {
      receive_fruit: 'Fruit',
      crush: 'Crushed',
      press: 'Pressed',
      inoculate: 'Inoculated',
      addition: 'Added',
      cap_work: 'Cap work',
      measurement: 'Reading',
      transfer: 'Moved',
      top: 'Topped',
      blend: 'Blend',
      split: 'Split',
      fine: 'Fined',
      filter: 'Filtered',
      bottle: 'Bottled',
      remove_bottles: 'Removed',
      loss: 'Lost',
      dump: 'Dumped',
      state: 'State',
      note: 'Note',
    },
    asks: {
      quantity: 'how much?',
      unit: 'in what unit?',
      vessel: 'which vessel?',
      lot: 'which lot?',
      variety: 'which variety?',
      material: 'which material?',
      measurement_kind: 'what does the number measure?',
      operation: 'what was done?',
      plausibility: 'is that right? Reply OK or the right value.',
      date: 'on what day?',
      use: 'what for?',
      size: 'which size of bottle?',
    },
    uses: {
      taxpaid: 'sold, tax paid',
      tasting: 'for tasting',
      testing: 'as samples',
      breakage: 'broken',
      in_bond: 'in bond',
      export: 'for export',
      family_use: 'for family use',
      dumped_to_bulk: 'dumped to bulk',
      destroyed: 'destroyed',
    },
    kinds: {
      temperature: 'temp',
      free_so2: 'free SO2',
      total_so2: 'total SO2',
      ph: 'pH',
      ta: 'TA',
      va: 'VA',
      rs: 'RS',
      yan: 'YAN',
      sg: 'SG',
    },
    reasons: {
      future: "That hasn't happened yet. Text it when it's done.",
      not_understood: "I didn't understand that. Nothing was stored.",
      request_to_act: "I only keep records; I can't do that.",
      chatter: '',
    },
    actions: {
      complete: 'Got it',
      amend: 'Changed',
      void: 'Taken back',
      confirm: 'Thanks.',
      reject: 'Not stored.',
    },
    into: 'into',
    from: 'from',
    each: 'each',
    bottles: 'bottles',
    more: 'more',
    struck: 'It stays on record, struck through.',
    restored: 'Correction taken back',
    wrong: 'Wrong? Reply UNDO or the right value.',
    all: 'all of it',
    newLot: 'now lot',
    stillCounted: '(the book still counts this wine)',
    lost: 'lost',
    example: 'Reply like',
    or: 'or',
  },
  es: {
    operations: {
      receive_fruit: 'Uva',
      crush: 'Molienda',
      press: 'Prensa',
      inoculate: 'Inoculado',
      addition: 'Agregado',
      cap_work: 'Sombrero',
      measurement: 'Lectura',
      transfer: 'Movido',
      top: 'Relleno',
      blend: 'Mezcla',
      split: 'Dividido',
      fine: 'Clarificado',
      filter: 'Filtrado',
      bottle: 'Embotellado',
      remove_bottles: 'Retiradas',
      loss: 'Perdido',
      dump: 'Tirado',
      state: 'Estado',
      note: 'Nota',
    },
    asks: {
      quantity: '¿cuanto?',
      unit: '¿en qué unidad?',
      vessel: '¿qué tanque, bin o barrica?',
      lot: '¿qué lote?',
      variety: '¿qué variedad?',
      material: '¿qué producto?',
      measurement_kind: '¿qué mide ese numero?',
      operation: '¿qué se hizo?',
      plausibility: '¿es correcto? Responde OK o el valor correcto.',
      date: '¿qué dia?',
      use: '¿para qué?',
      size: '¿de qué tamaño?',
    },
    uses: {
      taxpaid: 'venta, con impuesto',
      tasting: 'para cata',
      testing: 'para muestras',
      breakage: 'rotas',
      in_bond: 'bajo fianza',
      export: 'para exportar',
      family_use: 'uso familiar',
      dumped_to_bulk: 'a granel',
      destroyed: 'destruidas',
    },
    kinds: {
      temperature: 'temp',
      free_so2: 'SO2 libre',
      total_so2: 'SO2 total',
      ph: 'pH',
      ta: 'acidez',
      va: 'AV',
      sg: 'densidad',
      alcohol: 'alcohol',
      volume: 'volumen',
      malic: 'malico',
    },
    reasons: {
      future: 'Eso todavia no ha pasado. Escribelo cuando esté hecho.',
      not_understood: 'No entendi el mensaje. No guardé nada.',
      request_to_act: 'Yo solo guardo registros; eso no lo puedo hacer.',
      chatter: '',
    },
    actions: {
      complete: 'Anotado',
      amend: 'Cambiado',
      void: 'Anulado',
      confirm: 'Gracias.',
      reject: 'No lo guardé.',
    },
    into: 'a',
    from: 'de',
    each: 'cada uno',
    bottles: 'botellas',
    more: 'mas',
    struck: 'Queda en el libro, tachado.',
    restored: 'Correccion anulada',
    wrong: '¿Mal? Responde UNDO o el valor correcto.',
    all: 'todo',
    newLot: 'ahora lote',
    stillCounted: '(el libro lo sigue contando)',
    lost: 'perdidos',
    example: 'Responde p. ej.',
    or: 'o',
  },
};
