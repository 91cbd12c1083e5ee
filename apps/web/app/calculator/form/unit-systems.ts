import type { UnitFamily } from './units.ts';

/** The unit of each family that differs between the systems, by its id; the first is what a first visitor sees. */
export const unitSystems = {
  metric: {
    name: 'Metric',
    units: {
      volume: 'L',
      temperature: 'C',
      mass: 'g',
      length: 'm',
      bore: 'mm',
      dose: 'gPerHl',
      fruit: 't',
      yield: 'LPerT',
      area: 'ha',
      pressure: 'bar',
      speed: 'kmPerH',
      flow: 'LPerMin',
      sprayRate: 'LPerHa',
    },
  },
  us: {
    name: 'US',
    units: {
      volume: 'usGal',
      temperature: 'F',
      mass: 'lb',
      length: 'ft',
      bore: 'in',
      dose: 'lbPer1000Gal',
      fruit: 'usTon',
      yield: 'galPerTon',
      area: 'acre',
      pressure: 'psi',
      speed: 'mph',
      flow: 'galPerMin',
      sprayRate: 'galPerAcre',
    },
  },
  imperial: {
    name: 'Imperial',
    units: {
      volume: 'impGal',
      temperature: 'C',
      mass: 'lb',
      length: 'ft',
      bore: 'in',
      dose: 'gPerHl',
      fruit: 't',
      yield: 'LPerT',
      area: 'acre',
      pressure: 'psi',
      speed: 'mph',
      flow: 'LPerMin',
      sprayRate: 'LPerHa',
    },
  },
} as const satisfies Readonly<
  Record<string, { readonly name: string; readonly units: Partial<Record<UnitFamily, string>> }>
>;
export type UnitSystem = keyof typeof unitSystems;
