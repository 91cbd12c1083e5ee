import { conventionalPKa, molecularSo2 } from '@orbit-vine/enology/sulfur-dioxide/molecular.ts';
import { sulfurDioxidePKM } from '@orbit-vine/enology/sulfur-dioxide/pka.ts';
import { short } from '../../calculator/form/decimal.ts';
import type { Figure } from '../../calculator/result/calculation.ts';
import { figureOf } from '../../calculator/result/figure.ts';
import { doseToWeigh, publishedFraction, type So2Inputs } from './doses.ts';

function addedSo2(inputs: So2Inputs, differ: boolean): number {
  const fraction = differ ? publishedFraction(inputs) : inputs.so2Percent / 100;
  return (1000 * doseToWeigh(inputs, differ).value * fraction) / inputs.volumeL;
}

/** Quantities for other calculators; the total only if it was measured. */
export function givenByDose(inputs: So2Inputs, differ: boolean) {
  const addedMgPerL = addedSo2(inputs, differ);
  const { totalSo2MgPerL: total } = inputs;
  return {
    freeSo2MgPerL: inputs.freeSo2MgPerL + (addedMgPerL * inputs.staysFreePercent) / 100,
    totalSo2MgPerL: total > 0 ? total + addedMgPerL : Number.NaN,
  };
}

/** The OIV's table ends at 15% vol; stronger wines get no value. */
export function hasCellarPK({ alcoholPercentVol }: So2Inputs): boolean {
  return alcoholPercentVol <= 15;
}

/**
 * Molecular SO2 at the wine's own alcohol and temperature, by the OIV's constant. Its table ends at 20 °C; colder
 * wine has less, so the value is then an upper limit.
 */
export function molecularInCellar(when: 'now' | 'afterward', inputs: So2Inputs): readonly Figure[] {
  const { temperatureC, alcoholPercentVol } = inputs;
  if (!hasCellarPK(inputs)) return [];
  const pKa = sulfurDioxidePKM(inputs).value;
  const most = temperatureC < 20 ? ', at most' : '';
  const wine = `${short(temperatureC, 1)} °C and ${short(alcoholPercentVol, 1)}% vol`;
  return figureOf(
    `Molecular SO₂ ${when}, OIV at ${wine}${most}`,
    molecularSo2({ ...inputs, pKa }),
    2,
    'mg/L',
  );
}

export function afterDose(inputs: So2Inputs, differ: boolean): readonly Figure[] {
  const addedMgPerL = addedSo2(inputs, differ);
  if (!(addedMgPerL > 0)) return [];
  const { freeSo2MgPerL } = givenByDose(inputs, differ);
  const known = inputs.totalSo2MgPerL > 0;
  return [
    { label: 'SO₂ added', text: addedMgPerL.toFixed(1), unit: 'mg/L' },
    { label: 'Free SO₂ expected afterward', text: freeSo2MgPerL.toFixed(1), unit: 'mg/L' },
    ...figureOf(
      'Molecular SO₂ afterward, pKa 1.81',
      molecularSo2({ ...inputs, freeSo2MgPerL, pKa: conventionalPKa.standard }),
      2,
      'mg/L',
    ),
    ...molecularInCellar('afterward', { ...inputs, freeSo2MgPerL }),
    ...(known
      ? [
          {
            label: 'Total SO₂ afterward',
            text: (inputs.totalSo2MgPerL + addedMgPerL).toFixed(0),
            unit: 'mg/L',
          },
        ]
      : []),
  ];
}
