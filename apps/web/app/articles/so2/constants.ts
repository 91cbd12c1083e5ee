import { conventionalPKa, freeSo2Needed } from '@orbit-vine/enology/sulfur-dioxide/molecular.ts';
import { sulfurDioxidePKM, sulfurDioxidePKT } from '@orbit-vine/enology/sulfur-dioxide/pka.ts';
import { fixed } from '../../calculator/form/decimal.ts';

const example = { pH: 3.4, molecularSo2MgPerL: 0.8 } as const;

function neededWith(pKa: number): string {
  return fixed(freeSo2Needed({ ...example, pKa }).value, 0);
}

export function oivConstant(at: { alcoholPercentVol: number; temperatureC: number }): string {
  return fixed(sulfurDioxidePKT(at).value, 2);
}

/** Free SO2 by each constant for the same wine (pH 3.4, 0.8 mg/L molecular), mg/L. */
export const sameWine = {
  standard: neededWith(conventionalPKa.standard),
  conservative: neededWith(conventionalPKa.conservative),
  oivAt12PercentAnd20C: neededWith(sulfurDioxidePKM({ alcoholPercentVol: 12, temperatureC: 20 }).value),
} as const;
