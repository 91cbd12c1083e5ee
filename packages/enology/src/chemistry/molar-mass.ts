/** Standard atomic weights, g/mol: IUPAC, abridged to five digits (2021), potassium and sodium in full. */
const atomicWeight = {
  H: 1.008,
  C: 12.011,
  N: 14.007,
  O: 15.999,
  Na: 22.98977,
  P: 30.973762,
  S: 32.06,
  K: 39.0983,
  Ca: 40.078,
  Cu: 63.546,
} as const;

type Composition = Readonly<Partial<Record<keyof typeof atomicWeight, number>>>;

function molarMassOf(composition: Composition): number {
  return Object.entries(composition).reduce(
    (sum, [element, count]) => sum + atomicWeight[element as keyof typeof atomicWeight] * count,
    0,
  );
}

/** Molar masses of what is weighed, added or measured in a cellar, g/mol, from one table of atomic weights. */
export const molarMass = {
  nitrogen: molarMassOf({ N: 1 }),
  ammonia: molarMassOf({ N: 1, H: 3 }),
  ammonium: molarMassOf({ N: 1, H: 4 }),
  diammoniumPhosphate: molarMassOf({ N: 2, H: 9, P: 1, O: 4 }),
  phosphate: molarMassOf({ P: 1, O: 4 }),
  sulfurDioxide: molarMassOf({ S: 1, O: 2 }),
  potassiumMetabisulfite: molarMassOf({ K: 2, S: 2, O: 5 }),
  sodiumMetabisulfite: molarMassOf({ Na: 2, S: 2, O: 5 }),
  potassiumBisulfite: molarMassOf({ K: 1, H: 1, S: 1, O: 3 }),
  sodiumBisulfite: molarMassOf({ Na: 1, H: 1, S: 1, O: 3 }),
  hydrogenSulfide: molarMassOf({ H: 2, S: 1 }),
  hydrogenPeroxide: molarMassOf({ H: 2, O: 2 }),
  oxygen: molarMassOf({ O: 2 }),
  carbonDioxide: molarMassOf({ C: 1, O: 2 }),
  ethanol: molarMassOf({ C: 2, H: 6, O: 1 }),
  hexose: molarMassOf({ C: 6, H: 12, O: 6 }),
  sucrose: molarMassOf({ C: 12, H: 22, O: 11 }),
  tartaricAcid: molarMassOf({ C: 4, H: 6, O: 6 }),
  malicAcid: molarMassOf({ C: 4, H: 6, O: 5 }),
  citricAcid: molarMassOf({ C: 6, H: 8, O: 7 }),
  lacticAcid: molarMassOf({ C: 3, H: 6, O: 3 }),
  aceticAcid: molarMassOf({ C: 2, H: 4, O: 2 }),
  sulfuricAcid: molarMassOf({ H: 2, S: 1, O: 4 }),
  sorbicAcid: molarMassOf({ C: 6, H: 8, O: 2 }),
  potassiumSorbate: molarMassOf({ C: 6, H: 7, K: 1, O: 2 }),
  calciumCarbonate: molarMassOf({ Ca: 1, C: 1, O: 3 }),
  potassiumBicarbonate: molarMassOf({ K: 1, H: 1, C: 1, O: 3 }),
  potassiumCarbonate: molarMassOf({ K: 2, C: 1, O: 3 }),
  potassiumHydrogenPhthalate: molarMassOf({ C: 8, H: 5, K: 1, O: 4 }),
  copper: molarMassOf({ Cu: 1 }),
  copperSulfate: molarMassOf({ Cu: 1, S: 1, O: 4 }),
  copperSulfatePentahydrate: molarMassOf({ Cu: 1, S: 1, O: 9, H: 10 }),
} as const;
