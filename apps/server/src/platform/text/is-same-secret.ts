import { timingSafeEqual } from 'node:crypto';

export function isSameSecret(given: string, expected: string): boolean {
  const [left, other] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === other.length && timingSafeEqual(left, other);
}
