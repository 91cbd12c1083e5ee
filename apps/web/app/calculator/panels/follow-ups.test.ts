import { expect, it } from 'vitest';
import { calculatorOf } from '../../tools/registry.ts';
import { followUpsOf } from './follow-ups.ts';

const idsAfter = (id: string) => followUpsOf(calculatorOf(id)).map((followUp) => followUp.id);

it.each([
  ['tank-volume', ['so2', 'addition', 'headspace-gas']],
  ['fining-trial', ['addition', 'solution-addition']],
  ['titratable-acidity', ['acid-addition', 'deacidification']],
  ['alcohol', ['label-alcohol', 'energy-label']],
  ['bottling-run', ['cost-per-case', 'dosage']],
  ['crop-estimate', ['grape-yield']],
])('the results of %s lead to %s', (id, next) => {
  expect(idsAfter(id)).toEqual(expect.arrayContaining(next));
});

it('a calculator is no follow-up of itself', () => {
  expect(idsAfter('addition')).not.toContain('addition');
  expect(idsAfter('units')).toEqual([]);
});
