import { gramsPer, litersPer } from '@orbit-vine/enology/units.ts';
import { words } from './words.ts';

/** A number's dimension. Factors convert exactly to the canonical unit. */
export type Dimension =
  | 'volume'
  | 'mass'
  | 'ratio'
  | 'brix'
  | 'sg'
  | 'baume'
  | 'temperature'
  | 'percent'
  | 'duration'
  | 'cases'
  | 'bottles'
  | 'pack'
  | 'containers'
  | 'micron'
  | 'household'
  | 'pallet';

export interface Unit {
  id: string;
  dimension: Dimension;
  factor: number;
  words: { en: string[]; es: string[] };
}

/** Liters of a poured unit: `g` means gallons there. */
export function pouredLiters({ id, dimension, factor }: Unit): number | undefined {
  if (id === 'g') return litersPer.usGal;
  return dimension === 'volume' ? factor : undefined;
}

export const unitWords: Unit[] = [
  {
    id: 'gal',
    dimension: 'volume',
    factor: litersPer.usGal,
    words: {
      en: ['gal', 'gals', 'gallon', 'gallons', 'gl', 'gls', 'galls', 'gall'],
      es: ['galon', 'galones'],
    },
  },
  {
    id: 'qt',
    dimension: 'volume',
    factor: 0.946352946,
    words: { en: ['qt', 'qts', 'quart', 'quarts'], es: [] },
  },
  { id: 'pint', dimension: 'volume', factor: 0.473176473, words: { en: ['pint', 'pints'], es: [] } },
  {
    id: 'L',
    dimension: 'volume',
    factor: 1,
    words: {
      en: ['l', 'liter', 'liters', 'litre', 'litres', 'ltr', 'ltrs'],
      es: ['litro', 'litros', 'lt', 'lts'],
    },
  },
  {
    id: 'hL',
    dimension: 'volume',
    factor: 100,
    words: {
      en: ['hl', 'hectoliter', 'hectoliters', 'hectolitre', 'hectolitres'],
      es: ['hectolitro', 'hectolitros', 'hls'],
    },
  },
  {
    id: 'mL',
    dimension: 'volume',
    factor: 0.001,
    words: { en: ['ml', 'mls', 'milliliter', 'milliliters', 'cc', 'ccs'], es: ['mililitro', 'mililitros'] },
  },
  { id: 'cL', dimension: 'volume', factor: 0.01, words: { en: ['cl'], es: ['centilitros'] } },
  {
    id: 'lb',
    dimension: 'mass',
    factor: gramsPer.lb / 1000,
    words: { en: ['lb', 'lbs', 'pound', 'pounds', '#', '#s'], es: ['libra', 'libras'] },
  },
  {
    id: 'kg',
    dimension: 'mass',
    factor: 1,
    words: { en: ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms'], es: ['kilogramo', 'kilogramos'] },
  },
  {
    id: 'g',
    dimension: 'mass',
    factor: 0.001,
    words: { en: ['g', 'gm', 'gms', 'gram', 'grams', 'gr', 'grs', 'gs'], es: ['gramo', 'gramos'] },
  },
  {
    id: 'mg',
    dimension: 'mass',
    factor: 0.000001,
    words: { en: ['mg', 'mgs', 'milligrams'], es: ['miligramos'] },
  },
  {
    id: 'oz',
    dimension: 'mass',
    factor: gramsPer.oz / 1000,
    words: { en: ['oz', 'ounce', 'ounces', 'ozs'], es: ['onza', 'onzas'] },
  },
  {
    id: 'ton',
    dimension: 'mass',
    factor: 2 * gramsPer.lb,
    words: {
      en: ['ton', 'tons', 't', 'short ton', 'short tons', 'tn', 'tns', 'us tons'],
      es: ['tonelada', 'toneladas', 'ton'],
    },
  },
  {
    id: 'tonne',
    dimension: 'mass',
    factor: 1000,
    words: {
      en: ['tonne', 'tonnes', 'metric ton', 'metric tons', 'mt'],
      es: ['tonelada metrica', 'toneladas metricas'],
    },
  },
  {
    id: 'ppm',
    dimension: 'ratio',
    factor: 1,
    words: { en: ['ppm', 'parts per million', 'ppms'], es: ['partes por millon'] },
  },
  {
    id: 'brix',
    dimension: 'brix',
    factor: 1,
    words: {
      en: words(`
        b, bx, brix, balling, brx, °b, °bx, °brix, deg brix, degrees brix, degree brix, deg b, plato, bri
      `),
      es: ['grados brix', 'grado brix'],
    },
  },
  {
    id: 'baume',
    dimension: 'baume',
    factor: 1,
    words: { en: ['be', 'baume', '°be', 'deg baume', 'degrees baume'], es: ['grados baume', 'grados be'] },
  },
  { id: 'sg', dimension: 'sg', factor: 1, words: { en: ['sg', 's g'], es: [] } },
  {
    id: 'F',
    dimension: 'temperature',
    factor: 1,
    words: {
      en: ['f', '°f', 'deg f', 'degrees f', 'fahrenheit', 'degrees fahrenheit', 'degf'],
      es: ['grados f', 'grados fahrenheit'],
    },
  },
  {
    id: 'C',
    dimension: 'temperature',
    factor: 1,
    words: {
      en: ['c', '°c', 'deg c', 'degrees c', 'celsius', 'centigrade', 'degrees celsius', 'degc'],
      es: ['grados c', 'grados centigrados', 'centigrados', 'grados celsius'],
    },
  },
  {
    id: 'deg',
    dimension: 'temperature',
    factor: 1,
    words: { en: ['deg', 'degs', 'degree', 'degrees', '°'], es: ['grados', 'grado'] },
  },
  {
    id: '%',
    dimension: 'percent',
    factor: 1,
    words: { en: ['%', 'percent', 'pct', 'per cent'], es: ['por ciento', 'porciento'] },
  },
  {
    id: 'min',
    dimension: 'duration',
    factor: 1,
    words: { en: ['min', 'mins', 'minute', 'minutes', 'm'], es: ['minuto', 'minutos'] },
  },
  {
    id: 'h',
    dimension: 'duration',
    factor: 60,
    words: { en: ['h', 'hr', 'hrs', 'hour', 'hours'], es: ['hora', 'horas', 'hs'] },
  },
  {
    id: 'case',
    dimension: 'cases',
    factor: 12,
    words: { en: ['case', 'cases', 'cs', 'cse', 'cses'], es: ['caja', 'cajas'] },
  },
  {
    id: 'bottle',
    dimension: 'bottles',
    factor: 1,
    words: {
      en: [
        'bottle',
        'bottles',
        'btl',
        'btls',
        'bot',
        'bots',
        'loose',
        'loose bottles',
        'loose btls',
        'singles',
      ],
      es: ['botella', 'botellas', 'suelta', 'sueltas', 'botellas sueltas'],
    },
  },
  {
    id: 'dozen',
    dimension: 'bottles',
    factor: 12,
    words: { en: ['dozen', 'dozens', 'doz', 'dz'], es: ['docena', 'docenas'] },
  },
  {
    id: 'half bottle',
    dimension: 'bottles',
    factor: 1,
    words: {
      en: ['half bottle', 'half bottles', 'halves', 'demis'],
      es: ['media botella', 'medias botellas', 'medias'],
    },
  },
  { id: 'magnum', dimension: 'bottles', factor: 1, words: { en: ['magnum', 'magnums', 'mags'], es: [] } },
  {
    id: 'pack',
    dimension: 'pack',
    factor: 1,
    words: {
      en: ['pack', 'packs', 'packet', 'packets', 'sachet', 'sachets', 'pkt', 'pkts', 'pouch', 'pouches'],
      es: ['sobre', 'sobres', 'paquete', 'paquetes', 'sobrecito', 'sobrecitos', 'bolsita'],
    },
  },
  {
    id: 'lug',
    dimension: 'containers',
    factor: 1,
    words: {
      en: words(`
        lug, lugs, tote, totes, crate, crates, box, boxes, picking box, picking boxes, fyb, fybs, yellow bins, basket, baskets
      `),
      es: ['cajones', 'lugs', 'canasta', 'canastas', 'jaba', 'jabas', 'gaveta', 'gavetas', 'reja', 'rejas'],
    },
  },
  {
    id: 'um',
    dimension: 'micron',
    factor: 1,
    words: { en: ['micron', 'microns', 'um', 'mic', 'mu', 'micra'], es: ['micra', 'micras', 'micrones'] },
  },
  {
    id: 'household',
    dimension: 'household',
    factor: 1,
    words: {
      en: words(`
        tsp, tsps, teaspoon, teaspoons, tbsp, tbsps, tbs, tablespoon, tablespoons, cup, cups, scoop,
        scoops, bucket, buckets, handful, handfuls, pinch, splash, bag, bags, capful, capfuls, spoon,
        spoons, spoonful, spoonfuls, jug, jugs, pail, pails, glug, drops, pint, pints, shot, shots, tab,
        tabs, tablet, tablets, campden tablets
      `),
      es: words(`
        cucharada, cucharadas, cucharadita, cucharaditas, cuchara, cucharas, taza, tazas, cubeta, cubetas,
        balde, baldes, puno, punos, punado, punados, vaso, vasos, bolsa, bolsas, chorro, chorrito, saco,
        sacos, costal, costales, pastilla, pastillas
      `),
    },
  },
  {
    id: 'pallet',
    dimension: 'pallet',
    factor: 1,
    words: {
      en: ['pallet', 'pallets', 'layers'],
      es: ['tarima', 'tarimas', 'palet', 'palets', 'pale', 'pales'],
    },
  },
];
