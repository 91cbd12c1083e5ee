import { defineFormula } from '../formula.ts';
import { outOfRange } from '../outcome.ts';
import { above, wholeBetween } from '../range.ts';

const chance = 1 / 3;
const tasters = wholeBetween('Tasters', 1, 1000);

/** P(exactly j of n right), from the logarithms of the factorials, so that no power of ten overflows. */
function exactly(n: number, j: number, logFactorials: readonly number[]): number {
  const [all = 0, right = 0, wrong = 0] = [logFactorials[n], logFactorials[j], logFactorials[n - j]];
  return Math.exp(all - right - wrong + j * Math.log(chance) + (n - j) * Math.log(1 - chance));
}

function logFactorialsTo(n: number): readonly number[] {
  const logs = [0];
  for (let k = 1; k <= n; k += 1) logs.push((logs[k - 1] ?? 0) + Math.log(k));
  return logs;
}

/**
 * Probability that tasters who guess find the odd glass this often or more: `p = Σ_{j=k..n} C(n,j) (1/3)^j (2/3)^(n-j)`.
 *
 * @example chanceOfResult({ tasters: 12, correct: 8 }).value // 0.0188
 * @source fao-triangle
 */
export const chanceOfResult = defineFormula<{ readonly tasters: number; readonly correct: number }>({
  source: ['fao-triangle'],
  range: { tasters, correct: wholeBetween('Correct answers', 0, 1000) },
  tolerance: 'Exact. A result that is not significant does not prove that the wines are equal.',
  value: ({ tasters: n, correct }) => {
    if (correct > n) return outOfRange(Number.NaN, 'More correct answers than tasters.');
    const logs = logFactorialsTo(n);
    let sum = 0;
    for (let j = n; j >= correct; j -= 1) sum += exactly(n, j, logs);
    return Math.min(1, sum);
  },
});

/**
 * Fewest correct answers that are significant: the least k with p ≤ α.
 *
 * @example leastCorrect({ tasters: 12, significance: 0.05 }).value // 8
 * @source fao-triangle
 */
export const leastCorrect = defineFormula<{ readonly tasters: number; readonly significance: number }>({
  source: ['fao-triangle'],
  range: { tasters, significance: above('Significance', 0, 0.5) },
  tolerance: 'Exact: 112 cells of FAO’s table agree.',
  value: ({ tasters: n, significance }) => {
    const logs = logFactorialsTo(n);
    let [sum, least] = [0, n + 1];
    for (let j = n; j >= 0; j -= 1) {
      sum += exactly(n, j, logs);
      if (sum > significance) break;
      least = j;
    }
    return least > n
      ? outOfRange(Number.NaN, 'So few tasters cannot reach this significance, even if all are right.')
      : least;
  },
});
