import { describe, expect, it } from 'vitest';
import { english } from '../wording/english.ts';
import {
  readAmount,
  showExactVolume,
  showFruit,
  showMaterial,
  showReading,
  showVolume,
  toMl,
} from './amounts.ts';
import { describeWork } from './work-words.ts';

describe('amounts', () => {
  it('shows exact US gallons and pounds, or liters and kilograms', () => {
    // 3.785411784 L in a gallon, 0.45359237 kg in a pound
    expect(showVolume(1_135_623, 'gal')).toBe('300 gal');
    expect(showVolume(1_135_623, 'L')).toBe('1,136 L');
    expect(showFruit(1_088_622, 'gal')).toBe('2,400 lb');
    expect(toMl(59.4, 'gal')).toBe(224_853);
  });

  it('rounds volumes and weights below 100 to a tenth, and others to a whole number', () => {
    const liters = [5_000, 5_678, 99_940, 99_960, 123_456].map((ml) => showVolume(ml, 'L'));
    expect(liters).toEqual(['5 L', '5.7 L', '99.9 L', '100 L', '123 L']);
    expect([showFruit(45_670, 'L'), showFruit(456_700, 'L')]).toEqual(['45.7 kg', '457 kg']);
  });

  it('rounds materials below 10 to a hundredth, and others to a whole number', () => {
    const grams = [570, 9_996, 9_876, 12_345, 1_234_560].map((mg) => showMaterial(mg, 'mg', english));
    expect(grams).toEqual(['0.57 g', '10 g', '9.88 g', '12 g', '1,235 g']);
    expect([showMaterial(2_500, 'uL', english), showMaterial(3, 'pack', english)]).toEqual([
      '2.5 mL',
      '3 pack',
    ]);
  });

  it('shows temperatures in °F beside gallons and in °C beside liters', () => {
    const shown = (value: number, beside: 'gal' | 'L') =>
      showReading({ kind: 'temperature', value, unit: '°C' }, beside);
    // 0 °C is 32 °F, and 100 °C is 212 °F.
    const fahrenheit = [0, 20, 20.3, 100].map((value) => shown(value, 'gal'));
    expect(fahrenheit).toEqual(['32 °F', '68 °F', '69 °F', '212 °F']);
    expect([20, 20.34].map((value) => shown(value, 'L'))).toEqual(['20 °C', '20.3 °C']);
  });

  it('reads typed amounts with and without thousands separators', () => {
    expect(['312.5', '312,5', '1,200', ' 12,500.5 ', '1,200,000'].map(readAmount)).toEqual([
      312.5, 312.5, 1200, 12_500.5, 1_200_000,
    ]);
    expect(['', 'full', '1.2.3', '-4'].map(readAmount)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('shows negative amounts with a minus sign, and zero without one', () => {
    // 3.785411784 L in a gallon
    expect(showVolume(-3_785, 'gal')).toBe('−1 gal');
    expect(showVolume(-5_678, 'gal')).toBe('−1.5 gal');
    expect(showVolume(-1, 'gal')).toBe('0 gal');
    expect(showFruit(-1_088_622, 'gal')).toBe('−2,400 lb');
  });

  it('names vessels with equal amounts as a range', () => {
    const levels = [
      ...['B101', 'B102', 'B103'].map((vessel) => ({ vessel, ml: 223_339 })),
      { vessel: 'T7', ml: 1_135_623 },
    ];
    const composition = [{ component: { variety: 'Merlot', block: null, vintage: 2024 }, parts: 1 }];
    expect(describeWork({ op: 'start', lot: 'A', levels, composition }, 'gal', english).detail).toBe(
      'A, 59 gal each in B101-B103, 300 gal in T7',
    );
    expect(describeWork({ op: 'gauge', levels, inventory: true }, 'gal', english).detail).toBe(
      'inventory of 4 vessels, B101-B103 59 gal each, T7 300 gal',
    );
  });

  it('lists the parts of work in spoken order', () => {
    expect(
      describeWork(
        { op: 'transfer', from: ['T9'], to: ['T14'], ml: 1_135_623, lossMl: 18_927 },
        'gal',
        english,
      ),
    ).toEqual({ title: 'Moved', detail: '300 gal from T9 to T14, 5 gal lost' });
    expect(
      describeWork(
        { op: 'addition', material: 'KMBS', unit: 'mg', amount: 30_000, each: true, vessels: ['T13', 'T14'] },
        'gal',
        english,
      ),
    ).toEqual({ title: 'Added', detail: 'KMBS 30 g each, T13, T14' });
  });
});

it('showExactVolume shows a sum of volumes given in gallons as their sum, and liters to the milliliter', () => {
  const parts = [480.3, ...Array(29).fill(590.1)];
  const ml = parts.reduce((sum, gallons) => sum + toMl(gallons, 'gal'), 0);
  // 480.3 + 29 × 590.1
  expect(showExactVolume(ml, 'gal')).toBe('17,593.2 gal');
  expect(showExactVolume(47_250, 'L')).toBe('47.25 L');
  expect(showExactVolume(375, 'L')).toBe('0.375 L');
});
