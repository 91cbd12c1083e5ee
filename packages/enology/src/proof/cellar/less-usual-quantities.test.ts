import { describe, expect, it } from 'vitest';
import { lessUsualMeasures } from '../../../testing/less-usual-measures.ts';
import { lessUsualQuantities } from '../../../testing/less-usual-quantities.ts';
import { reproduce } from '../proof.ts';

describe.each(Object.entries({ ...lessUsualQuantities, ...lessUsualMeasures }))('%s', (group, quantities) => {
  it.each(quantities)('%s in %s: %d', (quantity, unit, expected, within, inputs) => {
    const point = { id: quantity, group, quantity, unit, inputs, expected, tolerance: within };
    const { outcome, error } = reproduce({ ...point, provenance: '', source: '' });
    expect(outcome.note).toBeUndefined();
    expect(error).toBeLessThanOrEqual(within);
  });
});
