import type { Job } from '../../calculator/definition/job.ts';

const celsius = (fahrenheit: number) => ((fahrenheit - 32) * 5) / 9;

export const jobs: readonly Job[] = [
  // WSU: 24 and 12 °C make 8 degree days.
  [{}, ['Degree days', 8, 0.005, '°C days']],
  // WSU: 78 and 52 °F make 15 °F days.
  [{ maximumC: celsius(78), minimumC: celsius(52) }, ['In Fahrenheit', 15, 0.005, '°F days']],
  // xclim: the coefficient is 1 to 40°, and 1.04 at 45°.
  [{ latitude: 45 }, ['Huglin’s coefficient', 1.04, 0.0005, '']],
  // ICCLIM ends at 50° with 1.06, and the coefficient by day length goes on from there.
  [{ latitude: 50.1 }, ['Huglin’s coefficient', 1.06, 0.005, '']],
];
