import { geoArea } from 'd3-geo';
import { polygonContains } from 'd3-polygon';
import type { MultiPolygon, Polygon, Position } from 'geojson';

/** Degrees: longitude (positive east), latitude (positive north). */
export type LonLat = [longitude: number, latitude: number];

type Outline = Polygon | MultiPolygon;

/** Radius of the sphere with the Earth's surface area (WGS 84), in kilometers. */
const authalicRadiusKm = 6371.0072;
const acresPerKm2 = 247.105_381;

const polygonsOf = (outline: Outline): Position[][][] =>
  outline.type === 'Polygon' ? [outline.coordinates] : outline.coordinates;

const isWholeSphere = (ring: Position[]) => geoArea({ type: 'Polygon', coordinates: [ring] }) > 2 * Math.PI;

/**
 * Rings wound as d3-geo expects them: outer rings clockwise, holes counterclockwise. Wound the other way, an outline
 * would mean the rest of the world.
 */
export function turnedForSphere(outline: Outline): MultiPolygon {
  const coordinates = polygonsOf(outline).map((rings) =>
    rings.map((ring, index) => (isWholeSphere(ring) === (index === 0) ? ring.toReversed() : ring)),
  );
  return { type: 'MultiPolygon', coordinates };
}

/** Surface of the outline in acres, on the sphere with the Earth's surface area; within about 0.3%. */
export function acresOf(outline: Outline): number {
  return geoArea(turnedForSphere(outline)) * authalicRadiusKm ** 2 * acresPerKm2;
}

/** Whether the outline contains the place. Holes are outside. */
export function isWithin(outline: Outline, place: LonLat): boolean {
  return polygonsOf(outline).some(
    (rings) => rings.filter((ring) => polygonContains(ring as LonLat[], place)).length === 1,
  );
}

/** West, south, east, and north bounds in degrees, of an outline that does not cross the date line. */
export function boundsOf(outline: Outline): [number, number, number, number] {
  const places = polygonsOf(outline).flat(2);
  const ends: [number, number, number, number] = [180, 90, -180, -90];
  for (const [longitude = 0, latitude = 0] of places) {
    ends[0] = Math.min(ends[0], longitude);
    ends[1] = Math.min(ends[1], latitude);
    ends[2] = Math.max(ends[2], longitude);
    ends[3] = Math.max(ends[3], latitude);
  }
  return ends;
}

/** About `count` points spread evenly within the outline. */
export function gridWithin(outline: Outline, count: number): LonLat[] {
  const [west, south, east, north] = boundsOf(outline);
  for (let across = Math.ceil(Math.sqrt(count)); ; across = Math.ceil(across * 1.4)) {
    const places: LonLat[] = [];
    for (let i = 0; i < across; i++)
      for (let j = 0; j < across; j++) {
        const place: LonLat = [
          west + ((i + 0.5) / across) * (east - west),
          south + ((j + 0.5) / across) * (north - south),
        ];
        if (isWithin(outline, place)) places.push(place);
      }
    if (places.length >= count / 2) return places;
  }
}
