import { dayFaults, whichNumber } from '@orbit-vine/cellar-book/tables/cells.ts';

/** The faults of an imported table, for its owner. */
const english = {
  ...dayFaults,
  whichNumber,
  sharedVolume: (vessels: number) =>
    `One volume for ${vessels} vessels: is it in each of them, or in all together? Write “each” or “total” after it.`,
  isVariety: (text: string, variety: string) =>
    `Is “${text}” ${variety}? Correct it, or add “${text}” to the varieties under Settings.`,
  noUnit: (amount: string) =>
    `${amount} in what unit? Fill in “amount_unit”, such as g, kg, oz, lb, mL, packs, mg/L, or g/hL.`,
  unknownUnit: (unit: string) =>
    `The unit “${unit}” isn’t known here. Use g, kg, oz, lb, mL, L, packs, mg/L, g/hL, or lb/1000 gal.`,
  namedTwice: (vessel: string) => `${vessel} is named twice. Write each vessel once.`,
  noLot: '“lot” is missing: the code by which the wine is known, such as 25-CH-01.',
  noVessels: '“vessels” is missing: which vessels hold the wine.',
  noVolume: 'The volume has to be an amount, such as 312.5.',
  noDay: '“worked_on” has to be a day, such as 2025-09-18.',
  noTime: '“worked_at” has to be a time, such as 14:05.',
  notAnEntry: (where: string, problem: string) => `This isn’t a valid entry (${where}: ${problem}).`,
  vesselEntry: 'Vessels are set up, not entered.',
  noColumns: 'The first row has to name the columns, “worked_on” among them.',
  tooManyColumns: (most: number) => `The table has more than ${most} columns.`,
  unknownColumn: (name: string) => `The column “${name}” isn’t known here.`,
  unreadableWorkbook: 'This .xlsx workbook can’t be read or is too large.',
  unclosedQuotation: 'This table opens a quotation mark and never closes it.',
  orphan: 'This row corrects an entry that is in neither the table nor the records.',
  badSetUpCell: (where: string, problem: string) => `“${where}”: ${problem}`,
  tooManyVessels: (most: number) => `A winery has at most ${most} vessels.`,
  tooManyBlocks: (most: number) => `A winery has at most ${most} blocks.`,
};

export type ImportWords = typeof english;

const spanish: ImportWords = {
  whichNumber: (text, whole, decimals) =>
    `¿«${text}» es ${whole}${decimals} o ${whole}.${decimals}? Se escribe ${whole}${decimals} si son miles, o ${whole}.${decimals}0 si son decimales.`,
  sharedVolume: (vessels) =>
    `Un volumen para ${vessels} recipientes: ¿es de cada uno o de todos juntos? Se escribe «each» (cada uno) o «total» después.`,
  isVariety: (text, variety) =>
    `¿«${text}» es ${variety}? Hay que corregirlo, o agregar «${text}» a las variedades en Ajustes.`,
  noUnit: (amount) =>
    `¿${amount} en qué unidad? Va en «amount_unit», por ejemplo g, kg, oz, lb, mL, packs, mg/L o g/hL.`,
  unknownUnit: (unit) =>
    `La unidad «${unit}» no se conoce aquí. Valen g, kg, oz, lb, mL, L, packs, mg/L, g/hL y lb/1000 gal.`,
  namedTwice: (vessel) => `${vessel} está dos veces. Cada recipiente se escribe una sola vez.`,
  noLot: 'Falta «lot»: el código con que se conoce el vino, por ejemplo 25-CH-01.',
  noVessels: 'Falta «vessels»: los recipientes que tienen el vino.',
  noVolume: 'El volumen debe ser una cantidad, por ejemplo 312.5.',
  noDay: '«worked_on» debe ser un día, por ejemplo 2025-09-18.',
  noTime: '«worked_at» debe ser una hora, por ejemplo 14:05.',
  dayToCome: (day) => `El ${day} todavía no llega. El trabajo se registra el día en que se hizo, o después.`,
  dayTooEarly: (day) => `El ${day} es anterior a 1950. Hay que revisar el año.`,
  notAnEntry: (where) => `No es un registro válido. Hay que revisar «${where}».`,
  vesselEntry: 'Los recipientes se dan de alta en Ajustes; no son registros.',
  noColumns: 'La primera fila debe nombrar las columnas, entre ellas «worked_on».',
  tooManyColumns: (most) => `La tabla tiene más de ${most} columnas.`,
  unknownColumn: (name) => `La columna «${name}» no se conoce aquí.`,
  unreadableWorkbook: 'Este libro .xlsx no se puede leer o es demasiado grande.',
  unclosedQuotation: 'Esta tabla abre comillas que nunca cierra.',
  orphan: 'Esta fila corrige un registro que no está ni en la tabla ni en el libro.',
  badSetUpCell: (where) => `Hay que revisar «${where}».`,
  tooManyVessels: (most) => `Una vinícola tiene como máximo ${most} recipientes.`,
  tooManyBlocks: (most) => `Una vinícola tiene como máximo ${most} bloques.`,
};

export const importWords = { en: english, es: spanish };
