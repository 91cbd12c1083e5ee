import type { Job } from '../../calculator/definition/job.ts';

const celsius = (fahrenheit: number) => ((fahrenheit - 32) * 5) / 9;

export const jobs: readonly Job[] = [
  // WSU: 24 and 12 °C make 8 degree days.
  [{}, ['Degree days', 8, 0.005, '°C days']],
  // WSU: 78 and 52 °F make 15 °F days.
  [{ maximumC: celsius(78), minimumC: celsius(52) }, ['In Fahrenheit', 15, 0.005, '°F days']],
  // UC IPM, 50 to 70 °F: 33 and 67 °F make 5.41 °F days by the sine, and 60 and 95 make 17.66.
  [
    { maximumC: celsius(67), minimumC: celsius(33), baseC: 10, ceilingC: celsius(70) },
    ['By the sine, with both limits', 5.41 / 1.8, 0.003, '°C days'],
  ],
  [
    { maximumC: celsius(95), minimumC: celsius(60), baseC: 10, ceilingC: celsius(70) },
    ['By the sine, with both limits', 17.66 / 1.8, 0.003, '°C days'],
    ['With temperatures cut off at both limits', (celsius(60) + celsius(70)) / 2 - 10, 0.005, '°C days'],
  ],
  // xclim: the coefficient is 1 to 40°, and 1.04 at 45°.
  [{ latitude: 45 }, ['Huglin’s coefficient', 1.04, 0.0005, '']],
  // ICCLIM ends at 50° with 1.06, and the coefficient by day length goes on from there.
  [{ latitude: 50.1 }, ['Huglin’s coefficient', 1.06, 0.005, '']],
];
