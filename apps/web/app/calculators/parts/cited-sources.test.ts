import { describe, expect, it } from 'vitest';
import { alcoholForm } from '../alcohol/form.ts';
import { workOutAlcohol } from '../alcohol/work-out.ts';
import { brixForm } from '../brix-sg/form.ts';
import { workOutBrix } from '../brix-sg/work-out.ts';
import { densityForm } from '../density-alcohol/form.ts';
import { workOutDensity } from '../density-alcohol/work-out.ts';
import { defaultsOf } from '../form/defaults-for-tests.ts';
import { unitOf } from '../form/units.ts';
import type { CalculatorId } from '../registry.ts';
import { so2Form } from '../so2/form.ts';
import { workOutSo2 } from '../so2/work-out.ts';
import { yanForm } from '../yan/form.ts';
import { workOutYan } from '../yan/work-out.ts';
import { proofs } from './proofs.server.ts';
import type { Worked } from './worked.ts';

const grams = unitOf('mass', 'g');
const so2 = defaultsOf(so2Form);
const brix = defaultsOf(brixForm);

const cases: readonly (readonly [CalculatorId, string, Worked])[] = [
  ['brix-sg', 'a must', workOutBrix(brix)],
  ['brix-sg', 'a syrup', workOutBrix({ ...brix, brix: 60 })],
  ['alcohol', 'a correction', workOutAlcohol({ ...defaultsOf(alcoholForm), correction: 'on' })],
  ['density-alcohol', 'a wine', workOutDensity(defaultsOf(densityForm))],
  ...so2Form.choices.model.options.map(
    ({ value }) => ['so2', `model ${value}`, workOutSo2({ ...so2, model: value }, grams)] as const,
  ),
  ['yan', 'a must', workOutYan(defaultsOf(yanForm), grams)],
];

describe('every step of the working names its source on the page', () => {
  it.each(cases)('%s with %s', (calculator, _, worked) => {
    const brought = proofs(calculator).sources;
    expect(worked.steps.length).toBeGreaterThan(0);
    expect(worked.steps.filter(({ source }) => !brought[source])).toEqual([]);
  });
});
