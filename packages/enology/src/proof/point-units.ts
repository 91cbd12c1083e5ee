import { gramsPerLiterPer } from '../addition/dose-unit.ts';
import { gramsPer, litresPer, metersPer, squareMetersPer } from '../units.ts';

/** How much of the base unit is one of a unit, by the names that points use. */
type Family = Readonly<Record<string, number>>;

const volumes: Family = {
  L: litresPer.L,
  l: litresPer.L,
  liter: litresPer.L,
  liters: litresPer.L,
  litre: litresPer.L,
  litres: litresPer.L,
  hL: litresPer.hL,
  mL: litresPer.mL,
  ml: litresPer.mL,
  uL: litresPer.mL / 1000,
  µL: litresPer.mL / 1000,
  cL: litresPer.L / 100,
  m3: litresPer.m3,
  cm3: litresPer.mL,
  gal: litresPer.usGal,
  US_gal: litresPer.usGal,
  wine_gal: litresPer.usGal,
  imp_gal: litresPer.impGal,
  UK_gal: litresPer.impGal,
  US_qt: litresPer.usGal / 4,
  US_gallon: litresPer.usGal,
  wine_gallon: litresPer.usGal,
  gallon: litresPer.usGal,
  fl_oz: litresPer.usFlOz,
  US_fl_oz: litresPer.usFlOz,
  ft3: litresPer.ft3,
  in3: litresPer.in3,
  // What is filled, where its size is not said.
  bottle: 0.75,
  bottles: 0.75,
  case: 9,
  cases: 9,
  barrel: 225,
  barrels: 225,
};

const masses: Family = {
  g: gramsPer.g,
  kg: gramsPer.kg,
  mg: gramsPer.mg,
  t: gramsPer.t,
  tonne: gramsPer.t,
  tonnes: gramsPer.t,
  oz: gramsPer.oz,
  lb: gramsPer.lb,
  US_ton: gramsPer.usTon,
  ton: gramsPer.usTon,
  tons: gramsPer.usTon,
  short_ton: gramsPer.usTon,
};

/** g/L. A dose may be written "per" or with the units side by side. */
const doses: Family = {
  g_L: 1,
  g_l: 1,
  kg_hL: 10,
  mg_L: gramsPerLiterPer.mgPerL,
  mg_l: gramsPerLiterPer.mgPerL,
  mg_kg: gramsPerLiterPer.mgPerL,
  ppm: gramsPerLiterPer.mgPerL,
  ug_L: gramsPerLiterPer.mgPerL / 1000,
  g_hL: gramsPerLiterPer.gPerHl,
  g_hl: gramsPerLiterPer.gPerHl,
  mg_mL: 1,
  g_mL: 1000,
  kg_m3: 1,
  g_m3: 0.001,
  kg_L: 1000,
  pct_w_v: gramsPerLiterPer.percentWeightPerVolume,
  pct: 10,
  lb_1000_US_gal: gramsPerLiterPer.lbPer1000UsGal,
  lb_1000_gal: gramsPerLiterPer.lbPer1000UsGal,
  lb_US_gal: gramsPerLiterPer.lbPerUsGal,
  lb_gal: gramsPerLiterPer.lbPerUsGal,
  oz_US_gal: gramsPerLiterPer.ozPerUsGal,
  oz_gal: gramsPerLiterPer.ozPerUsGal,
  g_US_gal: gramsPerLiterPer.gPerUsGal,
  g_gal: gramsPerLiterPer.gPerUsGal,
  mg_US_gal: gramsPerLiterPer.mgPerUsGal,
  g_750mL: gramsPerLiterPer.gPer750Ml,
  g_750_mL: gramsPerLiterPer.gPer750Ml,
  mg_750mL: gramsPerLiterPer.mgPer750Ml,
  g_100mL: gramsPerLiterPer.gPer100Ml,
  g_100_mL: gramsPerLiterPer.gPer100Ml,
};

const lengths: Family = { ...metersPer };
const areas: Family = { ...squareMetersPer, m2: 1, ft2: metersPer.ft ** 2 };
const pressures: Family = { Pa: 1, kPa: 1000, MPa: 1e6, bar: 1e5, atm: 101_325, psi: 6894.757293168 };

/** L/L: what is poured, in what it is poured into; composed of two volumes. */
const dilutions: Family = {};

export const unitFamilies = { volumes, masses, doses, dilutions, lengths, areas, pressures } as const;

/** What is measured out, where a unit of the family is so much of it in a volume. */
const numerators = new Map([
  [doses, masses],
  [dilutions, volumes],
]);

/** A unit as it is printed, in the spelling of the tables above: "mg/L" is "mg_L", "US gal" is "US_gal". */
function plain(unit: string): string {
  return unit
    .replaceAll('_per_', '_')
    .replace(/[\s/·]+/g, '_')
    .replace(/[()]/g, '');
}

/** A unit that no table names: so much in so many of a volume, as "g_225L", "kg_1000_L" and "fl_oz_1000_gal". */
function composed(numerator: Family, name: string): number | undefined {
  for (const [unit, base] of Object.entries(numerator)) {
    if (!name.startsWith(`${unit}_`)) continue;
    const [, count, volume = ''] = /^(\d*)_?([A-Za-z]\w*)$/.exec(name.slice(unit.length + 1)) ?? [];
    const liters = known(volumes, volume);
    if (liters) return base / (liters * Number(count || 1));
  }
  return undefined;
}

const known = (family: Family, name: string) => (Object.hasOwn(family, name) ? family[name] : undefined);

/** What one of a printed unit is in its family's base unit, or nothing for a unit of another family. */
export function baseOf(family: Family, unit: string): number | undefined {
  const name = plain(unit);
  const numerator = numerators.get(family);
  return known(family, name) ?? (numerator && composed(numerator, name));
}

/** The base of any dimension: g, L, g/L, m, m², Pa. Counts, shares and temperatures are their own. */
export function baseOfAny(unit: string): number {
  for (const family of Object.values(unitFamilies)) {
    const base = baseOf(family, unit);
    if (base !== undefined) return base;
  }
  return 1;
}
