import { expect, it } from 'vitest';
import { advisoryLocks } from './locks.ts';

it('the table gives each advisory lock a key of its own', () => {
  const keys = Object.values(advisoryLocks);
  expect(keys.length).toBeGreaterThan(3);
  expect(new Set(keys).size).toBe(keys.length);
});
