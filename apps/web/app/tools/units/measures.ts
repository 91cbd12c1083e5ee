import { type DoseUnit, gramsPerLiterPer } from '@orbit-vine/enology/addition/dose-unit.ts';
import { celsiusFromFahrenheit, fahrenheitFromCelsius, litersPer } from '@orbit-vine/enology/units.ts';

export interface Measure {
  readonly label: string;
  readonly toBase: (value: number) => number;
  readonly fromBase: (base: number) => number;
}

function multiple(label: string, base: number): Measure {
  return { label, toBase: (value) => value * base, fromBase: (value) => value / base };
}
const dose = (label: string, unit: DoseUnit) => multiple(label, gramsPerLiterPer[unit]);

/** The first of each is the main result for others. */
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
  temperature: {
    F: { label: '°F', toBase: celsiusFromFahrenheit, fromBase: fahrenheitFromCelsius },
    C: multiple('°C', 1),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Measure>>>>;

export type MeasuredQuantity = keyof typeof measures;
