import { type Point, softLine } from './path.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

interface View {
  latitude: number;
  longitude: number;
  radius: number;
}

/** Orthographic projection; nothing for the far side. */
function project(latitude: number, longitude: number, view: View): Point | undefined {
  const [phi, lambda, phi0] = [
    radians(latitude),
    radians(longitude - view.longitude),
    radians(view.latitude),
  ];
  const towards = Math.sin(phi0) * Math.sin(phi) + Math.cos(phi0) * Math.cos(phi) * Math.cos(lambda);
  if (towards < 0) return undefined;
  return {
    x: view.radius * Math.cos(phi) * Math.sin(lambda),
    y: -view.radius * (Math.cos(phi0) * Math.sin(phi) - Math.sin(phi0) * Math.cos(phi) * Math.cos(lambda)),
  };
}

/** The visible parts of a line over the globe. */
function visible(line: [number, number][], view: View): string {
  const runs: Point[][] = [[]];
  for (const [latitude, longitude] of line) {
    const at = project(latitude, longitude, view);
    if (at) runs.at(-1)?.push(at);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs
    .filter((run) => run.length > 1)
    .map((run) => softLine(run, false))
    .join('');
}

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by);

/** The visible parts of whole circles of latitude. */
export function parallels(view: View, latitudes: number[]): string {
  const circle = (latitude: number) =>
    steps(-180, 180, 10).map((longitude): [number, number] => [latitude, longitude + view.longitude]);
  return latitudes.map((latitude) => visible(circle(latitude), view)).join('');
}

/** Meridians and parallels, 30 degrees apart. */
export function graticule(view: View): string {
  const meridian = (longitude: number) =>
    steps(-90, 90, 10).map((latitude): [number, number] => [latitude, longitude]);
  const meridians = steps(-180, 150, 30).map((longitude) => visible(meridian(longitude), view));
  return meridians.join('') + parallels(view, steps(-60, 60, 30));
}

/**
 * Where a satellite on a low circular orbit (95 minutes) passes, over a number of turns. `turning` is whether the
 * Earth turns below it: seen from the ground each turn falls 24 degrees further west, seen from space it does not.
 */
export function groundTrack(
  view: View,
  { inclination, turns, turning }: { inclination: number; turns: number; turning: boolean },
) {
  const degreesPerTurn = turning ? 360 * (95 / 1436) : 0;
  const line = steps(0, 360 * turns, 10).map((along): [number, number] => {
    const u = radians(along);
    const latitude = Math.asin(Math.sin(radians(inclination)) * Math.sin(u));
    const ahead = Math.atan2(Math.cos(radians(inclination)) * Math.sin(u), Math.cos(u));
    const longitude = (ahead * 180) / Math.PI - (along / 360) * degreesPerTurn + view.longitude - 30;
    return [(latitude * 180) / Math.PI, longitude];
  });
  return visible(line, view);
}

export function placeOn(view: View, latitude: number, longitude: number) {
  return project(latitude, longitude, view);
}
