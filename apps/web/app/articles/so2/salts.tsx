import {
  prefilledSo2Fraction,
  so2FractionBySalt,
  sulfiteToAdd,
} from '@orbit-vine/enology/sulfur-dioxide/sulfite.ts';
import { fixed } from '../../calculator/form/decimal.ts';
import { Table } from '../table.tsx';

const salts = [
  { name: 'KMBS', pure: so2FractionBySalt.K2S2O5, prefilled: prefilledSo2Fraction.KMBS },
  { name: 'SMBS', pure: so2FractionBySalt.Na2S2O5, prefilled: prefilledSo2Fraction.SMBS },
] as const;

/** The strength, and the weight of salt for 30 mg/L of SO2 in 100 L. */
function strength(so2Fraction: number): string {
  const grams = sulfiteToAdd({ neededMgPerL: 30, presentMgPerL: 0, volumeL: 100, so2Fraction }).value;
  return `${fixed(100 * so2Fraction, 1)}%, ${fixed(grams, 2)}\u00a0g`;
}

export function SaltsTable() {
  return (
    <Table
      caption="SO₂ in the salt, and the dose for 30 mg/L in 100 L"
      head={['Salt', 'Pure', 'Calculator’s default']}
      rows={salts.map(({ name, pure, prefilled }) => [name, strength(pure), strength(prefilled)])}
    />
  );
}

/** How much a dose at the calculator's initial strength exceeds the intended one if the salt is pure. */
export const overdosePercent = {
  KMBS: fixed(100 * (so2FractionBySalt.K2S2O5 / prefilledSo2Fraction.KMBS - 1), 0),
  SMBS: fixed(100 * (so2FractionBySalt.Na2S2O5 / prefilledSo2Fraction.SMBS - 1), 0),
} as const;

export const purePercent = {
  KMBS: fixed(100 * so2FractionBySalt.K2S2O5, 1),
  SMBS: fixed(100 * so2FractionBySalt.Na2S2O5, 1),
  potassiumBisulfite: fixed(100 * so2FractionBySalt.KHSO3, 1),
} as const;

export const prefilledPercent = {
  KMBS: fixed(100 * prefilledSo2Fraction.KMBS, 0),
  SMBS: fixed(100 * prefilledSo2Fraction.SMBS, 0),
} as const;
