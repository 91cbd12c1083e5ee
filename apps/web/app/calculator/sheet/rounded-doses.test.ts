import { describe, expect, it } from 'vitest';
import { calculatorOf, calculators } from '../../tools/registry.ts';
import { defaultsOf } from '../form/form-spec.ts';
import { unitOf } from '../form/units.ts';
import { figureToActOn } from '../result/figure-to-act-on.ts';
import { type BalanceId, weighedOn } from './balance.ts';

function doseOf(id: string, changed: object = {}) {
  const { form, compute } = calculatorOf(id);
  const calculation = compute({ ...defaultsOf(form), ...changed }, (family) => unitOf(family, undefined));
  return { calculation, figure: figureToActOn(calculation).figure };
}

function says(id: string, balance: BalanceId, changed: object = {}) {
  const { calculation, figure } = doseOf(id, changed);
  return weighedOn(balance, figure, calculation.effect)?.says.replaceAll('\u00a0', ' ');
}

describe('the effect of a rounded dose', () => {
  it.each([
    // 10 + 3.8 × 0.57 × 1000 / 100 = 31.66.
    ['so2', '0.1 g', {}, '3.8 g gives 31.7 mg/L of free SO₂.'],
    // 10 + 0.6 × 6 × 0.57 × 1000 / 100 = 30.52.
    ['so2', '1 g', { staysFreePercent: 60 }, '6 g gives 30.5 mg/L of free SO₂.'],
    // 161.175 + 42 × 210 / 100 = 249.375.
    ['yan', '1 g', {}, '42 g gives 249.4 mg N/L of YAN.'],
    // 53.295 g of 10% in 100 L bring 53.295 mg N/L; 53 g bring 53.0.
    ['yan', '1 g', { source: 'mix' }, '53 g gives 53.0 mg N/L from this product.'],
    // 893.4 g of malic acid raise 1000 L by 1 g/L; 0.9 kg raise them by 900 / 893.4 = 1.007.
    ['acid-addition', '0.1 kg', { acid: 'malic' }, '0.9 kg gives 6.01 g/L of TA.'],
    // 0.2 g/L in 1000 L are 200 g, on this balance 0.44 lb, which are 199.58 g.
    ['addition', '0.01 lb', {}, '0.44 lb gives 19.96 g/hL.'],
    ['yeast-rehydration', '0.1 oz', {}, '8.8 oz gives 24.9 g/hL.'],
    // 8.7988 g/L of gas take 17.108 g/L of sugar, 5.132 kg: 5.1 kg leave 0.108 × 6.01325 / 17.108 bar wanting.
    [
      'tirage',
      '0.1 kg',
      { volumeL: 300, at: '20', alcoholPercentVol: 11, residualGPerL: 0, carbonDioxideGPerL: 0 },
      '5.1 kg gives 4.96 bar on the gauge.',
    ],
  ] as const)('of %s on a balance to %s is said', (id, balance, changed, expected) => {
    expect(says(id, balance, changed)?.split('calculated. ')[1]).toBe(expected);
  });

  it('is stated for every weighed figure', () => {
    const weighedDoses = calculators.filter(({ id, dose }) => dose && weighedOn('0.1 g', doseOf(id).figure));
    expect(weighedDoses.length).toBeGreaterThan(10);
    const silent = weighedDoses.filter(({ id }) => !says(id, '0.1 g')?.includes(' gives '));
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
});
