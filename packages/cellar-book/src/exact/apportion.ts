/**
 * Divides a whole amount among shares so that the parts are whole and add up to it exactly: each gets the whole part of its
 * quota, and the units that remain go, one each, to the largest remainders; of equal remainders, to the earlier share
 * (the method of largest remainder, Hamilton 1792; Balinski & Young, Fair Representation, 1982). It decides every split of
 * milliliters and grams in the book.
 *
 * Weights are whole and not negative; where all are zero, every share counts the same.
 * @throws RangeError when there is no share, or the amount or a weight is negative or not whole.
 * @example apportion(10, [1, 1, 1]) // [4, 3, 3]
 */
export function apportion(amount: number, weights: readonly number[]): number[] {
  if (weights.length === 0) throw new RangeError('There is no share to divide among.');
  if (![amount, ...weights].every((value) => Number.isSafeInteger(value) && value >= 0))
    throw new RangeError('Amounts and weights are whole numbers from zero.');
  const counted = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1);
  const total = counted.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const quotas = counted.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = quotas.map((quota) => Number(quota / total));
  const remaining = amount - parts.reduce((sum, part) => sum + part, 0);
  const order = quotas
    .map((quota, index) => ({ index, remainder: quota % total }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of order.slice(0, remaining)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
