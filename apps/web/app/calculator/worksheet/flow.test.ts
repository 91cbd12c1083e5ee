import { describe, expect, it } from 'vitest';
import { calculatorOf, calculators } from '../../tools/registry.ts';
import { givenBy, takingFields } from '../definition/takes.ts';
import { unitOf } from '../form/units.ts';
import { quantities } from '../result/quantities.ts';
import { type Step, workOutRow } from './flow.ts';

function row(...steps: readonly (readonly [calculator: string, values?: Record<string, string>])[]) {
  return workOutRow(
    steps.map(
      ([calculator, values = {}], index): Step => ({ key: String(index), calculator, values, typed: {} }),
    ),
    calculatorOf,
    (family) => unitOf(family, undefined),
  );
}
const figures = (step: ReturnType<typeof row>[number] | undefined) =>
  Object.fromEntries(
    [...(step?.calculation?.headline ?? []), ...(step?.calculation?.more ?? [])].map(({ label, text }) => [
      label,
      text,
    ]),
  );

describe('a row of calculations on one tank', () => {
  it('doses the volume of the dip', () => {
    // A standing tank, 2 m across, with 1 m in it: π m³.
    const [, dose] = row(
      ['tank-volume', { shape: 'vertical', diameterM: '2', heightM: '2', dipM: '1' }],
      ['addition', { doseGPerHl: '20' }],
    );
    expect(dose?.inputs.volumeL).toBeCloseTo(1000 * Math.PI, 6);
    expect(dose?.flows.volumeL?.step).toBe(0);
    expect(dose?.act?.figure.text).toBe('628');
  });

  it('passes an addition to its stock solution, in that page’s unit', () => {
    const [, solution] = row(
      ['addition', { doseGPerHl: '3', volumeL: '500' }],
      ['solution-addition', { stockGPerL: '100', method: 'simple' }],
    );
    // 3 g/hL are 30 mg/L; 0.03 × 500 / 100 = 0.15 L.
    expect(solution?.inputs.riseMgPerL).toBeCloseTo(30, 9);
    expect(figures(solution)['Stock solution to add']).toBe('150');
  });

  it('passes a bottling run to the cost of a case', () => {
    const [bottling, cost] = row(['bottling-run', { volumeL: '1000', lossPercent: '1' }], ['cost-per-case']);
    // ⌊990 / 0.75⌋ = 1320 bottles, 110 cases.
    expect(figures(bottling).Bottles).toBe('1320');
    expect(cost?.inputs.casesMade).toBe(110);
  });

  it('passes on a blend’s proportional quantities, and removes its pH and free SO₂', () => {
    const lots = { volume1: '600', volume2: '400' };
    const [, , , label, sulfite] = row(
      ['so2', { pH: '3.5', freeSo2MgPerL: '20' }],
      ['blend', { ...lots, property: 'alcohol', alcohol1: '12', alcohol2: '14' }],
      ['blend', { property: 'ta', ta1: '7', ta2: '5' }],
      ['energy-label'],
      ['so2'],
    );
    // (600 × 12 + 400 × 14) / 1000, and the second blend has the lots of the first.
    expect(label?.inputs.alcoholPercentVol).toBeCloseTo(12.8, 9);
    expect(sulfite?.inputs.volumeL).toBe(1000);
    expect(sulfite?.flows.pH).toEqual({ value: Number.NaN, step: 1 });
    const [, , acid] = row(
      ['blend', lots],
      ['blend', { property: 'ta', ta1: '7', ta2: '5' }],
      ['acid-addition'],
    );
    // (600 × 7 + 400 × 5) / 1000.
    expect(acid?.inputs.taFromGPerL).toBeCloseTo(6.2, 9);
  });
});

describe('a row in which a number does not simply flow', () => {
  it('keeps a number set by hand, and passes it on', () => {
    const [, dose, next] = row(['tank-volume'], ['addition', { volumeL: '2250' }], ['fining-trial']);
    expect(dose?.inputs.volumeL).toBe(2250);
    expect(dose?.flows.volumeL?.step).toBe(0);
    expect(next?.flows.volumeL).toEqual({ value: 2250, step: 1 });
  });

  it('starts with the tank’s saved values, until a step changes them', () => {
    const saved = { volumeL: 1500, pH: 3.55 };
    const steps = ['so2', 'back-sweeten', 'addition'].map(
      (calculator, index): Step => ({ key: String(index), calculator, values: {}, typed: {} }),
    );
    const [sulfite, sweet, dose] = workOutRow(
      steps,
      calculatorOf,
      (family) => unitOf(family, undefined),
      saved,
    );
    expect(sulfite?.inputs).toMatchObject(saved);
    expect(sulfite?.flows.pH).toEqual({ value: 3.55, step: 'tank' });
    // 30 g/L more sugar take room in the tank.
    expect(Number(dose?.inputs.volumeL)).toBeGreaterThan(1500);
    expect(dose?.flows.volumeL?.step).toBe(1);
    expect(sweet?.inputs.volumeL).toBe(1500);
  });

  it('passes nothing from a step without an answer', () => {
    // A dip of 5 m in a tank 2 m high.
    const [dip, dose] = row(['tank-volume', { shape: 'vertical', heightM: '2', dipM: '5' }], ['addition']);
    expect(dip?.act?.figure.text).toBe('No value');
    expect(dose?.flows).toEqual({});
    expect(dose?.inputs.volumeL).toBe(calculatorOf('addition').form.numbers.volumeL?.initial);
  });

  it('puts a step on hold if an incoming value is out of range', () => {
    const [, sorbate] = row(['refractometer', { initialBrix: '15', finalBrix: '5' }], ['sorbate']);
    expect(Number(sorbate?.flows.alcoholPercentVol?.value)).toBeLessThan(10);
    expect(sorbate?.act?.hold).toContain('with Alcohol outside the range');
  });
});

describe.each(calculators)('$title', (definition) => {
  it('refers only to existing fields and quantities', () => {
    for (const field of Object.keys(definition.takes ?? {}))
      expect(definition.form.numbers).toHaveProperty(field);
    for (const { quantity } of takingFields(definition)) expect(quantities).toHaveProperty(quantity);
    for (const quantity of givenBy(definition)) expect(quantities).toHaveProperty(quantity);
  });
});
