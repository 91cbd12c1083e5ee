import {
  type GeoPermissibleObjects,
  type GeoProjection,
  geoGraticule,
  geoOrthographic,
  geoPath,
} from 'd3-geo';
import { feature } from 'topojson-client';
import atlas from 'world-atlas/land-110m.json' with { type: 'json' };
import { type Point, polyline, softLine, thinned } from './path.ts';

interface View {
  latitude: number;
  longitude: number;
  radius: number;
}

type Topology = Parameters<typeof feature>[0];
const topology = atlas as unknown as Topology;
/** At a scale of 1 to 110 million. */
export const land = feature(topology, topology.objects.land as Topology['objects'][string]);

function globe({ latitude, longitude, radius }: View): GeoProjection {
  return geoOrthographic().rotate([-longitude, -latitude]).scale(radius).translate([0, 0]).clipAngle(90);
}

export function linesOn(projection: GeoProjection, object: GeoPermissibleObjects): Point[][] {
  const lines: Point[][] = [];
  const goTo = (x: number, y: number) => lines.at(-1)?.push({ x, y });
  const start = (x: number, y: number) => lines.push([{ x, y }]);
  const ignore = () => undefined;
  geoPath(projection, { beginPath: ignore, moveTo: start, lineTo: goTo, closePath: ignore, arc: ignore })(
    object,
  );
  return lines.filter((line) => line.length > 1);
}

/** The coasts as areas to fill, without shapes smaller than `smallest` and with points at least `spacing` apart. */
export function coastline(projection: GeoProjection, smallest: number, spacing = 6): string {
  return linesOn(projection, land)
    .filter((line) => {
      const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)];
      return Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys) > smallest;
    })
    .map((line) => `${polyline(thinned(line, spacing))}z`)
    .join('');
}

export function landSeenFrom(view: View): string {
  return coastline(globe(view), view.radius / 15);
}

function softLines(view: View, object: GeoPermissibleObjects, spacing: number): string {
  return linesOn(globe(view), object)
    .map((line) => softLine(thinned(line, spacing), false))
    .join('');
}

export function graticule(view: View): string {
  return softLines(view, geoGraticule().step([30, 30])(), view.radius / 8);
}

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by);

export function parallels(view: View, latitudes: number[]): string {
  const coordinates = latitudes.map((latitude) =>
    steps(-180, 180, 5).map((longitude) => [longitude + view.longitude, latitude]),
  );
  return softLines(view, { type: 'MultiLineString', coordinates }, view.radius / 8);
}

/**
 * Where a satellite on a low circular orbit (95 minutes) passes, over a number of turns. `turning` is whether the
 * Earth turns below it: seen from the ground each turn falls 24 degrees further west, seen from space it does not.
 */
export function groundTrack(
  view: View,
  { inclination, turns, turning }: { inclination: number; turns: number; turning: boolean },
) {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const degrees = (angle: number) => (angle * 180) / Math.PI;
  const degreesPerTurn = turning ? 360 * (95 / 1436) : 0;
  const coordinates = steps(0, 360 * turns, 4).map((along) => {
    const u = radians(along);
    const latitude = degrees(Math.asin(Math.sin(radians(inclination)) * Math.sin(u)));
    const ahead = degrees(Math.atan2(Math.cos(radians(inclination)) * Math.sin(u), Math.cos(u)));
    return [ahead - (along / 360) * degreesPerTurn + view.longitude - 30, latitude];
  });
  return softLines(view, { type: 'LineString', coordinates }, view.radius / 10);
}

export function placeOn(view: View, latitude: number, longitude: number): Point | undefined {
  const [x, y] = globe(view)([longitude, latitude]) ?? [];
  return x === undefined || y === undefined ? undefined : { x, y };
}
