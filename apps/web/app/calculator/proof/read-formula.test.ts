import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { calculators } from '../../tools/registry.ts';
import { defaultsOf } from '../form/form-spec.ts';
import { unitOf } from '../form/units.ts';
import { Formula, FormulaWithNumbers } from './formula-math.tsx';
import { readFormula, readNumbers, spokenFormula, type Term } from './read-formula.ts';

/** A bar as "[above | below]", raised as "^", and lowered as "_". */
function written(term: Term): string {
  switch (term.kind) {
    case 'row':
      return term.terms.map(written).join(' ');
    case 'group':
      return `${term.marks[0]}${written(term.inside)}${term.marks[1]}`;
    case 'fraction':
      return `[${written(term.above)} | ${written(term.below)}]`;
    case 'raised':
      return `${written(term.base)}^${written(term.mark)}`;
    case 'lowered':
      return `${written(term.base)}_${written(term.mark)}`;
    default:
      return term.text;
  }
}

describe('a formula', () => {
  it.each([
    ['V = π L (2 D² + d²) / 12', 'V = [π L (2 D^2 + d^2) | 12]'],
    ['S = m (B₂ − B₁) / (Bs − B₂)', 'S = [m (B_2 − B_1) | Bs − B_2]'],
    ['F = M (1 + 10^(pH − pKa))', 'F = M (1 + 10^pH − pKa)'],
    ['x = Σ V x / Σ V', 'x = [Σ V x | Σ V]'],
    ['g/L × E(to) / E(from)', '[g/L × E (to) | E (from)]'],
    ['m³ = kg / 1.977 × (273.15 + t) / 273.15', 'm³ = [kg | 1.977] × [273.15 + t | 273.15]'],
    ['a = b / c / d', 'a = [b | c × d]'],
    ['a = b / (c − d) / e', 'a = [b | (c − d) × e]'],
    ['a = b / (c d) / (e + f)', 'a = [b | c d × (e + f)]'],
    ['CO₂ = 1.951 × 10⁻⁵ P', 'CO₂ = 1.951 × 10^−5 P'],
    ['cases = ⌈fixed / (price − variable)⌉', 'cases = ⌈[fixed | price − variable]⌉'],
    ['y = max(0, a − b) / c', 'y = [max (0 , a − b) | c]'],
    ['L/ha = 10,000 L / (m × m)', 'L/ha = [10,000 L | m × m]'],
  ])('%s is read as %s', (formula, expected) => {
    const read = readFormula(formula);
    expect(read && written(read.term)).toBe(expected);
  });

  it.each(['the least k with p ≤ α', '1 g/hL = 0.0834 lb/1000 gal', 'V = (a', 'V = / a', 'label ± 1.5'])(
    '%s stays text',
    (formula) => {
      expect(readFormula(formula)).toBeUndefined();
    },
  );

  it('keeps its remark', () => {
    expect(readFormula('s = a / b, by temperature')?.said).toBe(', by temperature');
  });

  it('is MathML on the page, with its line for screen readers', () => {
    const markup = renderToStaticMarkup(createElement(Formula, { formula: 'V = m / ρ' }));
    expect(markup).toContain('role="math" aria-label="V = m divided by ρ"');
    expect(markup).toContain('=</mo><mfrac><mi>m</mi><mi>ρ</mi></mfrac>');
    // It may wrap before its sign on narrow phones.
    expect(markup.match(/<math /g)).toHaveLength(2);
  });

  it('is set as mathematics on nearly all pages', () => {
    const formulas = calculators.flatMap(({ compute, form }) =>
      compute(defaultsOf(form), (family) => unitOf(family, undefined)).steps.map(({ formula }) => formula),
    );
    const set = formulas.filter((formula) => readFormula(formula));
    expect(set.length / formulas.length).toBeGreaterThan(0.8);
  });
});

describe('a formula with numbers in it', () => {
  it.each([
    [
      'max(0, 52.86 − 12) / 0.52 × 225 / 1000 = 17.68 g',
      '[max (0 , 52.86 − 12) | 0.52] × [225 | 1000] = 17.68 \u00a0g',
    ],
    ['0.8 × 10^(3.4 − 1.8) = 31.85 mg/L', '0.8 × 10^3.4 − 1.8 = 31.85 \u00a0mg/L'],
    ['1000 L / 80 L/min = 12.5 min', '[1000 \u00a0L | 80 \u00a0L/min] = 12.5 \u00a0min'],
    ['1000 × (1 − 0.01) / 0.75 = 1320.0 → 1320', '[1000 × (1 − 0.01) | 0.75] = 1320.0 → 1320'],
    [
      '12% vol, pH 3.3: 4.00 × 30 / 1000 = 0.12 g/L',
      '12 % vol , pH 3.3 : [4.00 × 30 | 1000] = 0.12 \u00a0g/L',
    ],
    ['1000 π × 0.038² × 20 / 4 = 22.68 L', '[1000 π × 0.038^2 × 20 | 4] = 22.68 \u00a0L'],
  ])('%s is read as %s', (numbers, expected) => {
    const term = readNumbers(numbers);
    expect(term && written(term)).toBe(expected);
  });

  it('is MathML on the page, with units in words and its line for screen readers', () => {
    const markup = renderToStaticMarkup(
      createElement(FormulaWithNumbers, { numbers: '8882.5 / 210 = 42.30 g' }),
    );
    expect(markup).toContain('aria-label="8882.5 divided by 210 = 42.30 g"');
    expect(markup).toContain('<mfrac><mn>8882.5</mn><mn>210</mn></mfrac>');
    expect(markup).toContain('<mn>42.30</mn><mtext>\u00a0g</mtext>');
  });

  it.each([
    ['0.8 × 10^(3.4 − 1.8) = 31.85 mg/L', '0.8 × 10 to the power of (3.4 − 1.8) = 31.85 mg/L'],
    ['1320 × 1.02 → 1347', '1320 × 1.02, so 1347'],
  ])('%s is spoken as %s', (line, spoken) => {
    expect(spokenFormula(line)).toBe(spoken);
  });

  it('is set as mathematics on all pages, with any choice', () => {
    const lines = calculators.flatMap(({ compute, form }) => {
      const start = defaultsOf(form);
      const choices = Object.entries(form.choices).flatMap(([name, { options }]) =>
        options.map(({ value }) => Object.assign({}, start, { [name]: value })),
      );
      return [start, ...choices].flatMap((inputs) =>
        compute(inputs, (family) => unitOf(family, undefined)).steps.map(({ numbers }) => numbers),
      );
    });
    expect(lines.filter((line) => line !== '').length).toBeGreaterThan(200);
    expect(lines.filter((line) => line !== '' && !readNumbers(line))).toEqual([]);
  });
});
