import { geoEquirectangular } from 'd3-geo';
import { coastline } from './globe.ts';

interface Place {
  latitude: number;
  longitude: number;
}

const [left, top, right, bottom] = [130, 68, 956, 380];
const projection = geoEquirectangular()
  .scale(480 / Math.PI)
  .translate([480, 240])
  .clipExtent([
    [left, top],
    [right, bottom],
  ]);

const heightOf = (latitude: number) => Math.round(projection([0, latitude])?.[1] ?? 0);
const belt = (from: number, to: number) => `M${left} ${heightOf(from)}H${right}V${heightOf(to)}H${left}z`;

export function WorldMap({ places, className }: { places: readonly Place[]; className?: string }) {
  const dots = places.map(({ latitude, longitude }) => {
    const [x = 0, y = 0] = projection([longitude, latitude]) ?? [];
    return `M${Math.round(x)} ${Math.round(y)}h0`;
  });
  return (
    <svg
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      className={className}
      fill="none"
      aria-hidden="true"
    >
      <path className="fill-gold" fillOpacity=".15" d={belt(50, 30) + belt(-30, -50)} />
      <path
        className="fill-vine stroke-vine"
        fillOpacity=".15"
        strokeOpacity=".6"
        strokeWidth=".7"
        strokeLinejoin="round"
        d={coastline(projection, 16)}
      />
      <path className="stroke-line" strokeDasharray="2 6" d={`M${left} ${heightOf(0)}H${right}`} />
      <path className="stroke-wine" strokeWidth="9" strokeLinecap="round" d={dots.join('')} />
    </svg>
  );
}
