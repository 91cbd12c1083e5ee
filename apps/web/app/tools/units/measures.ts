import { type DoseUnit, gramsPerLiterPer } from '@orbit-vine/enology/addition/dose-unit.ts';
import {
  celsiusFromFahrenheit,
  fahrenheitFromCelsius,
  gramsPer,
  litersPer,
  metersPer,
  squareMetersPer,
} from '@orbit-vine/enology/units.ts';

export interface Measure {
  readonly label: string;
  readonly toBase: (value: number) => number;
  readonly fromBase: (base: number) => number;
}

function multiple(label: string, base: number): Measure {
  return { label, toBase: (value) => value * base, fromBase: (value) => value / base };
}
/** A pound's weight, by the standard fall of 9.80665 m/s², on a square inch. */
const psiInPa = ((gramsPer.lb / gramsPer.kg) * 9.80665) / metersPer.in ** 2;

const dose = (label: string, unit: DoseUnit) => multiple(label, gramsPerLiterPer[unit]);

/** The first unit of each quantity is the main result for its other units. */
export const measures = {
  dose: {
    lbPer1000UsGal: dose('lb/1000 gal', 'lbPer1000UsGal'),
    gPerHl: dose('g/hL', 'gPerHl'),
    gPerL: dose('g/L', 'gPerL'),
    mgPerL: dose('mg/L, ppm', 'mgPerL'),
    gPerUsGal: dose('g/US gal', 'gPerUsGal'),
    gPer750Ml: dose('g per 750 mL', 'gPer750Ml'),
    percentWeightPerVolume: dose('% w/v', 'percentWeightPerVolume'),
  },
  volume: {
    usGal: multiple('US gal', litersPer.usGal),
    L: multiple('L', 1),
    hL: multiple('hL', litersPer.hL),
    impGal: multiple('imp gal', litersPer.impGal),
    barrel: multiple('barrels of 225 L', 225),
    case: multiple('cases of 9 L', 9),
  },
  mass: {
    lb: multiple('lb', gramsPer.lb),
    kg: multiple('kg', gramsPer.kg),
    g: multiple('g', 1),
    oz: multiple('oz', gramsPer.oz),
    t: multiple('metric tons', gramsPer.t),
    usTon: multiple('US tons', gramsPer.usTon),
  },
  area: {
    acre: multiple('acres', squareMetersPer.acre),
    ha: multiple('ha', squareMetersPer.ha),
    m2: multiple('m²', 1),
    ft2: multiple('ft²', metersPer.ft ** 2),
  },
  pressure: {
    psi: multiple('psi', psiInPa),
    bar: multiple('bar', 100_000),
    kPa: multiple('kPa', 1000),
    atm: multiple('atm', 101_325),
    mmHg: multiple('mmHg', 101_325 / 760),
  },
  length: {
    ft: multiple('ft', metersPer.ft),
    m: multiple('m', 1),
    cm: multiple('cm', metersPer.cm),
    mm: multiple('mm', metersPer.mm),
    in: multiple('in', metersPer.in),
    mile: multiple('miles', 5280 * metersPer.ft),
    km: multiple('km', 1000),
  },
  temperature: {
    F: { label: '°F', toBase: celsiusFromFahrenheit, fromBase: fahrenheitFromCelsius },
    C: multiple('°C', 1),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Measure>>>>;

export type MeasuredQuantity = keyof typeof measures;
