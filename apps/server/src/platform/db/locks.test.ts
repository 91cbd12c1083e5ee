import { expect, it } from 'vitest';
import { advisoryLocks } from './locks.ts';

it('each advisory lock has a different key', () => {
  const keys = Object.values(advisoryLocks);
  expect(keys.length).toBeGreaterThan(3);
  expect(new Set(keys).size).toBe(keys.length);
});
