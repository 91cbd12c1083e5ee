import type { Wording } from '../english.ts';
import { readingKinds, titles, work } from './work.ts';

export const entry: Wording['entry'] = {
  messageBox: 'Mensaje nuevo',
  message: 'Lo que se hizo, como en un mensaje de texto',
  example: (vessel, temperature) => `${vessel} 22.4B ${temperature}`,
  send: 'Enviar',
  waiting: 'en espera de conexión',
  discard: 'Descartar',
  dismiss: 'Cerrar',
  dismissQuestion: (text) => `Cerrar «${text}»`,
  nothingRecorded:
    'No se registró nada. Escribe qué se hizo y dónde, por ejemplo «trasegué T1 a T2 100 gal» o «T2 pH 3.4». UNDO anula lo último.',
  quoted: (text) => `«${text}»`,
  said: (name, text) => `${name}: «${text}»`,
  readAs: {
    vessel: 'recipiente',
    lot: 'lote',
    block: 'bloque',
    operation: 'trabajo',
    material: 'producto',
    variety: 'variedad',
    quantity: 'cantidad',
    number: 'número',
    reading: 'lectura',
    date: 'día',
    time: 'hora',
    word: '',
    unknown: 'sin usar',
  },
  meanings: { ...titles, ...readingKinds, ...work.states, ...work.methods },
};

export const rows: Wording['rows'] = {
  row: (seq) => `Registro ${seq}`,
  rowBelow: (seq) => `registro ${seq}`,
  unknownRow: 'registro desconocido',
  takenBack: 'Anulado',
  locked: 'cerrado',
  corrects: (seq) => `corrige el registro ${seq}`,
  struckOut: (seq) => `tachado por el registro ${seq}`,
  correct: 'Corregir',
  correctRow: (seq) => `Corregir el registro ${seq}`,
  day: 'Día del trabajo',
  save: 'Guardar',
  storeAnyway: 'Es correcto: guardarlo así',
  takeBack: 'Anular',
  stays: (seq) =>
    `El registro queda en el libro, tachado. Para cualquier otro cambio se escribe #${seq} en el mensaje, y después la corrección.`,
  late: (row, amount, vessel) =>
    `Su fecha es anterior al ${row}, al que ahora le faltan ${amount} en ${vessel}. Hay que corregir uno de los dos.`,
  volumeIn: (unit) => `Volumen en ${unit}`,
  weightIn: (unit) => `Peso en ${unit}`,
  amountIn: (unit) => `Cantidad en ${unit}`,
};

export const sheet: Wording['sheet'] = {
  title: 'La hoja',
  exchange: 'Importar y exportar',
  nothing: 'Todavía no hay registros.',
  table: 'Filas de la hoja',
  heads: { row: 'N.º', day: 'Día', work: 'Lo que se hizo', words: 'Con estas palabras' },
  showAll: (count) => `Mostrar los ${count} registros`,
  download: 'Descargar como CSV',
};
