import {
  conventionalPKa,
  molecularSo2,
  simpleFreeSo2Needed,
} from '@orbit-vine/enology/sulfur-dioxide/molecular.ts';
import { fixed } from '../../calculator/form/decimal.ts';

interface Wine {
  readonly pH: number;
  readonly molecularSo2MgPerL: number;
}

/** Free SO2 needed by the calculator's formula, in whole mg/L. */
export function needed(wine: Wine): string {
  return fixed(simpleFreeSo2Needed(wine).value, 0);
}

export function morePercent({ fromPH, toPH }: { fromPH: number; toPH: number }): string {
  const at = (pH: number) => simpleFreeSo2Needed({ pH, molecularSo2MgPerL: 0.8 }).value;
  return fixed(100 * (at(toPH) / at(fromPH) - 1), 0);
}

/** The molecular part of free SO2, percent; pKa 1.81. */
export function molecularPercent({ pH }: { pH: number }): string {
  return fixed(molecularSo2({ freeSo2MgPerL: 100, pH, pKa: conventionalPKa.standard }).value, 1);
}
