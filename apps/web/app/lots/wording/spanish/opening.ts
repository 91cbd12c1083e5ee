import type { Wording } from '../english.ts';

export const opening: Wording['opening'] = {
  about:
    'Aquí se registra lo que hoy contiene un recipiente, o varios con el mismo vino, como B101-B110. El lote recibe un código como 25-CF-01.',
  vessels: 'Recipiente o recipientes',
  volume: (unit) => `Volumen en ${unit}`,
  volumeIs: 'Este volumen está',
  choose: 'Elegir',
  each: 'en cada recipiente',
  total: 'en todos juntos',
  alcohol: 'Alcohol en %, si se sabe',
  variety: 'Variedad',
  vintage: 'Cosecha',
  block: 'Bloque, si se sabe',
  share: 'Porcentaje',
  blend: 'Es una mezcla',
  anotherPart: 'Agregar otra parte',
  removePart: 'Quitar la última parte',
  storeAnyway: 'Es correcto: guardarlo así',
  add: 'Agregar este lote',
  nothingYet:
    '¿Todavía no hay nada que registrar? La primera vendimia se escribe abajo, como un mensaje a un compañero.',
  inTable: '¿Ya está en una hoja de cálculo?',
  importIt: 'Importarla',
  noVessel: 'Falta el recipiente que lo contiene, por ejemplo T1.',
  notAVessel: (text) => `«${text}» no es un recipiente ni una serie de recipientes, como B101-B110.`,
  notAmong: (names) => `${names} no está entre los recipientes. Primero hay que darlo de alta.`,
  eachOrTotal: (count) => `Hay que elegir si está en cada uno de los ${count} recipientes o en todos juntos.`,
  noVolume: (unit) => `Falta el volumen en ${unit}, por ejemplo 312.5.`,
  notANumber: (text) => `«${text}» no es un número.`,
  whichNumber: (text, whole, decimals) =>
    `¿«${text}» es ${whole}${decimals} o ${whole}.${decimals}? Para miles se escribe ${whole}${decimals}; para decimales, ${whole}.${decimals}0.`,
  noVariety: 'Falta la variedad, o «desconocida» si no se sabe.',
  isVariety: (text, variety) =>
    `¿«${text}» es ${variety}? Hay que escribirlo así, o agregar primero «${text}» a las variedades.`,
  notAYear: (text) => `«${text}» no es un año.`,
  noShare: (variety) => `Falta el porcentaje de ${variety}, por ejemplo 80.`,
  notAll: (total) => `Las partes suman ${total} %, no 100 %.`,
};
