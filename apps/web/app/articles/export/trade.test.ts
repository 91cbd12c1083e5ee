import { describe, expect, it } from 'vitest';
import { exportsByBuyer, trade } from './trade.ts';

describe('the fall of 2025', () => {
  // VinePair: down $428 million, or 33.5%; so 428 / 0.335 = 1,277.6 before and 849.6 after.
  it('follows from the loss and its share', () => {
    expect(trade).toMatchObject({ all2024: '$1.28 billion', all2025: '$0.85 billion' });
    const totals = exportsByBuyer.map(({ canada, elsewhere }) => canada + elsewhere);
    expect(totals[0]).toBeCloseTo(1277.6, 1);
    expect(totals[1]).toBeCloseTo(849.6, 1);
  });

  // (428 - 357) / (1,277.6 - 459.5) and (428 - 343) / 818.1.
  it('leaves the rest of the world 8.7% lower by the Wine Institute’s count, 10.4% by the economists’', () => {
    expect([trade.leastElsewhere, trade.mostElsewhere]).toEqual(['8.7%', '10.4%']);
  });
});
