import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { calculatorOf, calculators } from '../../tools/registry.ts';
import type { Definition } from '../definition/definition.ts';
import { noValue } from '../form/decimal.ts';
import { defaultsOf, type FormSpec, type InputsOf } from '../form/form-spec.ts';
import { unitOf } from '../form/units.ts';
import { asText } from '../result/as-text.ts';
import { tryCalculation } from '../result/calculation.ts';
import { figureToActOn } from '../result/figure-to-act-on.ts';
import { CalculationFigures } from '../small/calculation-figures.tsx';
import { DoseSheet } from './dose-sheet.tsx';
import { SheetMaker } from './sheet-maker.tsx';

const anyUnit = (family: Parameters<typeof unitOf>[0]) => unitOf(family, undefined);

function placesOf(definition: Definition, changed: object) {
  const inputs = { ...defaultsOf(definition.form), ...changed };
  const calculation = tryCalculation(() => definition.compute(inputs, anyUnit));
  if (!calculation) throw new Error(`${definition.id} fails`);
  const act = figureToActOn(calculation);
  const { note, limits = [], cautions = [] } = calculation;
  const shared = { title: 'Sheet', given: [], calculation, act };
  return {
    act,
    calculation,
    warnings: [...(note ? [note] : []), ...limits, ...cautions],
    lines: asText('Title', calculation, act, '').split('\n'),
    panel: () => renderToStaticMarkup(createElement(CalculationFigures, { act, calculation })),
    sheet: () =>
      renderToStaticMarkup(
        createElement(DoseSheet, { ...shared, tank: '', date: '', link: 'https://example.com' }),
      ),
    maker: () =>
      renderToStaticMarkup(
        createElement(SheetMaker, { ...shared, calculator: definition.id, path: '', unitOf: anyUnit }),
      ),
  };
}

/** The initial inputs, each choice in turn, and each number at both ends. */
function variants({ choices, numbers }: FormSpec): Partial<InputsOf<FormSpec>>[] {
  const chosen = Object.entries(choices).flatMap(([name, { options }]) =>
    options.map(({ value }) => ({ [name]: value })),
  );
  const ends = Object.entries(numbers).flatMap(([name, { min, max }]) => [{ [name]: min }, { [name]: max }]);
  return [{}, ...chosen, ...ends];
}

const inMarkup = (text: string) => renderToStaticMarkup(createElement('p', null, text)).slice(3, -4);

describe('warnings beside the answer', () => {
  it.each(calculators)('$title: follow the amount in copied text', (definition) => {
    for (const changed of variants(definition.form)) {
      const { act, warnings, lines } = placesOf(definition, changed);
      const first = act.hold ? 3 : 2;
      expect(lines.slice(first, first + warnings.length)).toEqual(warnings);
    }
  });

  it.each(calculators)('$title: appear in the panel and on the card of the community', (definition) => {
    for (const changed of variants(definition.form)) {
      const { warnings, panel } = placesOf(definition, changed);
      const markup = warnings.length > 0 ? panel() : '';
      expect(warnings.filter((warning) => !markup.includes(inMarkup(warning)))).toEqual([]);
    }
  });

  it.each(calculators.filter(({ dose }) => dose))('$title: appear on the dose sheet', (definition) => {
    for (const changed of variants(definition.form)) {
      const { warnings, sheet } = placesOf(definition, changed);
      const markup = warnings.length > 0 ? sheet() : '';
      expect(warnings.filter((warning) => !markup.includes(inMarkup(warning)))).toEqual([]);
    }
  });

  it.each([
    ['chaptalization', { brixFrom: 15, brixTo: 24 }, 'Over the limit. United Kingdom'],
    ['sorbate', {}, 'geranium'],
    ['tirage', {}, 'Bottles burst'],
    ['back-sweeten', {}, 'can ferment again'],
  ])('of %s come before further figures', (id, changed, words) => {
    const { act, lines, sheet } = placesOf(calculatorOf(id), changed);
    expect(lines[2]).toContain(words);
    const markup = sheet();
    const [warned, beside] = [markup.indexOf(words), markup.indexOf('<dl>')];
    expect(warned).toBeGreaterThan(markup.indexOf(act.figure.text));
    expect(warned).toBeLessThan(beside);
  });
});

describe('a dose that the wine cannot take', () => {
  const thin = { salt: 'CaCO3', taFromGPerL: 11, taToGPerL: 8, tartaricGPerL: 1 };

  it.each(['CaCO3', 'K2CO3', 'KHCO3'])('is none of %s for a wine without the tartaric acid', (salt) => {
    const { act, calculation, lines, maker } = placesOf(calculatorOf('deacidification'), { ...thin, salt });
    expect(act.figure.text).toBe(noValue);
    expect(calculation.note).toContain('more tartaric acid than the wine can spare');
    expect(lines.join()).not.toMatch(/\d k?g(?!\/)/);
    expect(maker()).toMatch(/can spare.*The sheet can be printed once that is settled/);
    expect(maker()).not.toContain('Print dose sheet');
  });

  it('is allowed as soon as a gram stays', () => {
    // 3 g/L × 1000 L × 100.09 / 150.09 = 2.00 kg.
    const { act } = placesOf(calculatorOf('deacidification'), { ...thin, tartaricGPerL: 4, volumeL: 1000 });
    expect(act.figure).toMatchObject({ text: '2.00', unit: 'kg' });
  });
});
