import type { Job } from '../../calculator/definition/job.ts';

export const jobs: readonly Job[] = [
  {
    job: 'WineCalc: 50 mg/L of ascorbic acid in 100 L',
    given: { product: 'ascorbic', doseGPerHl: 5, volumeL: 100 },
    shows: [['Weigh', 5, 0.005, 'g']],
  },
  {
    job: 'WineCalc: 2 g/L of tartaric acid in 100 L',
    given: { doseGPerHl: 200, volumeL: 100 },
    shows: [['Weigh', 200, 0.05, 'g']],
  },
  {
    job: 'WineCalc: 250 mg/L of DAP in 100 L',
    given: { doseGPerHl: 25, volumeL: 100 },
    shows: [['Weigh', 25, 0.005, 'g']],
  },
  {
    job: 'Arithmetic: 30 g/hL at 80% strength in 5000 L is 1500 / 0.8 g',
    given: { doseGPerHl: 30, volumeL: 5000, strengthPercent: 80 },
    shows: [['Weigh', 1.88, 0.005, 'kg']],
  },
  {
    job: 'Suppliers: 2 lb/1000 gal (23.965 g/hL) in 1000 US gallons is 2 lb',
    given: { doseGPerHl: 23.965, volumeL: 3785.41 },
    shows: [
      ['Weigh', 907.2, 0.5, 'g'],
      ['The same in lb/1000 gal', 2, 0.005, 'lb/1000 gal'],
    ],
  },
];
