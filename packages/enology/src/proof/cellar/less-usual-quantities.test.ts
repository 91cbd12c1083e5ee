import { describe, expect, it } from 'vitest';
import { reproduce } from '../proof.ts';
import type { PublishedPoint } from '../published-points.ts';

const point = (facts: Pick<PublishedPoint, 'group' | 'quantity' | 'unit' | 'inputs'>): PublishedPoint => ({
  id: facts.quantity,
  expected: 0,
  tolerance: 0,
  provenance: 'published worked example',
  source: '',
  ...facts,
});
const ours = (facts: Parameters<typeof point>[0]) => reproduce(point(facts)).outcome.value;

describe('quantities that a publication may print beside the usual ones', () => {
  it('Cornell: 236.5 L on 2000 US gallons are 3.1 % more', () => {
    const inputs = { volume_US_gal: 2000, sugar_g: 378_500, g_per_L_volume: 1600 };
    const percent = ours({ group: 'back-sweeten', quantity: 'volume_increase_pct', unit: '%', inputs });
    expect(percent).toBeCloseTo((100 * 236.5) / (2000 * 3.785412), 1);
  });

  it('Bourgeois: a kilogram of sugar takes up 0.63 L', () => {
    const inputs = { sugar_kg: 1 };
    expect(ours({ group: 'dosage', quantity: 'sugar_volume_L_per_kg', unit: 'L/kg', inputs })).toBe(0.63);
  });

  it('807 vines an acre with 40 clusters are 32,280 clusters an acre', () => {
    const inputs = { vines_per_acre: 807, clusters_per_vine: 40 };
    const unit = 'clusters/acre';
    expect(ours({ group: 'crop-estimate', quantity: 'clusters_per_acre', unit, inputs })).toBeCloseTo(
      32_280,
      6,
    );
  });

  it('Wellington: 19.00 USD of packaging a case are 1.58 a bottle', () => {
    const inputs = { glass: 9, corks: 3.5, capsules: 2, labels: 1.4, mobile_bottling: 2.5, labour: 0.6 };
    const unit = 'USD/bottle';
    const cost = ours({ group: 'cost-per-case', quantity: 'packaging_usd_per_bottle', unit, inputs });
    expect(cost).toBeCloseTo(19 / 12, 9);
  });
});
