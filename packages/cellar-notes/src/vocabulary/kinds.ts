import type { MeasurementKind } from '../schema/reading.ts';
import type { Dimension } from './units.ts';
import { words } from './words.ts';

/**
 * A kind of measurement: its names, its unit in the ledger, the range accepted without a question, and its decimals.
 */
export interface KindEntry {
  kind: MeasurementKind;
  unit: string;
  range: [number, number];
  takes: Dimension[];
  words: { en: string[]; es: string[] };
}

/** Ranges: the reference's "accepted" minus its "asked about". */
export const kindWords: KindEntry[] = [
  {
    kind: 'brix',
    unit: '°Bx',
    range: [-3, 32],
    takes: ['brix'],
    words: { en: ['brix', 'balling', 'bx', 'brx', 'b'], es: ['grados brix'] },
  },
  {
    kind: 'sg',
    unit: 'SG',
    range: [0.988, 1.14],
    takes: ['sg'],
    words: {
      en: [
        'sg',
        's g',
        'gravity',
        'specific gravity',
        'spec gravity',
        'sp grav',
        'sp gravity',
        'grav',
        'hydrometer',
        'density',
        'dens',
      ],
      es: ['densidad', 'gravedad'],
    },
  },
  {
    kind: 'baume',
    unit: '°Bé',
    range: [-2, 20],
    takes: ['baume'],
    words: { en: ['baume'], es: ['grados baume'] },
  },
  {
    kind: 'temperature',
    unit: '°C',
    range: [-5, 38],
    takes: ['temperature'],
    words: {
      en: ['temp', 'temps', 'temperature', 'tmp', 'must temp', 'cap temp', 'juice temp', 'wine temp'],
      es: ['temperatura', 'temper'],
    },
  },
  { kind: 'ph', unit: 'pH', range: [2.8, 4.2], takes: [], words: { en: ['ph'], es: ['p h'] } },
  {
    kind: 'ta',
    unit: 'g/L',
    range: [3.5, 14],
    takes: ['ratio', 'percent'],
    words: {
      en: ['ta', 't a', 'titratable acidity', 'titratable', 'total acidity', 'acidity'],
      es: ['acidez', 'acidez total'],
    },
  },
  {
    kind: 'free_so2',
    unit: 'mg/L',
    range: [0, 80],
    takes: ['ratio'],
    words: {
      en: words(`
        free, free so2, fso2, f so2, fs, free sulfur, free s, free sulphur, so2 free, frees, free sulfite
      `),
      es: words(`
        libre, so2 libre, libres, sulfuroso libre, so2 l, azufre libre, sulfitos libres, sulfito libre
      `),
    },
  },
  {
    kind: 'total_so2',
    unit: 'mg/L',
    range: [0, 200],
    takes: ['ratio'],
    words: {
      en: words(`
        total so2, tso2, t so2, total sulfur, so2 total, total sulphur, total sulfite, tot so2
      `),
      es: ['sulfuroso total', 'so2 totales', 'sulfitos totales', 'sulfito total'],
    },
  },
  {
    kind: 'va',
    unit: 'g/L',
    range: [0, 0.9],
    takes: ['ratio'],
    words: {
      en: ['va', 'v a', 'volatile', 'volatile acidity', 'acetic'],
      es: ['acidez volatil', 'volatil', 'av'],
    },
  },
  {
    kind: 'malic',
    unit: 'g/L',
    range: [0, 10],
    takes: ['ratio'],
    words: { en: ['malic', 'malic acid', 'ma'], es: ['malico', 'acido malico'] },
  },
  {
    kind: 'alcohol',
    unit: '%vol',
    range: [0, 16],
    takes: ['percent'],
    words: {
      en: ['alc', 'alcohol', 'abv', 'alc vol', '% alc', '% abv', 'etoh'],
      es: ['grado alcoholico', 'alcohol vol', 'grados de alcohol', 'grado'],
    },
  },
  {
    kind: 'rs',
    unit: 'g/L',
    range: [0, 400],
    takes: ['ratio', 'percent'],
    words: {
      en: ['rs', 'r s', 'residual', 'residual sugar', 'glu fru', 'gf', 'glufru'],
      es: ['azucar residual', 'azucares residuales', 'azucares reductores', 'azucar reductor'],
    },
  },
  {
    kind: 'yan',
    unit: 'mg/L',
    range: [0, 450],
    takes: ['ratio'],
    words: {
      en: ['yan', 'ypan', 'nitrogen', 'y a n'],
      es: ['nitrogeno', 'nfa', 'nitrogeno asimilable', 'nitrogeno facilmente asimilable'],
    },
  },
  {
    kind: 'volume',
    unit: 'L',
    range: [0, Number.POSITIVE_INFINITY],
    takes: ['volume'],
    words: {
      en: ['dipped', 'dip', 'dips', 'dipstick', 'volume', 'vol', 'sounded', 'level'],
      es: ['volumen', 'nivel', 'medicion de nivel', 'aforo', 'afore', 'aforamos', 'varilla'],
    },
  },
];

/** The only kind that is measured in a unit. */
export function kindOfUnit(dimension: Dimension): MeasurementKind | undefined {
  const [only, ...more] = kindWords.filter(({ takes }) => takes.includes(dimension));
  return more.length === 0 ? only?.kind : undefined;
}
