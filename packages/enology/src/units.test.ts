import { describe, expect, it } from 'vitest';
import { celsiusFromFahrenheit, fahrenheitFromCelsius, gramsPer, litresPer } from './units.ts';

describe('units', () => {
  it('are the exact international definitions', () => {
    expect(litresPer.usGal).toBe(231 * 0.016387064);
    expect(gramsPer.oz * 16).toBe(gramsPer.lb);
    expect(litresPer.hL).toBe(100);
  });

  it('meet at -40 and at the boiling point of water', () => {
    expect(celsiusFromFahrenheit(-40)).toBe(-40);
    expect(fahrenheitFromCelsius(100)).toBe(212);
  });
});
