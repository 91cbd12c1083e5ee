import { type GeoProjection, geoMercator } from 'd3-geo';
import type { LonLat } from '../areas/outlines.ts';

/** Of the map on the screen, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** How far the map is zoomed in and moved, as d3-zoom counts it. */
export interface View {
  k: number;
  x: number;
  y: number;
}

export const wholeWorld: View = { k: 1, x: 0, y: 0 };
export const closest = 600;

/** Pixels for a radian at no zoom: the whole world is on the map, and its vineyards from north to south. */
function baseScale({ width, height }: Size): number {
  return Math.min(width / (2 * Math.PI), height / 3.6);
}

/** The map's projection at a view. What lies more than half a screen outside is cut off, so that paths stay small. */
export function projectionOf(size: Size, { k, x, y }: View): GeoProjection {
  const { width, height } = size;
  const scale = baseScale(size);
  const [left, top] = [width / 2, height / 2 + scale * 0.2];
  return (
    geoMercator()
      // Cut in the ocean east of New Zealand, which would else lie on the edge.
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

/** The view that has the place in its middle. */
export function viewAround(size: Size, place: LonLat, k: number): View {
  const [x = 0, y = 0] = projectionOf(size, { k, x: 0, y: 0 })(place) ?? [];
  return { k, x: size.width / 2 - x, y: size.height / 2 - y };
}

/** How far to zoom in on an area of so many acres: its side is then about two-fifths of the map's height. */
export function zoomFor(size: Size, acres: number): number {
  const sideInRadians = Math.sqrt(acres * 0.004_046_86) / 6371;
  return Math.min(closest, Math.max(6, (0.4 * size.height) / (baseScale(size) * sideInRadians)));
}
