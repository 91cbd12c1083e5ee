import type { Lot, Reading } from '@orbit-vine/cellar-book/book/book.ts';
import { expect, it } from 'vitest';
import { analysesOf } from './lot-facts.ts';

const reading = (kind: string, value: number, on: string): Reading => ({
  entry: `${kind}${on}`,
  on,
  kind,
  value,
  unit: '',
  vessels: ['T4'],
});

it('readings are grouped by kind, with free and total SO₂ together', () => {
  const readings = [
    reading('total_so2', 80, '2025-10-01'),
    reading('ph', 3.4, '2025-10-01'),
    reading('free_so2', 25, '2025-10-02'),
    reading('volume', 300, '2025-10-02'),
    reading('ph', 3.5, '2025-11-01'),
  ];
  const names = analysesOf({ readings } as Lot).map((lines) => lines.map(({ name }) => name));
  expect(names).toEqual([['pH'], ['Free SO₂', 'Total SO₂'], ['Volume']]);
  expect(analysesOf({ readings } as Lot)[0]?.[0]?.readings.map(({ value }) => value)).toEqual([3.4, 3.5]);
});
