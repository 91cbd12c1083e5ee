import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { laterChanges, type NewerArea, newerAreas } from './newer.ts';
import { isWithin, type LonLat } from './outlines.ts';

export type CountyTopology = Topology<{ counties: GeometryCollection<{ name: string; state: string }> }>;

export interface Uncertain {
  /** Areas that the place may be in, whose boundaries we don't have. */
  maybe: NewerArea[];
  /** Ids of areas whose boundary in this county changed after ours was drawn. */
  changed: string[];
}

export function uncertainAt(place: LonLat, topology: CountyTopology): Uncertain {
  const county = feature(topology, topology.objects.counties).features.find(
    ({ geometry }) =>
      (geometry.type === 'Polygon' || geometry.type === 'MultiPolygon') && isWithin(geometry, place),
  )?.properties;
  const isHere = ({ state, counties }: { state: string; counties: readonly string[] }) =>
    county?.state === state && counties.includes(county.name);
  const maybe = newerAreas.filter(isHere);
  const changes = [...maybe.flatMap(({ changes }) => changes ?? []), ...laterChanges.filter(isHere)];
  return { maybe, changed: changes.flatMap(({ areas }) => areas) };
}
