import type { Job } from '../bench/job.ts';

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
];
