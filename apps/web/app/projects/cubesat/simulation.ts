import { useSyncExternalStore } from 'react';
import { groundStation } from '../../platform/site.ts';
import type { Place } from './orbit.ts';
import { nextPasses } from './passes.ts';

/** Shared by both views: one satellite, one time. */
export interface Simulation {
  /** Simulated time, milliseconds since 1970. */
  ms: number;
  /** Start of the day that can be scrubbed through. */
  dayStart: number;
  playing: boolean;
  /** Simulated seconds per second. */
  speed: number;
  place: Place;
  stripKm: number;
}

export const speeds = [1, 10, 60, 300] as const;
export const dayMs = 86_400_000;
const now = Math.floor(Date.now() / 60_000) * 60_000;

const station = { latitude: groundStation.latitude, longitude: groundStation.longitude };
/** Starts shortly before the next pass, when there is something to see. */
const firstRise = nextPasses(station, new Date(now), 24)[0]?.rise.getTime();

let simulation: Simulation = {
  ms: firstRise ? Math.max(now, firstRise - 180_000) : now,
  dayStart: now,
  playing: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  speed: 60,
  place: station,
  stripKm: 30,
};
/** The text beside the picture updates four times a second, which is as fast as one reads. */
let told = simulation;
let toldAt = 0;
let frameAt: number | undefined;
const listeners = new Set<() => void>();

export const currentSimulation = () => simulation;

export function changeSimulation(part: Partial<Simulation>) {
  simulation = { ...simulation, ...part };
  tell();
}

/** Advances the simulated clock to a frame of the screen. Views that draw the same frame advance it once. */
export function advanceTo(frame: number) {
  const elapsed = frameAt === undefined ? 0 : Math.min(100, frame - frameAt);
  frameAt = frame;
  if (!simulation.playing || elapsed <= 0) return;
  const ms = simulation.ms + elapsed * simulation.speed;
  const beyond = ms >= simulation.dayStart + dayMs;
  simulation = { ...simulation, ms, dayStart: beyond ? simulation.dayStart + dayMs : simulation.dayStart };
  if (frame - toldAt < 250) return;
  toldAt = frame;
  tell();
}

function tell() {
  told = simulation;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useSimulation<Picked>(pick: (simulation: Simulation) => Picked): Picked {
  return useSyncExternalStore(subscribe, () => pick(told));
}
