import { geoDistance } from 'd3-geo';
import type { LonLat } from '../areas/outlines.ts';
import type { WineRegion } from '../list/region.ts';
import { isSameGrape } from './grape-names.ts';

export type QuizKind = 'find' | 'name' | 'grows';

export interface Question {
  kind: QuizKind;
  region: WineRegion;
  /** Choices, one of them right; empty where the answer is a point on the map. */
  options: string[];
  right: string;
}

/** From 0 inclusive to 1 exclusive. */
type Random = () => number;

const meanRadiusKm = 6371;
const foundWithinKm = 200;

function pickedFrom<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

const placeOf = ({ longitude, latitude }: WineRegion): LonLat => [longitude, latitude];

export function distanceKm(from: LonLat, to: LonLat): number {
  return geoDistance(from, to) * meanRadiusKm;
}

/** Three others of the ten nearest regions: neighbors are easily confused. */
function neighbors(region: WineRegion, all: readonly WineRegion[], random: Random): string[] {
  const near = all
    .filter(({ id, name }) => id !== region.id && name !== region.name)
    .map((other) => ({ name: other.name, km: distanceKm(placeOf(other), placeOf(region)) }))
    .sort((a, b) => a.km - b.km);
  return shuffled(near.slice(0, 10), random)
    .slice(0, 3)
    .map(({ name }) => name);
}

function otherGrapes({ grapes }: WineRegion, all: readonly WineRegion[], random: Random): string[] {
  const known = new Set(all.map((region) => region.grapes[0] ?? ''));
  return shuffled(
    [...known].filter((grape) => !grapes.some((grown) => isSameGrape(grown, grape))),
    random,
  ).slice(0, 3);
}

/** A question on one of `asked`, with wrong answers from `all`. Avoids repeating `last` if there is another. */
export function makeQuestion(
  kind: QuizKind,
  {
    asked,
    all,
    last,
  }: { asked: readonly WineRegion[]; all: readonly WineRegion[]; last?: string | undefined },
  random: Random,
): Question {
  const others = asked.filter(({ id }) => id !== last);
  const region = pickedFrom(others.length > 0 ? others : asked, random);
  const right = kind === 'grows' ? (region.grapes[0] ?? '') : region.name;
  const wrong = { find: () => [], name: neighbors, grows: otherGrapes }[kind](region, all, random);
  return { kind, region, right, options: kind === 'find' ? [] : shuffled([right, ...wrong], random) };
}

export function judgeFind({ region }: Question, guess: LonLat): { km: number; isRight: boolean } {
  const km = distanceKm(guess, placeOf(region));
  return { km, isRight: km <= foundWithinKm };
}
