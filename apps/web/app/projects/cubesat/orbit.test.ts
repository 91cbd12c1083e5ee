import { propagate, sgp4, twoline2satrec } from 'satellite.js';
import { describe, expect, test } from 'vitest';
import {
  example,
  groundDistanceKm,
  horizonDegrees,
  isSunlit,
  satellite,
  stateAt,
  subsolarPoint,
  sunElevation,
} from './orbit.ts';

/*
 * Vallado, Crawford, Hujsak and Kelso, "Revisiting Spacetrack Report #3", AIAA 2006-6753, Rev 2: SGP4-VER.TLE and
 * tcppver.out, WGS 72. Minutes since the epoch, then kilometers and kilometers a second.
 */
const verification = [
  {
    name: '00005, an eccentric orbit',
    lines: [
      '1 00005U 58002B   00179.78495062  .00000023  00000-0  28098-4 0  4753',
      '2 00005  34.2682 348.7242 1859667 331.7664  19.3264 10.82419157413667',
    ],
    rows: [
      [0, 7022.46529266, -1400.08296755, 0.03995155, 1.893841015, 6.405893759, 4.53480725],
      [360, -7154.03120202, -3783.17682504, -3536.19412294, 4.741887409, -4.151817765, -2.093935425],
      [1440, -938.55923943, -6268.18748831, -4294.02924751, 7.536105209, -0.427127707, 0.98987808],
      [4320, -9060.47373569, 4658.70952502, 813.68673153, -2.232832783, -4.11045349, -3.157345433],
    ],
  },
  {
    name: '06251, with the drag of a low perigee',
    lines: [
      '1 06251U 62025E   06176.82412014  .00008885  00000-0  12808-3 0  3985',
      '2 06251  58.0579  54.0425 0030035 139.1568 221.1854 15.56387291  6774',
    ],
    rows: [
      [0, 3988.31022699, 5498.96657235, 0.90055879, -3.290032738, 2.35765282, 6.496623475],
      [120, -3935.69800083, 409.10980837, 5471.33577327, -3.374784183, -6.635211043, -1.942056221],
      [1440, -2777.14682335, -5663.16031708, -2462.54889123, 4.915493146, 0.123328992, -5.896495091],
      [2880, 1159.27802897, 5056.60175495, 4353.49418579, -5.968060341, -2.314790406, 4.230722669],
    ],
  },
  {
    name: '28057, sun-synchronous and nearly circular like ours',
    lines: [
      '1 28057U 03049A   06177.78615833  .00000060  00000-0  35940-4 0  1836',
      '2 28057  98.4283 247.6961 0000884  88.1964 271.9322 14.35478080140550',
    ],
    rows: [
      [0, -2715.28237486, -6619.26436889, -0.01341443, -1.008587273, 0.422782003, 7.385272942],
      [120, -1816.87920942, -1835.78762132, 6661.07926465, 2.325140071, 6.655669329, 2.463394512],
      [1440, 688.16056594, 4124.87618964, 5794.55994449, 2.810973665, 5.479585563, -4.224866316],
      [2880, 1788.4233458, 1990.50530957, -6640.59337725, -2.074169091, -6.683381288, -2.562777776],
    ],
  },
  {
    name: '08195, a Molniya in 12-hour resonance',
    lines: [
      '1 08195U 75081A   06176.33215444  .00000099  00000-0  11873-3 0   813',
      '2 08195  64.1586 279.0717 6877146 264.7651  20.2257  2.00491383225656',
    ],
    rows: [
      [0, 2349.8948335, -14785.93811562, 0.02119378, 2.721488096, -3.256811655, 4.498416672],
      [1440, 2890.80638268, -15446.439523, 948.77010176, 2.65440749, -2.909344895, 4.486437362],
      [2880, 3417.20931586, -16038.79510665, 1894.74934058, 2.585515864, -2.596818146, 4.456882556],
    ],
  },
] as const;

describe('SGP4', () => {
  test.each(verification)('gives the published vectors of $name', ({ lines, rows }) => {
    const record = twoline2satrec(lines[0], lines[1]);
    for (const [minutes, ...vector] of rows) {
      const state = sgp4(record, minutes);
      if (!state) throw new Error(`no state at ${minutes}`);
      const { position, velocity } = state;
      const got = [position.x, position.y, position.z, velocity.x, velocity.y, velocity.z];
      // The last digits stand for what other arithmetic may round otherwise: a centimeter in 70,000 km.
      for (const [index, value] of vector.entries())
        expect(got[index], `${minutes} min`).toBeCloseTo(value, index < 3 ? 5 : 8);
    }
  });
});

describe('the example’s orbit', () => {
  // Skyfield 1.55 on sgp4 2.27 (its own reading of the elements, precession and turning of the Earth).
  test.each([
    ['2026-11-02T00:00:00Z', 15.78604, -24.64997, 550.818],
    ['2026-11-02T00:30:00Z', 50.55328, 159.26584, 554.314],
    ['2026-11-02T06:00:00Z', -68.81555, -92.50811, 581.189],
  ])('at %s is above the point that Skyfield gives', (time, latitude, longitude, heightKm) => {
    const { below, heightKm: height } = stateAt(new Date(time));
    expect(groundDistanceKm(below, { latitude, longitude })).toBeLessThan(0.5);
    expect(height).toBeCloseTo(heightKm, 1);
  });

  test('keeps its angle to the Sun: the plane turns once a year', () => {
    // 360° over 365.2422 days; in a month the plane of so round a figure as 97.59° may be off by a tenth of a degree.
    const nodeAfter = (days: number) => {
      const { x, y } = normalOf(days);
      return (Math.atan2(x, -y) * 180) / Math.PI;
    };
    const turned = nodeAfter(30) - nodeAfter(0);
    expect(Math.abs(turned - (30 * 360) / 365.2422)).toBeLessThan(0.1);
  });

  test('is at the printed epoch’s position', () => {
    const [line] = example.lines;
    expect(line.slice(18, 32)).toBe('26305.00000000');
    expect(example.epoch.getTime()).toBe(Date.UTC(2026, 0, 305));
  });
});

function normalOf(days: number) {
  const state = propagate(satellite, new Date(example.epoch.getTime() + days * 86_400_000));
  if (!state) throw new Error('no state');
  const { position: r, velocity: v } = state;
  return { x: r.y * v.z - r.z * v.y, y: r.z * v.x - r.x * v.z };
}

describe('the Sun', () => {
  // Astronomical Almanac: the March equinox of 2026 on 20 March at 14:46 UTC, the June solstice on 21 June at 08:25.
  test('stands over the equator at the equinox and 23.44° north at the solstice', () => {
    expect(subsolarPoint(new Date('2026-03-20T14:46:00Z')).latitude).toBeCloseTo(0, 1);
    expect(subsolarPoint(new Date('2026-06-21T08:25:00Z')).latitude).toBeCloseTo(23.44, 1);
  });

  test('is overhead where it is, below the horizon on the other side', () => {
    const time = new Date('2026-11-02T11:43:30Z');
    const { latitude, longitude } = subsolarPoint(time);
    expect(sunElevation({ latitude, longitude }, time)).toBeCloseTo(90, 3);
    expect(sunElevation({ latitude: -latitude, longitude: longitude + 180 }, time)).toBeCloseTo(-90, 3);
    // The equation of time is +16.4 minutes in early November: noon at Greenwich comes at 11:43:36.
    expect(longitude).toBeCloseTo(0, 0);
  });
});

describe('the view of a satellite', () => {
  test('has a radius of 23° of arc at 550 km, as the page says', () => {
    // cos a = 6371 / 6921.
    expect(horizonDegrees(550)).toBeCloseTo(22.99, 1);
  });

  test('has Bordeaux and Paris 499 km apart', () => {
    // Great circle between 44.8378 N 0.5792 W and 48.8566 N 2.3522 E: 2R·asin√(…) by hand, 499.2 km on R = 6371.
    expect(
      groundDistanceKm({ latitude: 44.8378, longitude: -0.5792 }, { latitude: 48.8566, longitude: 2.3522 }),
    ).toBeCloseTo(499, -0.5);
  });

  test('is in sunlight or in shadow', () => {
    // In 96 minutes, about one turn, the satellite passes over the day side and through the Earth's shadow.
    const states = Array.from({ length: 96 }, (_, index) => new Date(Date.UTC(2026, 10, 2, 0, index)));
    for (const time of states) {
      const { below } = stateAt(time);
      if (sunElevation(below, time) > 0) expect(isSunlit(time)).toBe(true);
      if (sunElevation(below, time) < -40) expect(isSunlit(time)).toBe(false);
    }
    expect(states.some(isSunlit) && !states.every(isSunlit)).toBe(true);
  });
});
