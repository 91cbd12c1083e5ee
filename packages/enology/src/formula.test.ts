import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allFormulas } from '../testing/formulas.ts';
import { defineFormula } from './formula.ts';
import { above, between, wholeBetween } from './range.ts';
import { sources } from './sources.ts';

const formulas = await allFormulas();

const hostile = fc.oneof(
  fc.double(),
  fc.constantFrom(0, -0, -1, 1e308, -1e308, 5e-324, Number.MAX_SAFE_INTEGER),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
  fc.constantFrom('', 'abc', '12', 'constructor', '__proto__', null, undefined, true),
  fc.constantFrom([], {}, [1]),
);

describe('allFormulas', () => {
  it('finds the formulas of the package', () => expect(formulas.length).toBeGreaterThan(90));
});

describe.each(formulas)('$name', ({ formula, ordinary, source, text }) => {
  it('has a description, and sources in the bibliography', () => {
    expect(text.length).toBeGreaterThan(30);
    expect([...formula.source]).toEqual(source);
    expect(source.filter((id) => !(id in sources))).toEqual([]);
    expect(formula.tolerance.length).toBeGreaterThan(3);
  });

  it('has a range for every number, with its example inside', () => {
    const numbers = Object.keys(ordinary).filter((name) => typeof ordinary[name] === 'number');
    expect(numbers.filter((name) => !(name in formula.range))).toEqual([]);
    expect(formula(ordinary).note).toBeUndefined();
  });

  it('has no value but a note for an input out of range or not a number', () => {
    for (const [name, range] of Object.entries(formula.range)) {
      if (!(name in ordinary)) continue;
      for (const bad of [range.low - 1, range.high * 1.01 + 1]) {
        expect(formula({ ...ordinary, [name]: bad })).toEqual({
          value: Number.NaN,
          inRange: false,
          note: range.says,
        });
      }
      for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, '7', null]) {
        expect(formula({ ...ordinary, [name]: bad })).toMatchObject({ value: Number.NaN, inRange: false });
      }
    }
  });

  it('never throws, and is in range only with a finite value', () => {
    const names = [...new Set([...Object.keys(ordinary), ...Object.keys(formula.range)])];
    const anyInput = fc.record(Object.fromEntries(names.map((name) => [name, hostile])));
    const oneOff = fc
      .tuple(fc.constantFrom(...names), hostile)
      .map(([name, value]) => ({ ...ordinary, [name]: value }));
    fc.assert(
      fc.property(fc.oneof(anyInput, oneOff), (input) => {
        const outcome = formula(input);
        expect(outcome.inRange).toBe(outcome.note === undefined);
        expect(outcome.inRange).toBe(Number.isFinite(outcome.value));
      }),
    );
  });

  it('has a value or a note anywhere within its ranges', () => {
    const within = Object.fromEntries(
      Object.entries(formula.range).map(([name, { low, high, lowIsOut, whole }]) => [
        name,
        whole
          ? fc.integer({ min: low, max: high })
          : fc.double({ min: low, max: high, noNaN: true, minExcluded: lowIsOut ?? false }),
      ]),
    );
    fc.assert(
      fc.property(fc.record(within), (numbers) => {
        const outcome = formula({ ...ordinary, ...numbers });
        expect(outcome.inRange).toBe(outcome.note === undefined);
      }),
    );
  });
});

describe('a formula', () => {
  const half = defineFormula<{ readonly whole: number; readonly part?: number }>({
    source: ['geometry'],
    range: { whole: between('Whole', 0, 1000, 'g'), part: above('Part', 0, 1) },
    tolerance: 'Exact.',
    value: ({ whole, part = 0.5 }) => whole * part,
  });

  it('fills in optional inputs, and exposes its basis', () => {
    expect(half({ whole: 10 })).toEqual({ value: 5, inRange: true });
    expect(half.source).toEqual(['geometry']);
    expect(half.range.whole.high).toBe(1000);
  });

  it('says its range in a sentence', () => {
    expect(half({ whole: 1001 }).note).toBe('Whole: 0 to 1,000 g.');
    expect(half({ whole: 1, part: 0 }).note).toBe('Part: above 0 and up to 1.');
    expect(wholeBetween('Tasters', 1, 5).whole).toBe(true);
  });
});
