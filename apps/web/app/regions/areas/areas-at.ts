import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { ViticulturalArea } from './area.ts';
import { isWithin, type LonLat } from './outlines.ts';

/** The source's outlines, in the order of its list of names. */
export type AreaTopology = Topology<{ avas: GeometryCollection<{ name: string }> }>;

/**
 * The areas that contain the place, the smallest first. Where a rule excludes an inner area, a place in the inner area
 * is not in the outer one.
 */
export function areasAt(
  place: LonLat,
  topology: AreaTopology,
  areas: readonly ViticulturalArea[],
): ViticulturalArea[] {
  const found = new Set(
    feature(topology, topology.objects.avas)
      .features.filter(
        ({ geometry }) =>
          (geometry.type === 'Polygon' || geometry.type === 'MultiPolygon') && isWithin(geometry, place),
      )
      .map(({ properties }) => properties.name),
  );
  const here = areas.filter(({ name }) => found.has(name));
  return here
    .filter(({ leavesOut }) => !here.some(({ id }) => id === leavesOut))
    .sort((a, b) => a.acres - b.acres);
}
