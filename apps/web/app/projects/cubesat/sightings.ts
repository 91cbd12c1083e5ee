import { groundDistanceKm, type Place, stateAt, sunElevation } from './orbit.ts';
import { peak } from './search.ts';

/** A time at which a nadir-pointing camera has the place in its strip, by daylight. */
export interface Sighting {
  time: Date;
  /** Distance of the place from the middle of the strip. */
  offsetKm: number;
}

const minute = 60_000;
/** Below this, the rows' shadows cover what the camera should see. */
const lowestSunDegrees = 10;

/**
 * When the strip next covers a place with the Sun at least 10° up, day by day.
 *
 * Minute by minute, the satellite comes within half a minute of its nearest point; from there the least distance is
 * narrowed down. Yields after each day, so that a page can go on between.
 *
 * @param stripKm the whole width of the strip.
 */
export function* sightings(
  place: Place,
  from: Date,
  days: number,
  stripKm: number,
): Generator<Sighting | undefined> {
  const distance = (ms: number) => groundDistanceKm(place, stateAt(new Date(ms)).below);
  for (let day = 0; day < days; day++) {
    const start = from.getTime() + day * 1440 * minute;
    let [before, here] = [distance(start - minute), distance(start)];
    for (let at = start; at < start + 1440 * minute; at += minute) {
      const after = distance(at + minute);
      // The satellite covers some 430 km a minute; no strip that can be chosen reaches farther.
      if (here < before && here <= after && here < 600) {
        const nearest = peak((ms) => -distance(ms), at - minute, at + minute);
        const time = new Date(nearest);
        const offsetKm = distance(nearest);
        if (offsetKm <= stripKm / 2 && sunElevation(place, time) >= lowestSunDegrees)
          yield { time, offsetKm };
      }
      [before, here] = [here, after];
    }
    yield undefined;
  }
}
