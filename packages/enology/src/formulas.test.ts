import { describe, expect, it } from 'vitest';
import { formulaPage } from '../npm/formula-page.ts';
import { allFormulas, documentedIn, evaluate, exportsOf, sourceFiles } from '../testing/formulas.ts';
import { computeByName, formulaCalled, formulas } from './formulas.ts';

const entries = Object.keys(formulas).map((name) => [name, formulaCalled(name)] as const);
const defined = await allFormulas();

// biome-ignore format: a table of the units that endings of names stand for; the longest that fits counts.
const unitsByEnding: Readonly<Record<string, string>> = {
  L: 'L', Ml: 'mL', G: 'g', Kg: 'kg', T: 't', M: 'm', Ha: 'ha', C: '°C', F: '°F', Pa: 'Pa', Bar: 'bar', Mj: 'MJ', Deg: '°',
  Gal: 'US gal', MgN: 'mg N', PercentVol: '% vol', PercentMass: '% mass', Fraction: '1', Share: '1',
  GPerL: 'g/L', MgPerL: 'mg/L', MgNPerL: 'mg N/L', MeqPerL: 'meq/L', MolPerL: 'mol/L', GPerHl: 'g/hL', GPerMl: 'g/mL',
  KgPerL: 'kg/L', KgPerM3: 'kg/m³', MgPerKg: 'mg/kg', MgPerG: 'mg/g', GPer100Ml: 'g/100 mL', GPerLPerDay: 'g/L/day',
  LPerT: 'L/t', LPerKg: 'L/kg', litersPerKg: 'L/kg', LPerHa: 'L/ha', productPerHa: 'any', LPerMin: 'L/min', LPerHour: 'L/h', KmPerH: 'km/h',
  KjPerKgK: 'kJ/(kg K)', caloriesPerMol: 'kcal/mol', GalPerUsTon: 'US gal/US ton', Brix: '°Bx', SpecificGravity: 'SG',
};
const endings = Object.keys(unitsByEnding).sort((a, b) => b.length - a.length);

describe('the formulas by name', () => {
  it('include every formula of the package', () => {
    expect(defined.filter(({ name }) => !(name in formulas)).map(({ name }) => name)).toEqual([]);
    expect(entries.length).toBeGreaterThan(200);
  });

  it('include every documented function whose example ends in a value', async () => {
    const examples = sourceFiles.flatMap((file) =>
      documentedIn(file).filter(({ examples }) =>
        examples.some(({ expression }) => /\.value$/.test(expression)),
      ),
    );
    const missing = examples.filter(({ name }) => !entries.some(([known]) => known.split('.')[0] === name));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it.each(entries)('%s states units that agree with the names of its inputs', (_, { inputs }) => {
    for (const [name, { unit, oneOf }] of Object.entries(inputs)) {
      const ending = oneOf ? undefined : endings.find((each) => name.endsWith(each));
      if (ending) expect(unit, name).toBe(unitsByEnding[ending]);
    }
  });

  it('are described in docs/formulas.md', async () => {
    await expect(formulaPage()).toMatchFileSnapshot('../../../docs/formulas.md');
  });
});

describe.each(defined)('$name by name', ({ name, file, formula, ordinary, examples }) => {
  it('has the inputs of its ranges and example, and gives the example’s result', async () => {
    const { inputs } = formulaCalled(name);
    const numbers = Object.keys(inputs).filter((input) => !inputs[input]?.oneOf);
    expect(numbers.sort()).toEqual(Object.keys(formula.range).sort());
    const [example] = examples;
    const { value } = evaluate(example ?? { expression: '', answer: '' }, await exportsOf(file));
    expect(computeByName({ formula: name, inputs: ordinary as Record<string, number> }).value).toBe(value);
  });
});

describe('computeByName', () => {
  const inputs = { doseGPerL: 0.05, volumeL: 100 };

  it('accepts another formula’s result as an input', () => {
    const doseGPerL = { formula: 'convertDose', inputs: { dose: 50, from: 'mgPerL', to: 'gPerL' } };
    expect(computeByName({ formula: 'massForDose', inputs: { doseGPerL, volumeL: 100 } }).value).toBeCloseTo(
      5,
      12,
    );
  });

  it('reads tables of constants, and rejects unknown rows', () => {
    expect(computeByName({ formula: 'exciseRates', inputs: { class: 'hardCider' } }).value).toBe(0.226);
    expect(() => computeByName({ formula: 'exciseRates', inputs: { class: 'mead' } })).toThrow(
      /one of stillTo16/,
    );
  });

  it('names the caller’s mistake', () => {
    expect(() => computeByName({ formula: 'massForDoze', inputs })).toThrow(
      'There is no formula "massForDoze".',
    );
    expect(() => computeByName({ formula: 'constructor', inputs })).toThrow(/no formula/);
    expect(() => computeByName({ formula: 'massForDose', inputs: { ...inputs, liters: 1 } })).toThrow(
      'massForDose has no input "liters"; it takes doseGPerL, volumeL, strength.',
    );
    expect(() => computeByName({ formula: 'massForDose', inputs: { volumeL: 1 } })).toThrow(
      'needs doseGPerL',
    );
  });

  it('answers out of range like the formula, and passes on an inner formula’s note', () => {
    const brix = { formula: 'sugarForBrix', inputs: { volumeL: 1, brixFrom: 5, brixTo: 20 } };
    expect(computeByName(brix)).toMatchObject({ inRange: false, note: 'Brix of a must: 10 to 30 °Bx.' });
    expect(computeByName({ formula: 'volumeWithSugar', inputs: { volumeL: 1, sugarKg: brix } })).toEqual(
      computeByName(brix),
    );
    expect(
      computeByName({ formula: 'legalLimit', inputs: { jurisdiction: 'US', subject: 'x' } }).inRange,
    ).toBe(false);
  });
});
