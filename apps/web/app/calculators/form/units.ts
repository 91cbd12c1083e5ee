import {
  celsiusFromFahrenheit,
  fahrenheitFromCelsius,
  gramsPer,
  litresPer,
} from '@orbit-vine/enology/units.ts';

/** A unit a reader may choose; `base` is what the formulas take. */
export interface Unit {
  readonly id: string;
  readonly label: string;
  /** One press of an arrow key. */
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
    multiple('L', 'L', 1, litresPer.L),
    multiple('hL', 'hL', 0.01, litresPer.hL),
    multiple('usGal', 'US gal', 1, litresPer.usGal),
    multiple('impGal', 'imp gal', 1, litresPer.impGal),
  ],
  temperature: [
    multiple('C', '°C', 0.1, 1),
    { id: 'F', label: '°F', step: 0.1, toBase: celsiusFromFahrenheit, fromBase: fahrenheitFromCelsius },
  ],
  density: [multiple('kgPerM3', 'kg/m³', 0.1, 1), multiple('gPerMl', 'g/mL', 0.0001, 1000)],
  mass: [
    multiple('g', 'g', 0.001, gramsPer.g),
    multiple('oz', 'oz', 0.0001, gramsPer.oz),
    multiple('lb', 'lb', 0.00001, gramsPer.lb),
  ],
} as const satisfies Record<string, readonly [Unit, ...Unit[]]>;

export type UnitFamily = keyof typeof unitFamilies;

/** What the choice of a unit is called; not after a field, since it changes all of its family. */
export const unitChoiceNames: Readonly<Record<UnitFamily, string>> = {
  volume: 'Litres or gallons',
  temperature: 'Celsius or Fahrenheit',
  density: 'kg/m³ or g/mL',
  mass: 'Weigh in',
};

export function unitOf(family: UnitFamily, id: string | undefined): Unit {
  const units: readonly [Unit, ...Unit[]] = unitFamilies[family];
  return units.find((unit) => unit.id === id) ?? units[0];
}

export function fixedUnit(label: string, step: number): Unit {
  return multiple(label, label, step, 1);
}
