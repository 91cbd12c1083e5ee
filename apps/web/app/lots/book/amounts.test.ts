import { describe, expect, it } from 'vitest';
import { readAmount, showFruit, showMaterial, showReading, showVolume, toMl } from './amounts.ts';
import { describeWork } from './work-words.ts';

describe('amounts as a page says them', () => {
  it('shows exact US gallons and pounds, or liters and kilograms', () => {
    // 3.785411784 L in a gallon, 0.45359237 kg in a pound
    expect(showVolume(1_135_623, 'gal')).toBe('300 gal');
    expect(showVolume(1_135_623, 'L')).toBe('1,136 L');
    expect(showFruit(1_088_622, 'gal')).toBe('2,400 lb');
    expect(toMl(59.4, 'gal')).toBe(224_853);
    expect(showMaterial(570, 'mg')).toBe('0.57 g');
    expect(showReading({ kind: 'temperature', value: 20, unit: '°C' })).toBe('68 °F');
  });

  it('reads an amount as it is typed, thousands grouped or not', () => {
    expect(['312.5', '312,5', '1,200', ' 12,500.5 ', '1,200,000'].map(readAmount)).toEqual([
      312.5, 312.5, 1200, 12_500.5, 1_200_000,
    ]);
    expect(['', 'full', '1.2.3', '-4'].map(readAmount)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('shows what is less with a true minus, and nothing without a sign', () => {
    // 3.785411784 L in a gallon
    expect(showVolume(-3_785, 'gal')).toBe('−1 gal');
    expect(showVolume(-5_678, 'gal')).toBe('−1.5 gal');
    expect(showVolume(-1, 'gal')).toBe('0 gal');
    expect(showFruit(-1_088_622, 'gal')).toBe('−2,400 lb');
  });

  it('says what was done in the order one would', () => {
    expect(
      describeWork({ op: 'transfer', from: ['T9'], to: ['T14'], ml: 1_135_623, lossMl: 18_927 }, 'gal'),
    ).toEqual({ title: 'Moved', detail: '300 gal from T9 to T14, 5 gal lost' });
    expect(
      describeWork(
        { op: 'addition', material: 'KMBS', unit: 'mg', amount: 30_000, each: true, vessels: ['T13', 'T14'] },
        'gal',
      ),
    ).toEqual({ title: 'Added', detail: 'KMBS 30 g each, T13, T14' });
  });
});
