import type { OfficeWording } from '../english-office.ts';

export const openingList: OfficeWording['openingList'] = {
  about:
    'Se escribe lo que hay en la bodega: un renglón por recipiente, o por varios iguales. Si tienen vino, se agrega cuánto, la cosecha y la variedad; el bloque y el alcohol, si se saben. El vino embotellado va en otro renglón, con el número de cajas.',
  table:
    'También se puede pegar una tabla de una hoja de cálculo, con títulos como Recipiente, Capacidad, Volumen, Variedad y Cosecha, o Vino, Cosecha, Cajas y Tamaño de botella. Debajo se ve cómo se entiende cada renglón antes de guardar algo.',
  label: 'Recipientes y botellas',
  example:
    'T1-T4 500 gal\nT5 500 gal, 312 gal de Merlot 2024\nB101-B110, 59 gal cada una, Cab Franc 2024\nBIN1-BIN8 2000 lb\nMerlot 2022, 500 cajas de 12 × 750 mL, 13.8 %',
  metricExample:
    'T1-T4 2000 L\nT5 2000 L, 1180 L de Merlot 2024\nB101-B110, 225 L cada una, Cab Franc 2024\nBIN1-BIN8 450 kg\nMerlot 2022, 500 cajas de 12 × 750 mL, 13.8 %',
  day: 'Día en que estaba así',
  dayHint:
    'Para que aparezca en existencia al principio de la hoja de un mes, hay que elegir el último día del mes anterior.',
  writeFirst: 'Primero hay que escribir los recipientes o las botellas, por ejemplo T1-T4 500 gal.',
  openQuestions: (count) =>
    count === 1
      ? 'Un renglón tiene una pregunta, arriba en rojo. Hay que cambiarlo y guardar otra vez.'
      : `${count} renglones tienen una pregunta, arriba en rojo. Hay que cambiarlos y guardar otra vez.`,
  saveVessels: 'Guardar los recipientes',
  saveWine: 'Guardar el vino',
  saveBoth: 'Guardar los recipientes y el vino',
  vessels: (count) => (count === 1 ? '1 recipiente' : `${count} recipientes`),
  lots: (count) => (count === 1 ? '1 lote de vino en recipientes' : `${count} lotes de vino en recipientes`),
  bottles: (count) => (count === 1 ? '1 botella' : `${count.toLocaleString('es-US')} botellas`),
  read: (what) => `Se leyó: ${what}`,
  stored: (what) => `Se guardó: ${what}.`,
  asRead: 'La lista como se leyó',
  heads: { vessels: 'Recipientes', kind: 'Tipo', capacity: 'Capacidad', wine: 'Vino ahora' },
  empty: 'vacío',
  notStated: 'sin dato',
  ofFruit: (weight) => `${weight} de uva`,
  eachAndAll: (each, all) => `${each} cada uno, ${all} en total`,
  lot: (code) => `lote ${code}`,
  on: (day) => `el ${day}`,
  bottlesAsRead: 'El vino embotellado de la lista como se leyó',
  bottleHeads: {
    wine: 'Vino',
    size: 'Tamaño',
    cases: 'Cajas',
    volume: 'Volumen',
    alcohol: 'Alcohol',
  },
  casesOf: (cases, bottles) => `${cases} de ${bottles}`,
  ignored: (words) => `No se entendió, y se deja fuera: ${words}`,
  columns: (names) => `columna ${names}`,
  grapesNotStated: 'uva sin dato',
  styles: { still: 'tranquilo', sparkling: 'espumoso', carbonated: 'carbonatado', cider: 'sidra' },
};

export const listQuestions: OfficeWording['listQuestions'] = {
  nameFirst: 'Primero va un nombre, por ejemplo T4, o una serie, por ejemplo T1-T8.',
  nameMissing: 'Falta el nombre de un recipiente, por ejemplo T4.',
  whichKind: (name) =>
    `¿${name} es un tanque, bin, barrica, tambor, garrafón o barrilito? Hay que escribirlo después del nombre.`,
  isKind: (text) => `«${text}»: ¿es un tanque, bin, barrica, tambor, garrafón o barrilito?`,
  capacityAboveZero: 'La capacidad debe ser un número mayor que cero.',
  capacityIsVolume:
    'La capacidad de un recipiente es un volumen, por ejemplo 500 gal; solo la de un bin es un peso.',
  howMuchInIt: '¿Cuánto vino tiene? Se escribe, por ejemplo, 59 gal.',
  howMuchInEach: '¿Cuánto vino tiene cada uno? Se escribe, por ejemplo, 59 gal cada uno.',
  howMuchWhenFull: '¿Cuánto le cabe lleno? Hay que escribir el volumen.',
  isFruit:
    'La uva se recibe con su peso. Aquí se deja fuera y se escribe como mensaje, por ejemplo: recibimos 2000 lb de Merlot en BIN1.',
  eachOrAll: (amount, count) =>
    `¿Son ${amount} en cada uno de los ${count} recipientes, o en todos juntos? Se escribe «${amount} cada uno» o «${amount} en total».`,
  whichWine: '¿Qué variedad es? Se escribe con su cosecha, por ejemplo Cabernet Franc 2024.',
  whatIs: (numbers, example) => `¿Qué significa ${numbers}? Hay que escribir qué es, por ejemplo ${example}.`,
  exampleCases: '300 cajas',
  quoted: (text) => `«${text}»`,
  twice: (names) => `${names} está dos veces en la lista. ¿Cuál renglón es el correcto?`,
  tooMany: (count) => `Una vinícola puede tener como máximo ${count} recipientes.`,
  notAnAmount: (text) => `«${text}» no es una cantidad, por ejemplo 312.5 gal.`,
  notADay: (text) => `«${text}» no es un día, por ejemplo 2026-09-18.`,
  dayToCome: (day) => `El ${day} todavía no llega. El trabajo se registra el día en que se hizo, o después.`,
  dayTooEarly: (day) => `El ${day} es anterior a 1950. Hay que revisar el año.`,
  howManyBottles: '¿Cuántas cajas o botellas? Se escribe, por ejemplo, 300 cajas de 12 × 750 mL.',
  isBottleSize: (ml) => `¿${ml} mL es el tamaño de una botella? Se escribe, por ejemplo, 750 mL.`,
  howManyInCase: (ml) => `¿Cuántas botellas lleva una caja? Se escribe, por ejemplo, 12 × ${ml} mL.`,
  besideOrIn: (beside, cases, inCase) =>
    `¿Las ${beside} botellas están aparte de las ${cases} cajas, o dentro? Se escriben cajas llenas y, aparte, menos de ${inCase} botellas.`,
  wholeBottles: 'Las botellas deben ser un número entero mayor que cero.',
};
