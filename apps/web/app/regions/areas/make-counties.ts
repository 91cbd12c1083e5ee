import { filter } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { laterChanges, newerAreas } from './newer.ts';

type Counties = Topology<{ counties: GeometryCollection<{ name: string }> }>;

/** Federal codes of the states that have an area without a boundary. */
const stateCodes: Record<string, string> = { '06': 'CA', '25': 'MA', '37': 'NC', '47': 'TN', '53': 'WA' };

/** The Census Bureau's outlines of the counties that may contain a newer area or a changed boundary. */
export function makeCounties({ arcs, transform, objects }: Counties): Topology {
  const needed = [...newerAreas, ...laterChanges].flatMap(({ state, counties }) =>
    counties.map((county) => `${county}, ${state}`),
  );
  const geometries = objects.counties.geometries.flatMap(({ id, properties, ...outline }) => {
    const name = properties && 'name' in properties ? properties.name : '';
    const state = stateCodes[String(id).slice(0, 2)];
    return needed.includes(`${name}, ${state}`) ? { ...outline, properties: { name, state } } : [];
  });
  if (geometries.length !== new Set(needed).size) throw new Error('A county of newer.ts has no outline.');
  const counties = { type: 'GeometryCollection' as const, geometries };
  return filter({ type: 'Topology', arcs, transform, objects: { counties } } as Topology<never>, () => true);
}
