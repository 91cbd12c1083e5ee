import { useSyncExternalStore } from 'react';
import { groundStation } from '../../platform/site.ts';
import type { Place } from './orbit.ts';
import { nextPasses } from './passes.ts';

/** What both views show: they are of one satellite, at one time. */
export interface Simulation {
  /** Milliseconds since 1970, of the simulated clock. */
  ms: number;
  /** Where the day begins that can be scrubbed through. */
  dayStart: number;
  playing: boolean;
  /** Simulated seconds for each second. */
  speed: number;
  place: Place;
  stripKm: number;
}

export const speeds = [1, 10, 60, 300] as const;
export const dayMs = 86_400_000;
const now = Math.floor(Date.now() / 60_000) * 60_000;

const station = { latitude: groundStation.latitude, longitude: groundStation.longitude };
/** It begins shortly before the next pass, when there is something to see. */
const firstRise = nextPasses(station, new Date(now), 24)[0]?.rise.getTime();

let simulation: Simulation = {
  ms: firstRise ? Math.max(now, firstRise - 180_000) : now,
  dayStart: now,
  playing: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  speed: 60,
  place: station,
  stripKm: 30,
};
/** What the words beside the picture say; they follow four times a second, which is as fast as one reads. */
let told = simulation;
let toldAt = 0;
let frameAt: number | undefined;
const listeners = new Set<() => void>();

export const currentSimulation = () => simulation;

export function changeSimulation(part: Partial<Simulation>) {
  simulation = { ...simulation, ...part };
  tell();
}

/** Lets the simulated clock go on to a frame of the screen. Views that draw the same frame move it but once. */
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

/** What is picked of it; a part is drawn anew only when what it picks has changed. */
export function useSimulation<Picked>(pick: (simulation: Simulation) => Picked): Picked {
  return useSyncExternalStore(subscribe, () => pick(told));
}
