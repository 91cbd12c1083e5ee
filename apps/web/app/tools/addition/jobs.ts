import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  // WineCalc: 50 mg/L of ascorbic acid in 100 L.
  [{ product: 'ascorbic', doseGPerHl: 5, volumeL: 100 }, ['Weigh', 5, 0.005, 'g']],
  // Arithmetic: 30 g/hL at 80% strength in 5000 L is 1500 / 0.8 g.
  [{ doseGPerHl: 30, volumeL: 5000, strengthPercent: 80 }, ['Weigh', 1.88, 0.005, 'kg']],
  // Arithmetic: 1 g/L in a 750 mL bottle is 0.75 g.
  [{ doseGPerHl: 100, volumeL: 0.75 }, ['Weigh', 0.75, 0.0005, 'g']],
  // Suppliers: 2 lb/1000 gal (23.965 g/hL) in 1000 US gallons is 2 lb.
  [
    { doseGPerHl: 23.965, volumeL: 3785.41 },
    ['Weigh', 907.2, 0.5, 'g'],
    ['The same in lb/1000 gal', 2, 0.005, 'lb/1000 gal'],
  ],
];
