import { timingSafeEqual } from 'node:crypto';

/** Compares in constant time, which does not reveal where the two differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const [left, other] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === other.length && timingSafeEqual(left, other);
}
