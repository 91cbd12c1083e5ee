import { gramsPerLiterPer } from '@orbit-vine/enology/addition/dose-unit.ts';
import { celsiusFromFahrenheit, gramsPer, litersPer } from '@orbit-vine/enology/units.ts';
import { unitFamilies } from '../form/units.ts';
import type { Figure } from '../result/calculation.ts';

/** One of each unit of mass, volume, or dose in g, L, or g/L. Figures in other units are compared as they are. */
const baseUnits: Readonly<Record<string, number>> = {
  ...gramsPer,
  ...litersPer,
  'US gal': litersPer.usGal,
  'imp gal': litersPer.impGal,
  'fl oz': litersPer.usFlOz,
  'mg/L': gramsPerLiterPer.mgPerL,
  'g/hL': gramsPerLiterPer.gPerHl,
  'g/gal': gramsPerLiterPer.gPerUsGal,
  'lb/1000 gal': gramsPerLiterPer.lbPer1000UsGal,
};

export function amountOf({ text, unit = '' }: Figure) {
  const shown = Number(text.replace('\u2212', '-').replaceAll(',', ''));
  const leaves = 0.5 * 10 ** -(text.split('.')[1]?.length ?? 0);
  if (unit === '°F') return { amount: celsiusFromFahrenheit(shown), leaves: leaves / 1.8 };
  const known = [...unitFamilies.sprayRate, ...unitFamilies.pressure].find(({ label }) => label === unit);
  const base = known?.toBase(1) ?? baseUnits[unit] ?? 1;
  return { amount: shown * base, leaves: leaves * base };
}
