import type { Wording } from '../english.ts';

export const lot: Wording['lot'] = {
  print: 'Imprimir esta hoja',
  opens: 'Abre este lote en un teléfono',
  work: 'Lo que se hizo',
  now: 'Ahora',
  madeOf: 'De qué está hecho',
  label: 'Lo que puede decir la etiqueta',
  added: 'Lo que se agregó',
  readings: 'Lecturas',
  family: 'De dónde vino y adónde fue',
  stages: {
    fruit: 'uva',
    must: 'mosto',
    juice: 'jugo',
    fermenting: 'en fermentación',
    ageing: 'en crianza',
  },
  in: (vessels) => ` en ${vessels}`,
  malolactic: { running: 'maloláctica en curso', done: 'maloláctica terminada' },
  unknownOrigin: 'Origen desconocido',
  unknownGrapes: 'uva desconocida',
  inBottles: 'En botella',
  block: (name) => `bloque ${name}`,
  nothingYet: 'Nada todavía.',
  verdicts: {
    qualifies: 'puede aparecer',
    'does not': 'no puede aparecer',
    'cannot say': 'no se puede asegurar',
  },
  known: (share, rule, needed) => `Consta que cumple ${share}; ${rule} exige ${needed}.`,
  another: (amount) => `Bastarían otros ${amount} de ese vino.`,
  unknownCounts: 'Una parte es de origen desconocido y cuenta en contra.',
  noReadings: 'Ninguna todavía.',
  dashed: ', línea punteada',
  allReadings: (count) => (count === 1 ? 'La lectura en una tabla' : `Las ${count} lecturas en una tabla`),
  heads: { day: 'Día', reading: 'Lectura', value: 'Valor', in: 'En' },
  chart: (names, from, to, low, high) => `${names}, del ${from} al ${to}: entre ${low} y ${high}`,
  tree: 'Los lotes de izquierda a derecha, como se movió el vino',
  moreLots: (count) => (count === 1 ? 'Mostrar 1 lote más' : `Mostrar ${count} lotes más`),
  amounts: 'Cuánto, en palabras',
  went: (amounts, from, to) => `${amounts} de ${from} pasaron a ${to}`,
  before: (steps) => `${steps} ${steps === 1 ? 'paso' : 'pasos'} antes: `,
  after: (steps) => `${steps} ${steps === 1 ? 'paso' : 'pasos'} después: `,
};

export const lots: Wording['lots'] = {
  title: 'Lotes',
  search: 'Código, vino o recipiente',
  notFound: 'Ningún lote tiene estas palabras.',
  none: 'El libro no tiene vino ni uva.',
  heads: {
    lot: 'Lote',
    madeOf: 'De qué está hecho',
    inBulk: 'En recipientes',
    bottles: 'En botella',
    vessels: 'Dónde',
  },
  gone: (count) => (count === 1 ? '1 lote que ya no está' : `${count} lotes que ya no están`),
};

export const additions: Wording['additions'] = {
  measured: (reading, day) => `Última medición en el vino: ${reading} en total, ${day}.`,
  about:
    'Lo agregado sigue al vino, desde el jugo y a través de las mezclas. Los límites son los de la edición de 2015 de 27 CFR; la lista de 24.246 se revisó en 2022 (87 FR 51880), así que hay que consultar',
  currentText: 'el texto vigente',
  nutrients: 'Los nutrientes compuestos pueden llevar DAP y tiamina que aquí no se cuentan.',
  from: (materials) => `de ${materials}`,
  noCeiling: 'Aquí no se conoce un límite: hay que consultar la ley, 27 CFR 24.246.',
  above: (limit, law) => `Por encima de los ${limit} mg/L de ${law}.`,
  left: (left, limit, law) => `Quedan ${left} mg/L de los ${limit} de ${law}.`,
  once: (highest) => `El lote llegó a tener ${highest} mg/L.`,
};
