import { geoArea } from 'd3-geo';
import { polygonContains } from 'd3-polygon';
import type { MultiPolygon, Polygon, Position } from 'geojson';

/** A place in degrees: longitude (east is positive), then latitude (north is positive). */
export type LonLat = [longitude: number, latitude: number];

type Outline = Polygon | MultiPolygon;

/** Radius of the sphere with the Earth's surface (WGS 84), in kilometers. */
const authalicRadiusKm = 6371.0072;
const acresPerKm2 = 247.105_381;

const polygonsOf = (outline: Outline): Position[][][] =>
  outline.type === 'Polygon' ? [outline.coordinates] : outline.coordinates;

const isWholeSphere = (ring: Position[]) => geoArea({ type: 'Polygon', coordinates: [ring] }) > 2 * Math.PI;

/**
 * The same outline with its rings turned as d3-geo reads them: outer ones clockwise and holes against the clock. The
 * other way round it would take an area for the rest of the world.
 */
export function turnedForSphere(outline: Outline): MultiPolygon {
  const coordinates = polygonsOf(outline).map((rings) =>
    rings.map((ring, index) => (isWholeSphere(ring) === (index === 0) ? ring.toReversed() : ring)),
  );
  return { type: 'MultiPolygon', coordinates };
}

/** Surface within the outline in acres, on the sphere that has the Earth's surface; right to about 0.3%. */
export function acresOf(outline: Outline): number {
  return geoArea(turnedForSphere(outline)) * authalicRadiusKm ** 2 * acresPerKm2;
}

/** Whether the place lies within the outline. A place in a hole does not. */
export function isWithin(outline: Outline, place: LonLat): boolean {
  return polygonsOf(outline).some(
    (rings) => rings.filter((ring) => polygonContains(ring as LonLat[], place)).length === 1,
  );
}

/** West, south, east and north end of an outline that does not cross the date line, in degrees. */
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

/** About so many places spread evenly within the outline. */
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
