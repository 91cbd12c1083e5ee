import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { calculatorOf, calculators } from '../../tools/registry.ts';
import { defaultsOf } from '../form/form-spec.ts';
import { unitOf } from '../form/units.ts';
import { figureToActOn } from './figure-to-act-on.ts';
import { AnswerInSight } from './result.tsx';

function barOf(id: string, changed: object) {
  const { form, compute } = calculatorOf(id);
  const calculation = compute({ ...defaultsOf(form), ...changed }, (family) => unitOf(family, undefined));
  const { limits } = calculation;
  return renderToStaticMarkup(createElement(AnswerInSight, { act: figureToActOn(calculation), limits }));
}

describe('the bar at the bottom of a phone’s screen', () => {
  it.each([
    ['yan', { targetMgNPerL: 500, volumeL: 500 }, 'Over the limit'],
    ['chaptalization', { brixFrom: 15, brixTo: 24 }, 'Over the limit'],
    // 170 + 30 of the 200 mg/L for a white wine.
    ['so2-forms', { totalMgPerL: 170 }, 'Near the limit'],
    ['deacidification', { taFromGPerL: 5.5, taToGPerL: 4.8 }, 'Below the limit'],
    // 290 mg/L: near the 350 of the United States, over the 200 of the European Union.
    ['so2-forms', { totalMgPerL: 260 }, 'Over the limit'],
  ])('is marked if the dose of %s is at a limit', (id, changed, verdict) => {
    expect(barOf(id, changed)).toMatch(new RegExp(`border-wine.*>${verdict}</strong>`));
  });

  it('shows what is weighed now of a dose in parts, and the total beside it', () => {
    // 42.298 g of DAP in two parts of 21.149 g.
    expect(barOf('yan', { stages: '2' })).toMatch(/42\.30\u00a0g in all.*>21\.1\u00a0g</);
  });

  it('is plain where it is not', () => {
    expect(barOf('yan', {})).not.toMatch(/wine|limit/);
  });
});

it('every limit begins with its verdict, which the bar repeats', () => {
  const limits = calculators.flatMap(({ form, compute }) =>
    Object.entries(form.numbers).flatMap(([name, { max }]) => {
      const inputs = { ...defaultsOf(form), [name]: max };
      return compute(inputs, (family) => unitOf(family, undefined)).limits ?? [];
    }),
  );
  expect(limits.length).toBeGreaterThan(10);
  expect(limits.filter((limit) => !/^(Over|Near|Below) (the|a) limit[.:]/.test(limit))).toEqual([]);
});
