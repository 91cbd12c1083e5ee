import { type GeoProjection, geoPath } from 'd3-geo';
import { useMemo } from 'react';
import type { LonLat } from '../areas/outlines.ts';
import type { Layers } from './layers.ts';
import { namedDots } from './place-names.ts';
import type { Size } from './view.ts';

export interface Dot {
  id: string;
  name: string;
  place: LonLat;
}

export type PlacedDot = Dot & { x: number; y: number };

interface Paths {
  land: string;
  areas: { id: string; d: string }[];
}

const unitedStates = '840';

export function usePaths(
  projection: GeoProjection,
  shapes: Layers['shapes'],
  k: number,
  showsAreas: boolean,
): Paths {
  return useMemo(() => {
    const path = geoPath(projection);
    const states = (k >= 4 && shapes.states) || [];
    const land = (k >= 4 && shapes.fine) || shapes.coarse || [];
    // State outlines end at the shores of the Great Lakes; the countries' outlines ignore the lakes.
    const drawn = [...land.filter(({ id }) => states.length === 0 || id !== unitedStates), ...states];
    const areas = k < 4 || !showsAreas ? [] : (k >= 60 && shapes.outlines) || shapes.overview || [];
    return {
      land: drawn.map(({ shape }) => path(shape) ?? '').join(''),
      areas: areas.flatMap(({ id, shape }) => {
        const d = path(shape);
        return d ? [{ id, d }] : [];
      }),
    };
  }, [projection, shapes, k, showsAreas]);
}

export function placedDots(
  dots: readonly Dot[],
  projection: GeoProjection,
  { width, height }: Size,
): PlacedDot[] {
  return dots.flatMap((dot) => {
    const [x = -99, y = -99] = projection(dot.place) ?? [];
    const isSeen = x > -20 && y > -20 && x < width + 20 && y < height + 20;
    return isSeen ? [{ ...dot, x, y }] : [];
  });
}

interface DrawingProps {
  paths: Paths;
  dots: PlacedDot[];
  selected: string | undefined;
}

export function Drawing({ paths, dots, selected }: DrawingProps) {
  return (
    <>
      <path d={paths.land} className="fill-vine stroke-vine" fillOpacity=".15" strokeOpacity=".5" />
      {paths.areas.map(({ id, d }) => (
        <path
          key={id}
          d={d}
          data-area={id}
          className={id === selected ? 'fill-wine stroke-wine' : 'fill-gold stroke-gold hover:fill-wine'}
          fillOpacity={id === selected ? 0.35 : 0.15}
          strokeOpacity=".8"
          strokeWidth={id === selected ? 2 : 1}
        />
      ))}
      {dots.map(({ id, x, y }) => (
        <circle
          key={id}
          cx={x}
          cy={y}
          r={id === selected ? 8 : 4.5}
          strokeWidth="1.5"
          className={id === selected ? 'fill-gold stroke-wine' : 'fill-wine stroke-sheet'}
        />
      ))}
      {namedDots(dots, selected).map(({ id, name, x, y }) => (
        <text
          key={id}
          x={x + 11}
          y={y + 5}
          className="pointer-events-none fill-ink stroke-sheet font-semibold text-sm [paint-order:stroke]"
          strokeWidth="4"
        >
          {name}
        </text>
      ))}
    </>
  );
}
