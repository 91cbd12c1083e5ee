import { metersPer } from '@orbit-vine/enology/units.ts';

const maxRows = 40;

const markings = {
  in: { label: 'in', meters: metersPer.in, steps: [1, 2, 4, 6, 12] },
  cm: { label: 'cm', meters: metersPer.cm, steps: [1, 5, 10, 25, 50] },
} as const;

export function dipDepths(heightM: number, lengthUnit: string) {
  const { label, meters, steps } = markings[lengthUnit === 'in' || lengthUnit === 'ft' ? 'in' : 'cm'];
  const step = steps.find((size) => heightM / (size * meters) <= maxRows) ?? 100;
  const rows = Math.floor(heightM / (step * meters) + 1e-9);
  const marks = Array.from({ length: rows }, (_, row) => (row + 1) * step);
  return { label, depths: marks.map((mark) => ({ mark, depthM: mark * meters })) };
}
