import { describe, expect, test } from 'vitest';
import { groundDistanceKm, stateAt } from './orbit.ts';
import { nextPasses } from './passes.ts';
import { sightings } from './sightings.ts';

const bordeaux = { latitude: 44.8378, longitude: -0.5792 };

/* Computed by other code: Skyfield 1.55 (its search for events, its frames) on the sgp4 2.27 package, for the
   elements of the page, 2 November 2026, horizon at 0°. Rise, culmination, set; elevation and both directions. */
const bySkyfield = [
  ['00:05:49.8', '00:07:34.0', '00:09:18.4', 0.9, 261.97, 296.16],
  ['10:00:40.1', '10:06:13.6', '10:11:44.8', 20.547, 26.77, 159.98],
  ['11:35:13.7', '11:41:01.9', '11:46:48.6', 32.417, 3.17, 216.95],
  ['13:12:16.8', '13:14:33.5', '13:16:50.2', 1.733, 330.99, 285.86],
  ['20:47:58.3', '20:53:10.5', '20:58:23.7', 16.285, 124.2, 4.34],
  ['22:21:37.5', '22:27:34.1', '22:33:33.8', 44.387, 180.88, 341.67],
] as const;

describe('the passes over Bordeaux in a day', () => {
  const passes = nextPasses(bordeaux, new Date('2026-11-02T00:00:00Z'), 24);

  test('are as many as Skyfield finds', () => {
    expect(passes).toHaveLength(bySkyfield.length);
  });

  test.each(bySkyfield.map((row, index) => [index, ...row] as const))(
    'pass %d rises, culminates and sets when and where Skyfield says',
    (index, rise, culmination, set, elevation, riseAzimuth, setAzimuth) => {
      const pass = passes[index];
      if (!pass) throw new Error('no such pass');
      const secondsOff = (got: Date, wanted: string) =>
        Math.abs(got.getTime() - Date.parse(`2026-11-02T${wanted}Z`)) / 1000;
      expect(secondsOff(pass.rise, rise)).toBeLessThan(1);
      expect(secondsOff(pass.culmination, culmination)).toBeLessThan(1);
      expect(secondsOff(pass.set, set)).toBeLessThan(1);
      expect(pass.elevationDegrees).toBeCloseTo(elevation, 1);
      expect(pass.riseAzimuth).toBeCloseTo(riseAzimuth, 1);
      expect(pass.setAzimuth).toBeCloseTo(setAzimuth, 1);
    },
  );

  test('by day are sunlit, and near midnight are not', () => {
    expect(passes.map(({ sunlit }) => sunlit)).toEqual([false, true, true, true, false, false]);
  });

  test('include a pass in progress as a whole', () => {
    const [first] = nextPasses(bordeaux, new Date('2026-11-02T10:03:00Z'), 1);
    expect(first?.rise.toISOString().slice(0, 16)).toBe('2026-11-02T10:00');
  });
});

describe('sightings of a row by the camera', () => {
  const found = Array.from(sightings(bordeaux, new Date('2026-11-02T00:00:00Z'), 40, 300)).filter(
    (one) => one !== undefined,
  );

  test('exist, and each has the row within half of the strip’s width', () => {
    expect(found.length).toBeGreaterThan(2);
    for (const { time, offsetKm } of found) {
      expect(groundDistanceKm(bordeaux, stateAt(time).below)).toBeCloseTo(offsetKm, 3);
      expect(offsetKm).toBeLessThanOrEqual(150);
    }
  });

  test('all belong to passes with a high culmination', () => {
    // 150 km off and 550 km up is an elevation of 74° or more.
    const high = nextPasses(bordeaux, new Date('2026-11-02T00:00:00Z'), 40 * 24).filter(
      ({ elevationDegrees, sunElevationDegrees }) => elevationDegrees > 74 && sunElevationDegrees >= 10,
    );
    for (const { time } of found)
      expect(high.some(({ culmination }) => Math.abs(culmination.getTime() - time.getTime()) < 10_000)).toBe(
        true,
      );
  });

  test('occur only by daylight, on this orbit’s southbound half', () => {
    // Half past ten at the equator; 45° north of it the ground below lies asin(tan 44.8° / tan 97.6°) = 7.6° further
    // east, which is 30 minutes later by the Sun, and 2 more by the clock so far west of Greenwich.
    for (const { time } of found) {
      const minutes = time.getUTCHours() * 60 + time.getUTCMinutes();
      expect(Math.abs(minutes - (11 * 60 + 2))).toBeLessThan(15);
    }
  });
});
