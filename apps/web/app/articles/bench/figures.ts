import { vectors } from '@orbit-vine/enology/proof/vectors.ts';
import { sugarByKitchenRule, sugarForBrix } from '@orbit-vine/enology/sugar/chaptalization.ts';
import { waterByVolumeRule, waterForBrix } from '@orbit-vine/enology/sugar/watering-back.ts';
import { conventionalPKa, freeSo2Needed } from '@orbit-vine/enology/sulfur-dioxide/molecular.ts';
import { prefilledSo2Fraction, so2FractionBySalt } from '@orbit-vine/enology/sulfur-dioxide/sulfite.ts';
import { gramsPer, litersPer } from '@orbit-vine/enology/units.ts';
import { fixed } from '../../calculator/form/decimal.ts';
import { weighedOn } from '../../calculator/sheet/balance.ts';
import { calculators } from '../../tools/registry.ts';

const all = vectors();

export const count = {
  calculators: calculators.length,
  values: all.length,
  sources: new Set(all.map(({ source }) => source)).size,
  refused: all.filter(({ ours }) => ours === null).length,
} as const;

const gallon = { volumeL: litersPer.usGal, brixFrom: 18, brixTo: 22 } as const;
const balanceOfSugar = (1000 * sugarForBrix(gallon).value) / gramsPer.lb;
const byRule = (rule: Parameters<typeof sugarByKitchenRule>[0]['rule']) =>
  sugarByKitchenRule({ ...gallon, rule }).value / gramsPer.lb;
const eighth = byRule('eighthOfAPoundPerUsGallon');
const ounces = byRule('ounceAndAHalfPerUsGallon');

/** Pounds of sugar that raise a US gallon from 18 to 22 °Bx, by the mass balance and by two rules. */
export const sugar = {
  balance: fixed(balanceOfSugar, 3),
  eighth: fixed(eighth, 2),
  ounces: fixed(ounces, 3),
  tooMuchPercent: fixed((eighth / balanceOfSugar - 1) * 100, 0),
  tooLittlePercent: fixed((1 - ounces / balanceOfSugar) * 100, 0),
} as const;

const must = { volumeL: 66.3, brixFrom: 27.5, brixTo: 24.5 } as const;

/** Liters of water that lower 66.3 L from 27.5 to 24.5 °Bx. */
export const water = {
  rule: fixed(waterByVolumeRule(must).value, 2),
  balance: fixed(waterForBrix(must).value, 2),
} as const;

const need = (pKa: number) => fixed(freeSo2Needed({ molecularSo2MgPerL: 0.8, pH: 3.4, pKa }).value, 1);

/** Free SO2 for 0.8 mg/L molecular at pH 3.4, and the strength of the sodium salt. */
export const so2 = {
  standard: need(conventionalPKa.standard),
  conservative: need(conventionalPKa.conservative),
  sodiumPercent: fixed(100 * so2FractionBySalt.Na2S2O5, 1),
  prefilledPercent: fixed(100 * prefilledSo2Fraction.SMBS, 0),
} as const;

/** The sulfite page's initial dose, on a kitchen scale. */
export const onBalance = weighedOn('1 g', { label: '', text: '3.833', unit: 'g' });
