import { describe, expect, it } from 'vitest';
import { initialState, type NumberSpec, readField, stepped, textIn, typed, unitFor } from './field.ts';

const pH: NumberSpec = {
  label: 'pH',
  initial: 3.4,
  min: 2.8,
  max: 4,
  step: 0.01,
  unit: '',
  range: 'the pH of wine lies between 2.8 and 4.0',
};
const volume: NumberSpec = {
  label: 'Volume',
  initial: 100,
  min: 1,
  max: 10000,
  step: 1,
  unit: { family: 'volume' },
  range: 'this calculator is for one tank',
};
const unit = unitFor(pH, undefined);

describe('a field', () => {
  it('takes a decimal comma', () => {
    const state = typed(pH, initialState(pH), unit, '3,55');
    expect(readField(pH, state, unit)).toEqual({ value: 3.55 });
  });

  it('keeps the last number while the text is not one, and says so', () => {
    const state = typed(pH, typed(pH, initialState(pH), unit, '3.5'), unit, '3.5x');
    expect(readField(pH, state, unit)).toEqual({
      value: 3.5,
      still: '3.5',
      problem: 'Not a number. The result is still for 3.5.',
    });
  });

  it('keeps the last number while it is empty', () => {
    expect(readField(pH, typed(pH, initialState(pH), unit, ''), unit).problem).toContain('Empty.');
  });

  it('uses the nearest end for a number outside the range, with the reason', () => {
    expect(readField(pH, typed(pH, initialState(pH), unit, '4.6'), unit)).toEqual({
      value: 4,
      outside: true,
      problem: 'Enter 2.8 to 4: the pH of wine lies between 2.8 and 4.0. Showing the result for 4.',
    });
    expect(readField(pH, typed(pH, initialState(pH), unit, '1'), unit).value).toBe(2.8);
  });

  it('steps on its own grid and stops at its ends', () => {
    const moved = (steps: number) => stepped(pH, initialState(pH), unit, steps);
    expect(moved(1).text).toBe('3.41');
    expect(moved(-10).text).toBe('3.30');
    expect(moved(1000).text).toBe('4.00');
    expect(stepped(pH, typed(pH, initialState(pH), unit, '9'), unit, -1).text).toBe('3.99');
  });
});

describe('a field whose unit may be chosen', () => {
  const liters = unitFor(volume, 'L');
  const gallons = unitFor(volume, 'usGal');

  it('shows the same volume in another unit', () => {
    const state = typed(volume, initialState(volume), liters, '378.5411784');
    expect(textIn(state, gallons)).toBe('100');
    expect(readField(volume, state, gallons).value).toBeCloseTo(378.5411784, 10);
  });

  it('takes its own unit behind the number, and refuses another', () => {
    const pasted = typed(volume, initialState(volume), liters, ' 225 L');
    expect(readField(volume, pasted, liters)).toEqual({ value: 225 });
    const other = typed(volume, initialState(volume), liters, '225 gal');
    expect(readField(volume, other, liters).problem).toBe('Not a number. The result is still for 100 L.');
    const bare = typed(volume, initialState(volume), liters, 'L');
    expect(readField(volume, bare, liters).problem).toContain('Empty.');
  });

  it('gives the formulas liters for gallons', () => {
    const state = typed(volume, initialState(volume), gallons, '60');
    expect(readField(volume, state, gallons).value).toBeCloseTo(227.1247, 4);
  });

  it('keeps three digits of a bench trial in gallons', () => {
    const gallons = unitFor(volume, 'usGal');
    // 50 mL / 3785.41 mL = 0.013209 US gal.
    expect(textIn({ text: '0.05', unitId: 'L', last: 0.05 }, gallons)).toBe('0.0132');
  });

  it('tells its ends in the unit shown', () => {
    const state = typed(volume, initialState(volume), gallons, '5000');
    expect(readField(volume, state, gallons)).toMatchObject({
      value: 10000,
      problem: expect.stringContaining('Enter 0.264 to 2,641.7 US gal:'),
    });
  });

  it('says how it read a comma before three digits', () => {
    const state = typed(volume, initialState(volume), liters, '1,500');
    expect(readField(volume, state, liters)).toEqual({ value: 1500, says: 'Read as 1,500 L, not 1.5.' });
    expect(readField(volume, typed(volume, state, liters, '1,5'), liters)).toEqual({ value: 1.5 });
  });
});
