import type { Job } from '../../calculator/definition/job.ts';

const celsius = (fahrenheit: number) => ((fahrenheit - 32) * 5) / 9;

export const jobs: readonly Job[] = [
  // El Dorado's leaflet for a 60 °F hydrometer: at 77 °F, add two thousandths.
  [
    { specificGravity: 1, temperatureC: celsius(77), calibration: 'f60' },
    ['Reading at 60 °F', 1.002, 0.0005, 'SG'],
    ['Added to the reading', 0.002, 0.0005, 'SG'],
  ],
  // American Homebrewers Association: 1.040 at 95 °F by a hydrometer for 15 °C is 1.0451 (of water; sugar adds 0.0004).
  [
    { specificGravity: 1.04, temperatureC: 35, calibration: 'c15' },
    ['Reading at 15 °C', 1.0451, 0.0005, 'SG'],
  ],
  // The fit to the ASBC's table: 20 °P at 25 °C is 20.37; ICUMSA differs by 0.04.
  [{ scale: 'brix', brix: 20, temperatureC: 25 }, ['Reading at 20 °C', 20.37, 0.05, '°Bx']],
  // CRC: 1127.0 kg/m³ at 20 °C is 30 °Bx; a reading at its own temperature stays.
  [
    { scale: 'density', density: 1127, temperatureC: 20 },
    ['Reading at 20 °C', 1127, 0, 'kg/m³'],
    ['Apparent Brix', 30, 0.05, '°Bx'],
    ['Specific gravity, 20/20 °C', 1127 / 998.2, 0.0001, ''],
  ],
];
