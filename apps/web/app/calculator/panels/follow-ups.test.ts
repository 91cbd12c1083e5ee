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
])('what %s finds goes on to %s', (id, next) => {
  expect(idsAfter(id)).toEqual(expect.arrayContaining(next));
});

it('an address that another calculator is asked for goes on to none of itself', () => {
  expect(idsAfter('addition')).not.toContain('addition');
  expect(idsAfter('units')).toEqual([]);
});
