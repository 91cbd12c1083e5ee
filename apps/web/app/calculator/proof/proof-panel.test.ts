import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { calculators } from '../../tools/registry.ts';
import type { Definition } from '../definition/definition.ts';
import { defaultsOf, type FormSpec } from '../form/form-spec.ts';
import { unitOf } from '../form/units.ts';
import { ProofPanel } from './proof-panel.tsx';
import { wholeProof } from './whole-proof.server.ts';

function panelOf(id: string): string {
  const definition = calculators.find((one) => one.id === id) as Definition<FormSpec>;
  const calculation = definition.compute(defaultsOf(definition.form), (family) => unitOf(family, undefined));
  return renderToStaticMarkup(createElement(ProofPanel, { calculator: id, calculation }));
}

describe('the working of a dose of sulfite', () => {
  const panel = panelOf('so2');

  it('lists below its table the published values that are off, with the right ones', () => {
    expect(panel).toContain('4.1 mg/L');
    expect(panel.split('4.1 mg/L')[1]).toMatch(
      /sulfate\.ch .* prints 40, 64, and 150 mg\/L at pH 3\.2, 3\.4, and 3\.8/,
    );
  });

  it('explains why its house formula differs from the tables', () => {
    expect(panel).toMatch(/leaves out the molecular part itself and takes 1\.80/);
  });
});

it('a calculator with only rounding errors explains none', () => {
  expect(panelOf('triangle-test')).not.toMatch(/more than rounding/);
});

describe('the page of the proof', () => {
  const { disagreements } = wholeProof();

  it('shows the printed value, ours, and the calculators concerned', () => {
    // 1.5 (1 + 10^(3.4 − 1.81)) = 1.5 × 39.9045 = 59.857.
    const [disagreement] = disagreements.filter(({ values }) => values.some(({ id }) => id === 'so2-fr-3.4'));
    expect(disagreement?.values.find(({ id }) => id === 'so2-fr-3.4')).toMatchObject({
      printed: '64',
      ours: '59.9',
      unit: 'mg/L',
    });
    expect(disagreement?.about.map(({ id }) => id)).toContain('so2');
  });

  it('lists only values of a calculator that look different in both columns', () => {
    expect(disagreements.filter(({ about }) => about.length === 0)).toEqual([]);
    const values = disagreements.flatMap(({ values }) => values);
    expect(values.length).toBeGreaterThan(50);
    expect(values.filter(({ printed, ours }) => Number(printed) === Number(ours))).toEqual([]);
  });
});
