import { carbonDioxideKgPerM3 } from '@orbit-vine/enology/gas/fermentation-gas.ts';
import { brixOfSucroseCubic, sucroseCubic } from '@orbit-vine/enology/sugar/sucrose-cubic.ts';
import {
  celsiusFromFahrenheit,
  fahrenheitFromCelsius,
  gramsPer,
  litersPer,
  metersPer,
  squareMetersPer,
  waterAt20KgPerM3,
} from '@orbit-vine/enology/units.ts';
import { short } from './decimal.ts';

export interface Unit {
  readonly id: string;
  readonly label: string;
  readonly step: number;
  readonly toBase: (shown: number) => number;
  readonly fromBase: (base: number) => number;
}

function multiple(id: string, label: string, step: number, factor: number): Unit {
  return { id, label, step, toBase: (shown) => shown * factor, fromBase: (base) => base / factor };
}

/** The first of each family is what the formulas take, and what a first visitor sees. */
export const unitFamilies = {
  volume: [
    multiple('L', 'L', 1, litersPer.L),
    multiple('hL', 'hL', 0.01, litersPer.hL),
    multiple('usGal', 'US gal', 1, litersPer.usGal),
    multiple('impGal', 'imp gal', 1, litersPer.impGal),
  ],
  temperature: [
    multiple('C', '°C', 0.1, 1),
    { id: 'F', label: '°F', step: 0.1, toBase: celsiusFromFahrenheit, fromBase: fahrenheitFromCelsius },
  ],
  density: [
    multiple('kgPerM3', 'kg/m³', 0.1, 1),
    multiple('gPerMl', 'g/mL', 0.0001, 1000),
    multiple('sg', 'SG', 0.001, waterAt20KgPerM3),
  ],
  gravity: [
    multiple('sg', 'SG', 0.001, 1),
    { id: 'brix', label: '°Bx', step: 0.1, toBase: sucroseCubic, fromBase: brixOfSucroseCubic },
    {
      id: 'points',
      label: 'points',
      step: 1,
      toBase: (points) => 1 + points / 1000,
      fromBase: (gravity) => (gravity - 1) * 1000,
    },
  ],
  // Of a wine without its alcohol, as OIV-MA-AS2-03B has it: 1 kg/m³ above water is 2.58 g/L of total dry extract.
  extract: [multiple('kgPerM3', 'kg/m³', 0.1, 1), multiple('gPerL', 'g/L', 0.1, 1 / 2.58)],
  mass: [
    multiple('g', 'g', 0.001, gramsPer.g),
    multiple('oz', 'oz', 0.0001, gramsPer.oz),
    multiple('lb', 'lb', 0.00001, gramsPer.lb),
  ],
  length: [
    multiple('m', 'm', 0.01, metersPer.m),
    multiple('cm', 'cm', 1, metersPer.cm),
    multiple('ft', 'ft', 0.01, metersPer.ft),
    multiple('in', 'in', 0.1, metersPer.in),
  ],
  bore: [multiple('mm', 'mm', 1, 1), multiple('in', 'in', 0.125, metersPer.in / metersPer.mm)],
  dose: [
    multiple('gPerHl', 'g/hL', 0.1, 1),
    multiple('mgPerL', 'mg/L', 1, 0.1),
    multiple('gPerL', 'g/L', 0.01, 100),
    multiple('lbPer1000Gal', 'lb/1000 gal', 0.1, (100 * gramsPer.lb) / (1000 * litersPer.usGal)),
  ],
  fruit: [
    multiple('t', 't', 0.1, 1),
    multiple('kg', 'kg', 1, gramsPer.kg / gramsPer.t),
    multiple('usTon', 'US tons', 0.1, gramsPer.usTon / gramsPer.t),
  ],
  yield: [
    multiple('LPerT', 'L/t', 1, 1),
    multiple('galPerTon', 'gal/US ton', 1, litersPer.usGal / (gramsPer.usTon / gramsPer.t)),
  ],
  area: [
    multiple('ha', 'ha', 0.01, 1),
    multiple('acre', 'acres', 0.01, squareMetersPer.acre / squareMetersPer.ha),
  ],
  pressure: [multiple('bar', 'bar', 0.1, 1), multiple('psi', 'psi', 1, 0.0689475729)],
  carbonDioxide: [
    multiple('gPerL', 'g/L', 0.1, 1),
    multiple('volumes', 'volumes', 0.1, carbonDioxideKgPerM3),
  ],
  speed: [multiple('kmPerH', 'km/h', 0.1, 1), multiple('mph', 'mph', 0.1, (5280 * metersPer.ft) / 1000)],
  flow: [multiple('LPerMin', 'L/min', 0.1, 1), multiple('galPerMin', 'gal/min', 0.01, litersPer.usGal)],
  sprayRate: [
    multiple('LPerHa', 'L/ha', 1, 1),
    multiple('galPerAcre', 'gal/acre', 1, (litersPer.usGal * squareMetersPer.ha) / squareMetersPer.acre),
  ],
} as const satisfies Record<string, readonly [Unit, ...Unit[]]>;

export type UnitFamily = keyof typeof unitFamilies;

/** Labels of the unit choices. None names a field, since a choice changes all fields of its family. */
export const unitChoiceNames: Readonly<Record<UnitFamily, string>> = {
  volume: 'Liters or gallons',
  temperature: 'Celsius or Fahrenheit',
  density: 'kg/m³, g/mL, or SG',
  extract: 'Extract in kg/m³ or g/L',
  gravity: 'SG, Brix, or points',
  mass: 'Weigh in',
  length: 'Meters or feet',
  bore: 'Millimeters or inches',
  dose: 'Unit of the dose',
  fruit: 'Metric or US tons',
  yield: 'Liters or gallons per ton',
  area: 'Hectares or acres',
  pressure: 'bar or psi',
  carbonDioxide: 'g/L or volumes of CO₂',
  speed: 'km/h or mph',
  flow: 'Liters or gallons per minute',
  sprayRate: 'Liters per hectare or gallons per acre',
};

export function unitOf(family: UnitFamily, id: string | undefined): Unit {
  const units: readonly [Unit, ...Unit[]] = unitFamilies[family];
  return units.find((unit) => unit.id === id) ?? units[0];
}

export function fixedUnit(label: string, step: number): Unit {
  return multiple(label, label, step, 1);
}

interface Likely {
  readonly base: number;
  /** Such as "SG 1.100". */
  readonly as: string;
}

function likelyGravity(shown: number, { id }: Unit): Likely | undefined {
  if (id === 'sg' && shown >= 800 && shown <= 1300)
    return { base: shown / 1000, as: `SG ${(shown / 1000).toFixed(3)}` };
  if (id === 'sg' && ((shown >= 2 && shown <= 45) || (shown > -5 && shown < 0.5))) {
    const base = sucroseCubic(shown);
    return { base, as: `${short(shown)} °Bx, SG ${base.toFixed(4)}` };
  }
  return undefined;
}

function likelyDensity(shown: number, { id }: Unit): Likely | undefined {
  if (id === 'kgPerM3' && shown >= 0.7 && shown <= 1.3)
    return { base: shown * 1000, as: `${short(shown)} g/mL; for a specific gravity, choose SG` };
  if (id === 'gPerMl' && shown >= 700 && shown <= 1300) return { base: shown, as: `${short(shown)} kg/m³` };
  if (id === 'sg' && shown >= 700 && shown <= 1300)
    return { base: (shown / 1000) * waterAt20KgPerM3, as: `SG ${(shown / 1000).toFixed(4)}` };
  return undefined;
}

/**
 * Reads a number that is impossible in the chosen unit but plain in another, such as 23.8 in a field of specific
 * gravity.
 */
export function likelyReading(family: UnitFamily, shown: number, unit: Unit): Likely | undefined {
  if (family === 'gravity') return likelyGravity(shown, unit);
  return family === 'density' ? likelyDensity(shown, unit) : undefined;
}
