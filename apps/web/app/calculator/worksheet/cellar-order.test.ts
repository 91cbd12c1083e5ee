import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { calculatorOf } from '../../tools/registry.ts';
import { unitOf } from '../form/units.ts';
import { CellarOrder } from './cellar-order.tsx';
import { workOutRow } from './flow.ts';
import { blankSheet } from './sheets.ts';

it('a work order has each step’s warnings, limits first', () => {
  const steps = [
    { key: 'sugar', calculator: 'chaptalization', values: { brixFrom: '15', brixTo: '24' }, typed: {} },
    { key: 'tirage', calculator: 'tirage', values: {}, typed: {} },
    { key: 'salt', calculator: 'deacidification', values: { tartaricGPerL: '1' }, typed: {} },
  ];
  const row = workOutRow(steps, calculatorOf, (family) => unitOf(family, undefined));
  const sheet = blankSheet('Cuvée');
  const order = renderToStaticMarkup(
    createElement(CellarOrder, { sheet, row, date: '', link: 'https://example.com' }),
  );
  const places = [
    'Over the limit. United Kingdom',
    'Sugar addition',
    'Bottles burst',
    'than the wine can spare',
  ];
  const found = places.map((words) => order.indexOf(words));
  expect(found).not.toContain(-1);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
});
