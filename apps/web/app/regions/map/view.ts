import { type GeoProjection, geoMercator } from 'd3-geo';
import type { LonLat } from '../areas/outlines.ts';

/** In CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Zoom and translation as in d3-zoom. */
export interface View {
  k: number;
  x: number;
  y: number;
}

export const wholeWorld: View = { k: 1, x: 0, y: 0 };
export const closest = 600;

/** Pixels per radian at zoom 1, which shows the whole world with its vineyards from north to south. */
function baseScale({ width, height }: Size): number {
  return Math.min(width / (2 * Math.PI), height / 3.6);
}

/** The map's projection for a view, clipped half a screen outside the frame so that paths stay small. */
export function projectionOf(size: Size, { k, x, y }: View): GeoProjection {
  const { width, height } = size;
  const scale = baseScale(size);
  const [left, top] = [width / 2, height / 2 + scale * 0.2];
  return (
    geoMercator()
      // The seam lies in the ocean east of New Zealand, which would otherwise be on the edge.
      .rotate([-11, 0])
      .scale(scale * k)
      .translate([x + k * left, y + k * top])
      .precision(0.5)
      .clipExtent([
        [-width / 2, -height / 2],
        [width * 1.5, height * 1.5],
      ])
  );
}

export function viewAround(size: Size, place: LonLat, k: number): View {
  const [x = 0, y = 0] = projectionOf(size, { k, x: 0, y: 0 })(place) ?? [];
  return { k, x: size.width / 2 - x, y: size.height / 2 - y };
}

/** The zoom at which an area of this many acres is about two-fifths of the map's height. */
export function zoomFor(size: Size, acres: number): number {
  const sideInRadians = Math.sqrt(acres * 0.004_046_86) / 6371;
  return Math.min(closest, Math.max(6, (0.4 * size.height) / (baseScale(size) * sideInRadians)));
}
