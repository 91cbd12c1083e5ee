import { isSunlit, lookFrom, type Place, sunElevation } from './orbit.ts';
import { crossing, peak } from './search.ts';

export interface Pass {
  rise: Date;
  culmination: Date;
  set: Date;
  /** At culmination. */
  elevationDegrees: number;
  /** From north through east. */
  riseAzimuth: number;
  setAzimuth: number;
  /** Whether the Sun shines on the satellite at culmination. */
  sunlit: boolean;
  /** At the place, at culmination. */
  sunElevationDegrees: number;
}

const minute = 60_000;

/**
 * The passes that culminate within so many hours. Elevations are computed minute by minute, and the three times of each
 * pass narrowed down to a tenth of a second. A pass shorter than a minute may be left out; it culminates below a tenth
 * of a degree.
 *
 * @param from a pass that has begun by then is included as a whole.
 */
export function nextPasses(place: Place, from: Date, hours: number): Pass[] {
  const elevation = (ms: number) => lookFrom(place, new Date(ms)).elevationDegrees;
  const passes: Pass[] = [];
  const end = from.getTime() + hours * 60 * minute;
  let [before, here] = [elevation(from.getTime() - minute), elevation(from.getTime())];
  for (let at = from.getTime(); at < end; at += minute) {
    const after = elevation(at + minute);
    if (here > before && here >= after) {
      const top = peak(elevation, at - minute, at + minute);
      if (elevation(top) > 0) passes.push(passAround(place, top, elevation));
    }
    [before, here] = [here, after];
  }
  return passes;
}

function passAround(place: Place, top: number, elevation: (ms: number) => number): Pass {
  const edge = (step: number) => {
    let at = top;
    while (elevation(at) > 0) at += step;
    return crossing(elevation, ...(step < 0 ? ([at, at - step] as const) : ([at - step, at] as const)));
  };
  const [rise, culmination, set] = [new Date(edge(-minute)), new Date(top), new Date(edge(minute))];
  return {
    rise,
    culmination,
    set,
    elevationDegrees: elevation(top),
    riseAzimuth: lookFrom(place, rise).azimuthDegrees,
    setAzimuth: lookFrom(place, set).azimuthDegrees,
    sunlit: isSunlit(culmination),
    sunElevationDegrees: sunElevation(place, culmination),
  };
}
