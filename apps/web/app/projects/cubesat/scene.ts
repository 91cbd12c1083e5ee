import {
  type GeoPermissibleObjects,
  type GeoProjection,
  geoCircle,
  geoGraticule,
  geoOrthographic,
} from 'd3-geo';
import { coarseLand } from './coarse-land.ts';
import {
  horizonDegrees,
  type Place,
  positionAt,
  type State,
  stateAt,
  subsolarPoint,
  turnMinutes,
  type Vector,
} from './orbit.ts';

export type Tone = 'sheet' | 'line' | 'edge' | 'vine' | 'wine' | 'gold' | 'ink' | 'night';

export interface Layer {
  shape?: GeoPermissibleObjects;
  lines?: [x: number, y: number][][];
  dot?: { x: number; y: number; radius: number };
  fill?: Tone;
  fillOpacity?: number;
  stroke?: Tone;
  strokeOpacity?: number;
  width?: number;
  dash?: number[];
}

export interface Scene {
  projection: GeoProjection;
  /** Changes occasionally and is most of the work; lowest first. */
  sheets: Sheet[];
  /** Moves over the sheets with each frame. */
  moving: Layer[];
}

/** Sheets with equal keys look the same, so a drawing may be cached. */
export interface Sheet {
  key: string;
  layers: () => Layer[];
}

/** The Earth's radius. The picture's center is at 0, 0, and it reaches 340 to each side. */
export const earthRadius = 300;
export const reach = 340;
const earthKm = 6378;
const minute = 60_000;

export interface Ground {
  place: Place;
  station: Place;
  stripKm: number;
}

function globe(latitude: number, longitude: number): GeoProjection {
  // All shapes have enough points; resampling would take most of a frame's time.
  const projection = geoOrthographic().rotate([-longitude, -latitude]).scale(earthRadius).translate([0, 0]);
  return projection.clipAngle(90).precision(0);
}

const point = ({ latitude, longitude }: Place): [number, number] => [longitude, latitude];
const lineOf = (places: Place[]): GeoPermissibleObjects => ({
  type: 'LineString',
  coordinates: places.map(point),
});
const grid = geoGraticule().step([30, 30]).precision(5)();

function night(time: Date): GeoPermissibleObjects {
  const { latitude, longitude } = subsolarPoint(time);
  return geoCircle()
    .center([longitude + 180, -latitude])
    .radius(90)
    .precision(4)();
}

const earth: Layer[] = [
  { shape: { type: 'Sphere' }, fill: 'sheet', stroke: 'edge', width: 2 },
  { shape: grid, stroke: 'line' },
  { shape: coarseLand, fill: 'vine', fillOpacity: 0.15, stroke: 'vine', strokeOpacity: 0.6 },
];

/** Half a pixel on a phone: a smaller turn looks the same. */
const turnInDegrees = 0.1;

const earthKey = (projection: GeoProjection): string =>
  projection
    .rotate()
    .map((angle) => Math.round(angle / turnInDegrees))
    .join();

function dotAt(
  projection: GeoProjection,
  place: Place,
  dot: Omit<Layer, 'dot'> & { radius: number },
): Layer[] {
  const center = projection.rotate();
  const seen = cosineBetween({ latitude: -center[1], longitude: -center[0] }, place) > 0;
  const [x = 0, y = 0] = projection(point(place)) ?? [];
  const { radius, ...look } = dot;
  return seen ? [{ ...look, dot: { x, y, radius } }] : [];
}

function cosineBetween(a: Place, b: Place): number {
  const radians = (angle: number) => (angle * Math.PI) / 180;
  const [p, q] = [radians(a.latitude), radians(b.latitude)];
  return Math.sin(p) * Math.sin(q) + Math.cos(p) * Math.cos(q) * Math.cos(radians(a.longitude - b.longitude));
}

const grounds = (projection: GeoProjection, { place, station }: Ground): Layer[] => [
  ...dotAt(projection, station, { radius: 7, fill: 'vine', stroke: 'sheet', width: 2 }),
  ...dotAt(projection, place, { radius: 11, stroke: 'ink', width: 2 }),
];

/** Subsatellite points by whole minute since 1970; successive frames ask for nearly the same ones. */
const placesBelow = new Map<number, Place>();
function placeBelowAt(atMinute: number): Place {
  const known = placesBelow.get(atMinute);
  if (known) return known;
  const place = stateAt(new Date(atMinute * minute)).below;
  if (placesBelow.size > 2000) placesBelow.clear();
  placesBelow.set(atMinute, place);
  return place;
}

function track(time: Date, fromMinutes: number, toMinutes: number): Place[] {
  const start = Math.floor(time.getTime() / minute) + fromMinutes;
  return Array.from({ length: toMinutes - fromMinutes + 1 }, (_, index) => placeBelowAt(start + index));
}

/** The Earth at rest, seen from above the visitor's place: the satellite's track and what it sees. */
export function fixedScene(time: Date, ground: Ground): Scene {
  const projection = globe(ground.place.latitude, ground.place.longitude);
  const { below, heightKm } = stateAt(time);
  const turn = Math.round(turnMinutes);
  const stripWidth = Math.max(1.5, (ground.stripKm / earthKm) * earthRadius);
  const footprint = geoCircle().center(point(below)).radius(horizonDegrees(heightKm)).precision(4)();
  const tracks = (): Layer[] => [
    { shape: night(time), fill: 'night' },
    { shape: lineOf(track(time, -turn, 0)), stroke: 'edge', width: 1.5, dash: [2, 5] },
    { shape: lineOf(track(time, -turn, 2 * turn)), stroke: 'gold', strokeOpacity: 0.35, width: stripWidth },
    { shape: lineOf(track(time, 0, 2 * turn)), stroke: 'wine', width: 2 },
  ];
  return {
    projection,
    sheets: [
      { key: earthKey(projection), layers: () => earth },
      {
        key: `${earthKey(projection)} ${Math.floor(time.getTime() / minute)} ${stripWidth}`,
        layers: tracks,
      },
    ],
    moving: [
      { shape: footprint, fill: 'wine', fillOpacity: 0.12, stroke: 'wine', strokeOpacity: 0.7, width: 1.5 },
      ...grounds(projection, ground),
      ...dotAt(projection, below, { radius: 7, fill: 'wine', stroke: 'sheet', width: 2 }),
    ],
  };
}

/**
 * The camera of the inertial view: 60° beside the Sun, so that both day and night are in view, and 24° above the
 * equator. Fixed for a month at a time.
 */
function cameraAt(time: Date) {
  const monthMs = 30 * 86_400_000;
  const then = new Date(Math.floor(time.getTime() / monthMs) * monthMs);
  return { ascension: stateAt(then).earthTurned + subsolarPoint(then).longitude - 60, declination: 24 };
}

/** A point of space projected to the picture, and whether the Earth hides it. */
function seenFrom(camera: ReturnType<typeof cameraAt>, { x, y, z }: Vector) {
  const [a, d] = [(camera.ascension * Math.PI) / 180, (camera.declination * Math.PI) / 180];
  const right = -Math.sin(a) * x + Math.cos(a) * y;
  const up = -Math.sin(d) * (Math.cos(a) * x + Math.sin(a) * y) + Math.cos(d) * z;
  const toward = Math.cos(d) * (Math.cos(a) * x + Math.sin(a) * y) + Math.sin(d) * z;
  const scale = earthRadius / earthKm;
  const hidden = toward < 0 && Math.hypot(right, up) < earthKm;
  return { at: [right * scale, -up * scale] as [number, number], hidden };
}

const ringPoints = 120;
/** In a quarter of an hour the orbital plane turns by a hundredth of a degree. */
const turnHoldsMinutes = 15;
let turn: { minute: number; points: Vector[] } | undefined;

const turnStart = (atMinute: number) => Math.floor(atMinute / turnHoldsMinutes) * turnHoldsMinutes;

function turnFrom(atMinute: number): Vector[] {
  const start = turnStart(atMinute);
  if (turn?.minute === start) return turn.points;
  const pointAt = (_: unknown, index: number) =>
    positionAt(new Date((start + (index / ringPoints) * turnMinutes) * minute));
  turn = { minute: start, points: Array.from({ length: ringPoints + 1 }, pointAt) };
  return turn.points;
}

function ring(
  time: Date,
  camera: ReturnType<typeof cameraAt>,
): { seen: [number, number][][]; hidden: [number, number][][] } {
  const parts = { seen: [] as [number, number][][], hidden: [] as [number, number][][] };
  let last: boolean | undefined;
  let before: [number, number] | undefined;
  for (const point of turnFrom(time.getTime() / minute)) {
    const { at, hidden } = seenFrom(camera, point);
    const stretches = hidden ? parts.hidden : parts.seen;
    if (hidden !== last) stretches.push(before ? [before] : []);
    stretches.at(-1)?.push(at);
    [last, before] = [hidden, at];
  }
  return parts;
}

/** Fixed stars: the orbit's ring, and the Earth turning within it. */
export function inertialScene(time: Date, ground: Ground): Scene {
  const state: State = stateAt(time);
  const camera = cameraAt(time);
  const projection = globe(camera.declination, camera.ascension - state.earthTurned);
  const satellite = seenFrom(camera, state.inertialKm);
  const [x, y] = satellite.at;
  const carried = Array.from({ length: 73 }, (_, index) => ({
    latitude: ground.station.latitude,
    longitude: index * 5 - 180,
  }));
  const orbit = (): Layer[] => {
    const { seen, hidden } = ring(time, camera);
    return [
      { shape: night(time), fill: 'night' },
      { lines: hidden, stroke: 'wine', strokeOpacity: 0.4, width: 1.5, dash: [3, 5] },
      { lines: seen, stroke: 'wine', width: 2 },
    ];
  };
  return {
    projection,
    sheets: [
      {
        key: earthKey(projection),
        layers: () => [...earth, { shape: lineOf(carried), stroke: 'vine', width: 1.5, dash: [6, 8] }],
      },
      { key: String(turnStart(time.getTime() / minute)), layers: orbit },
    ],
    moving: [
      ...grounds(projection, ground),
      satellite.hidden
        ? { dot: { x, y, radius: 7 }, stroke: 'wine', width: 1.5 }
        : { dot: { x, y, radius: 7 }, fill: 'wine', stroke: 'sheet', width: 2 },
    ],
  };
}
