import type { Job } from '../../calculator/definition/job.ts';

const celsius = (fahrenheit: number) => ((fahrenheit - 32) * 5) / 9;

export const jobs: readonly Job[] = [
  {
    job: 'WSU: 24 and 12 °C make 8 degree days',
    given: {},
    shows: [['Degree days', 8, 0.005, '°C days']],
  },
  {
    job: 'WSU: 78 and 52 °F make 15 °F days',
    given: { maximumC: celsius(78), minimumC: celsius(52) },
    shows: [['In Fahrenheit', 15, 0.005, '°F days']],
  },
  {
    job: 'WSU: 60 and 38 °F make none',
    given: { maximumC: celsius(60), minimumC: celsius(38) },
    shows: [['In Fahrenheit', 0, 0.005, '°F days']],
  },
  {
    job: 'xclim: the coefficient is 1 to 40°, and 1.04 at 45°',
    given: { latitude: 45 },
    shows: [['Huglin’s coefficient', 1.04, 0.0005, '']],
  },
  {
    job: '78 and 52 °F are 15 °F days, 8.33 °C days',
    given: { maximumC: celsius(78), minimumC: celsius(52) },
    shows: [['Degree days', 8.333, 0.005, '°C days']],
  },
  {
    job: 'A cold day of 12 and 4 °C makes none',
    given: { maximumC: 12, minimumC: 4 },
    shows: [['Degree days', 0, 0.005, '°C days']],
  },
  {
    job: 'A month of 30 and 14 °C makes 30 × 12',
    given: { maximumC: 30, minimumC: 14, days: 30 },
    shows: [['Degree days', 360, 0.5, '°C days']],
  },
  {
    job: 'Winkler’s region I ends at 2500 °F days: 214 days of 6.49 °C over the base are 1389 °C days',
    given: { maximumC: 22.49, minimumC: 10.49, days: 214 },
    shows: [['Degree days', 1389, 0.5, '°C days']],
  },
];
