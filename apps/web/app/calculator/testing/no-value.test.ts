import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { calculators } from '../../tools/registry.ts';
import { noValue } from '../form/decimal.ts';
import { defaultsOf, type FormSpec, type InputsOf } from '../form/form-spec.ts';
import { unitOf } from '../form/units.ts';
import { asText } from '../result/as-text.ts';
import { tryCalculation } from '../result/calculation.ts';
import { figureToActOn } from '../result/figure-to-act-on.ts';
import { extremesOf } from './extremes.ts';

type Drawn = Record<string, ComponentType<{ readonly inputs: InputsOf<FormSpec> }>>;
const pictures = import.meta.glob<Drawn>('../../tools/*/picture.tsx', { eager: true });

describe('calculators without an answer', () => {
  it.each(calculators)(
    '$title shows no NaN, and a reason for every missing value',
    (definition) => {
      const calculations = extremesOf(definition).map((inputs) =>
        tryCalculation(() => definition.compute(inputs, (family) => unitOf(family, undefined))),
      );
      const said = calculations.map(
        (calculation) => calculation && asText(definition.title, calculation, figureToActOn(calculation), ''),
      );
      const idle = /NaN|Infinity|undefined|not a number/;
      expect(said.filter((text) => text === undefined || idle.test(text))).toEqual([]);
      const silent = calculations.filter(
        (calculation) =>
          calculation?.headline.some(({ text }) => text === noValue) &&
          !calculation.note &&
          !calculation.hold,
      );
      expect(silent).toEqual([]);
    },
    60_000,
  );

  it.each(calculators.filter(({ id }) => `../../tools/${id}/picture.tsx` in pictures))(
    'the picture of $title shows no NaN',
    ({ id, form }) => {
      const Picture = Object.values(pictures[`../../tools/${id}/picture.tsx`] ?? {})[0] ?? (() => null);
      const ends = Object.entries(form.numbers).flatMap(([name, { min, max }]) => [
        { [name]: min },
        { [name]: max },
      ]);
      const drawn = ends.map((end) =>
        renderToStaticMarkup(createElement(Picture, { inputs: { ...defaultsOf(form), ...end } })),
      );
      expect(drawn.filter((markup) => /NaN|Infinity|undefined/.test(markup))).toEqual([]);
    },
  );
});
