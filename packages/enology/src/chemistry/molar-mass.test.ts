import { expect, it } from 'vitest';
import { molarMass } from './molar-mass.ts';

/** Molecular weights printed by PubChem, and of elements and groups by their sums, g/mol. */
const printed: Record<keyof typeof molarMass, number> = {
  nitrogen: 14.007,
  ammonia: 17.031,
  ammonium: 18.039,
  diammoniumPhosphate: 132.06,
  phosphate: 94.97,
  sulfurDioxide: 64.06,
  potassiumMetabisulfite: 222.3,
  sodiumMetabisulfite: 190.11,
  potassiumBisulfite: 120.17,
  sodiumBisulfite: 104.06,
  hydrogenSulfide: 34.08,
  hydrogenPeroxide: 34.015,
  oxygen: 31.999,
  carbonDioxide: 44.009,
  ethanol: 46.07,
  hexose: 180.16,
  sucrose: 342.3,
  tartaricAcid: 150.09,
  malicAcid: 134.09,
  citricAcid: 192.12,
  lacticAcid: 90.08,
  aceticAcid: 60.05,
  sulfuricAcid: 98.08,
  sorbicAcid: 112.13,
  potassiumSorbate: 150.22,
  calciumCarbonate: 100.09,
  potassiumBicarbonate: 100.12,
  potassiumCarbonate: 138.21,
  potassiumHydrogenPhthalate: 204.22,
  copper: 63.55,
  copperSulfate: 159.61,
  copperSulfatePentahydrate: 249.69,
};

it.each(Object.entries(printed))('the molar mass of %s is the printed %s g/mol', (name, value) => {
  // Printed with one to three decimals, from slightly different atomic weights.
  expect(Math.abs(molarMass[name as keyof typeof molarMass] - value)).toBeLessThan(0.03);
});
