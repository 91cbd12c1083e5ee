import { describe, expect, test } from 'vitest';
import { learningRate, shareOfLearning } from './schedule.ts';

describe('the schedule of the learning rate', () => {
  // Worked by hand: 100 steps up to 0.0001, then 20,000 down to 0.
  test.each([
    [0, 0, 0],
    [50, 0.00005, 0.00005],
    [100, 0.0001, 0.0001],
    [5100, 0.000075, (0.0001 * (1 + Math.SQRT1_2)) / 2],
    [10_100, 0.00005, 0.00005],
    [20_100, 0, 0],
  ])('has the worked rate at update %d', (step, linear, cosine) => {
    expect(learningRate(step, 'linear')).toBeCloseTo(linear, 12);
    expect(learningRate(step, 'cosine')).toBeCloseTo(cosine, 12);
  });

  test('has done three quarters of a linear decay’s learning after half of its steps', () => {
    // Triangles: 50 + 7,500 of 50 + 10,000 peak-steps, to within the one step that a sum takes more.
    expect(shareOfLearning(10_100, 'linear')).toBeCloseTo(7550 / 10_050, 3);
  });
});
