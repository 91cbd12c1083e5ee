import { groundDistanceKm, type Place, stateAt, sunElevation } from './orbit.ts';
import { peak } from './search.ts';

/** A time at which a camera that looks straight down has the place in its strip, by daylight. */
export interface Sighting {
  time: Date;
  /** Of the place from the middle of the strip. */
  offsetKm: number;
}

const minute = 60_000;
/** Lower than this the shadows of the rows cover what the camera shall see. */
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
      // In a minute it covers some 430 km; farther off no strip that one may ask for can reach.
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
