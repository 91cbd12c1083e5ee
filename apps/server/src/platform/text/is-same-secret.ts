import { timingSafeEqual } from 'node:crypto';

/** Whether a secret that was given is the right one, in a time that does not tell where the two differ. */
export function isSameSecret(given: string, right: string): boolean {
  const [left, other] = [Buffer.from(given), Buffer.from(right)];
  return left.length === other.length && timingSafeEqual(left, other);
}
