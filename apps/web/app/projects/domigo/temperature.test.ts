import { describe, expect, test } from 'vitest';
import { hoursAt, sournessAt, timesAsLong } from './fermentation.ts';
import { doughForPan, type Pan, panVolumeCm3 } from './pans.ts';
import { iceGrams, waterTemperature } from './temperature.ts';

describe('the water for a dough', () => {
  // Cook's Illustrated, "Precise Water Temperature for the Perfect Loaf": (75 × 4) − 71 − 71 − 71 − 20 = 67 °F.
  test('is 67 °F in the magazine’s example', () => {
    expect(waterTemperature({ wanted: 75, room: 71, flour: 71, starter: 71, friction: 20 })).toBe(67);
  });

  test('is partly ice when tap water is too warm, and the heat balances', () => {
    const ice = iceGrams(1000, 20, 5);
    expect(ice).toBe(150);
    // What 850 g of water give off from 20 to 5 °C is what 150 g of ice take: 334 J/g and 4.18 J/(g·K), within 1%.
    expect((850 * 15 * 4.18) / (150 * (334 + 5 * 4.18))).toBeCloseTo(1, 2);
    expect(iceGrams(1000, 12, 15)).toBe(0);
  });
});

describe('the speed of a sourdough', () => {
  // The FAQ's figures: optimum 28 °C, double at 20 and 32, fourfold at 14 and 34; lactobacilli 32–33, 20 and 37, 15 and 39.
  test.each([
    ['yeast', 28, 1],
    ['yeast', 20, 2],
    ['yeast', 32, 2],
    ['yeast', 14, 4],
    ['yeast', 34, 4],
    ['lactobacilli', 32, 1],
    ['lactobacilli', 33, 1],
    ['lactobacilli', 20, 2],
    ['lactobacilli', 37, 2],
    ['lactobacilli', 15, 4],
    ['lactobacilli', 39, 4],
  ] as const)('of %s at %d °C is as published', (microbe, celsius, times) => {
    expect(timesAsLong(microbe, celsius)).toBeCloseTo(times, 9);
  });

  test.each([13.9, 34.1, 8, 35, 60])('is undefined for yeast at %d °C', (celsius) => {
    expect(timesAsLong('yeast', celsius)).toBeUndefined();
  });

  test('turns four hours at 28 °C into eight at 20 °C, and into √2 times four halfway between', () => {
    expect(hoursAt(20, { hours: 4, celsius: 28 })).toBeCloseTo(8, 9);
    expect(hoursAt(24, { hours: 4, celsius: 28 })).toBeCloseTo(4 * Math.SQRT2, 9);
    expect(hoursAt(5, { hours: 4, celsius: 28 })).toBeUndefined();
  });

  test('makes a dough sourer at 32 °C, where the yeast is half as fast and the lactobacilli are fastest', () => {
    // Against 20 °C, where both take twice as long: (2/1) / (2/2).
    expect(sournessAt(32, 20)).toBeCloseTo(2, 9);
  });
});

describe('a pan', () => {
  const pan = (given: Partial<Pan>): Pan => ({
    shape: 'rectangle',
    lengthCm: 20,
    widthCm: 10,
    diameterCm: 20,
    depthCm: 10,
    ...given,
  });

  test('holds length × width × depth, or a cylinder', () => {
    expect(panVolumeCm3(pan({}))).toBe(2000);
    expect(panVolumeCm3(pan({ shape: 'round' }))).toBeCloseTo(3141.593, 3);
  });

  test('half as large takes half of the dough', () => {
    expect(doughForPan(900, pan({}), pan({ lengthCm: 10 }))).toBe(450);
  });
});
