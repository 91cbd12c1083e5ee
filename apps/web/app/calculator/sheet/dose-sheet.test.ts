import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { computeYan } from '../../tools/yan/calculation.ts';
import { yanForm } from '../../tools/yan/form.ts';
import { defaultsOf } from '../form/form-spec.ts';
import { unitOf } from '../form/units.ts';
import { figureToActOn } from '../result/figure-to-act-on.ts';
import { DoseSheet } from './dose-sheet.tsx';

it('a dose sheet rounds the dose and its parts to the balance, and states the effect', () => {
  const calculation = computeYan({ ...defaultsOf(yanForm), stages: '2' }, unitOf('mass', 'g'));
  const sheet = renderToStaticMarkup(
    createElement(DoseSheet, {
      title: 'Yeast nutrient addition',
      tank: 'White 3',
      date: 'today',
      given: [],
      calculation,
      act: figureToActOn(calculation),
      balance: '1 g',
      link: 'https://example.com/tools/yan',
    }),
  ).replaceAll('\u00a0', ' ');
  // 42.298 g in two parts of 21.149 g; 161.175 + 42 × 210 / 100 = 249.375.
  expect(sheet).toContain('42 g gives 249.4 mg N/L of YAN.');
  expect(sheet).toMatch(/Addition 1 of 2, at the start: DAP, 0\.21 g\/L so far<\/dt><dd[^>]*>21 g</);
  expect(sheet).toMatch(
    /Addition 2 of 2, with 33% of the sugar gone: DAP, 0\.42 g\/L so far<\/dt><dd[^>]*>21 g</,
  );
});
