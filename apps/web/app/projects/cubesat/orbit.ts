import {
  ecfToLookAngles,
  eciToEcf,
  eciToGeodetic,
  gstime,
  jday,
  propagate,
  shadowFraction,
  sunPos,
  twoline2satrec,
} from 'satellite.js';

export interface Place {
  latitude: number;
  longitude: number;
}

export interface Vector {
  x: number;
  y: number;
  z: number;
}

/**
 * An invented satellite: a circular orbit 550 km up that keeps its angle to the Sun (inclination 97.59°) and goes south
 * over a place at half past ten in the morning. Its drag is zero, so that the elements don't age. The check sums are
 * those of the format.
 */
export const example = {
  epoch: new Date('2026-11-01T00:00:00Z'),
  lines: [
    '1 99999U 26000A   26305.00000000  .00000000  00000-0  00000+0 0    01',
    '2 99999  97.5900  17.7973 0008000  90.0000 270.0000 15.05400000    02',
  ],
} as const;

/** By the mean motion of the elements. */
export const turnMinutes = 1440 / 15.054;

export const satellite = twoline2satrec(...example.lines);

const degrees = (radians: number) => (radians * 180) / Math.PI;
const radians = (angle: number) => (angle * Math.PI) / 180;

export interface State {
  /** In SGP4's true equator, mean equinox frame, which does not turn with the Earth. */
  inertialKm: Vector;
  /** The subsatellite point on the WGS 84 ellipsoid. */
  below: Place;
  heightKm: number;
  /** Greenwich mean sidereal time, in degrees. */
  earthTurned: number;
}

/** By SGP4. @throws where the elements cannot be propagated to. */
export function stateAt(time: Date): State {
  const gmst = gstime(time);
  const position = positionAt(time);
  const { latitude, longitude, height } = eciToGeodetic(position, gmst);
  return {
    inertialKm: position,
    below: { latitude: degrees(latitude), longitude: degrees(longitude) },
    heightKm: height,
    earthTurned: degrees(gmst),
  };
}

/** In the frame of `State.inertialKm`. @throws where the elements cannot be propagated to. */
export function positionAt(time: Date): Vector {
  const state = propagate(satellite, time);
  if (!state) throw new RangeError(`The elements do not cover ${time.toISOString()}.`);
  return state.position;
}

/** Elevation above the horizon of a place, and azimuth from north through east. */
export function lookFrom({ latitude, longitude }: Place, time: Date) {
  const observer = { latitude: radians(latitude), longitude: radians(longitude), height: 0 };
  const { elevation, azimuth, rangeSat } = ecfToLookAngles(
    observer,
    eciToEcf(positionAt(time), gstime(time)),
  );
  return {
    elevationDegrees: degrees(elevation),
    azimuthDegrees: (degrees(azimuth) + 360) % 360,
    rangeKm: rangeSat,
  };
}

/** Whether more than half of the Sun's disk is visible from the satellite. */
export function isSunlit(time: Date): boolean {
  return shadowFraction(sunPos(jday(time)).rsun, positionAt(time)) < 0.5;
}

export function subsolarPoint(time: Date): Place {
  const { rtasc, decl } = sunPos(jday(time));
  const longitude = degrees(rtasc - gstime(time));
  return { latitude: degrees(decl), longitude: ((((longitude + 180) % 360) + 360) % 360) - 180 };
}

/** The Sun's elevation at a place in degrees, without refraction. */
export function sunElevation({ latitude, longitude }: Place, time: Date): number {
  const sun = subsolarPoint(time);
  const [a, b] = [radians(latitude), radians(sun.latitude)];
  const apart = radians(longitude - sun.longitude);
  return degrees(Math.asin(Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(apart)));
}

const meanEarthRadiusKm = 6371;

/** The radius of the region that sees the satellite above the horizon, in degrees of arc on a round Earth. */
export function horizonDegrees(heightKm: number): number {
  return degrees(Math.acos(meanEarthRadiusKm / (meanEarthRadiusKm + heightKm)));
}

/** Along the ground, on a round Earth. */
export function groundDistanceKm(a: Place, b: Place): number {
  const half = (angle: number) => Math.sin(radians(angle) / 2) ** 2;
  const across =
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(b.longitude - a.longitude);
  return 2 * meanEarthRadiusKm * Math.asin(Math.sqrt(half(b.latitude - a.latitude) + across));
}
