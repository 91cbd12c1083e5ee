import type { GeoPermissibleObjects } from 'd3-geo';
import { land } from '../../art/globe.ts';

type Ring = [longitude: number, latitude: number][];

/** The least distance between points of a coast in degrees; 5 of the globe's 600 units. */
const spacing = 1;

function thinnedRing(ring: Ring): Ring {
  const kept: Ring = [];
  for (const point of ring) {
    const last = kept.at(-1);
    const width = Math.cos((point[1] * Math.PI) / 180);
    if (!last || Math.hypot((point[0] - last[0]) * width, point[1] - last[1]) >= spacing) kept.push(point);
  }
  const [first] = kept;
  return first && kept.length > 2 ? [...kept, first] : [];
}

const polygons = (land.type === 'FeatureCollection' ? land.features : [land]).flatMap(({ geometry }) => {
  if (geometry.type === 'Polygon') return [geometry.coordinates as Ring[]];
  return geometry.type === 'MultiPolygon' ? (geometry.coordinates as Ring[][]) : [];
});

/** The land with fewer points, so that a slow device can draw a turning globe sixty times a second. */
export const coarseLand: GeoPermissibleObjects = {
  type: 'MultiPolygon',
  coordinates: polygons
    .map((rings) => rings.map(thinnedRing).filter((ring) => ring.length > 3))
    .filter((rings) => rings.length > 0),
};
