import { geoMercator, geoPath } from 'd3-geo';
import type { MultiPolygon, Polygon } from 'geojson';
import { feature, merge } from 'topojson-client';
import type {
  GeometryCollection,
  Polygon as OnePart,
  MultiPolygon as Part,
  Topology,
} from 'topojson-specification';
import atlas from 'us-atlas/states-10m.json' with { type: 'json' };
import overview from '../../regions/areas/data/overview.topo.json' with { type: 'json' };
import { turnedForSphere } from '../../regions/areas/outlines.ts';

type Shapes = Topology<Record<string, GeometryCollection>>;

function partsOf(source: Shapes, object: string, ids: readonly string[]) {
  const found = source.objects[object]?.geometries.filter(({ id }) => ids.includes(String(id))) ?? [];
  if (found.length !== ids.length) throw new Error(`The ${object} do not have all of ${ids.join(', ')}.`);
  return found as (Part | OnePart)[];
}

const areas = overview as unknown as Shapes;
const outlineOf = (id: string) => {
  const [part] = partsOf(areas, 'avas', [id]);
  return turnedForSphere(feature(areas, part as Part).geometry as Polygon | MultiPolygon);
};
const shore = outlineOf('lake-michigan-shore');
const states = atlas as unknown as Shapes;
/** Illinois, Indiana, Michigan, Ohio and Wisconsin, which end at the water. */
const land = merge(states, partsOf(states, 'states', ['17', '18', '26', '39', '55']));

const [width, height] = [540, 180];
const projection = geoMercator()
  .fitExtent(
    [
      [60, 10],
      [width, height - 10],
    ],
    shore,
  )
  .clipExtent([
    [-2, -2],
    [width + 2, height + 2],
  ]);
const path = geoPath(projection).digits(0);
const lines = {
  land: path(land) ?? '',
  shore: path(shore) ?? '',
  fennville: path(outlineOf('fennville')) ?? '',
};
const [x, y] = projection([-86.2734, 42.4031]) ?? [];

export function ShorePicture({ className, hasWords }: { className?: string; hasWords?: boolean }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      fill="none"
      aria-hidden="true"
    >
      <path className="fill-vine stroke-vine" fillOpacity=".12" strokeOpacity=".4" d={lines.land} />
      <path className="fill-gold stroke-gold" fillOpacity=".25" strokeWidth="1.5" d={lines.shore} />
      <path className="fill-wine stroke-wine" fillOpacity=".3" strokeWidth="1.5" d={lines.fennville} />
      <circle className="fill-ink stroke-sheet" strokeWidth="1.5" cx={x} cy={y} r="4" />
      {hasWords && (
        <text className="fill-muted text-[0.875rem] md:text-[0.5625rem]" x="110" y={height / 2}>
          Lake Michigan
        </text>
      )}
    </svg>
  );
}

export function ShoreFigure() {
  return (
    <figure className="wide my-8! max-w-3xl">
      <ShorePicture className="w-full border border-edge bg-sheet" hasWords />
      <figcaption className="mt-2 text-muted text-sm">
        Lake Michigan Shore in gold, and Fennville, which lies within it, in red. The dot is South Haven.
        Outlines: American Viticultural Areas Digitizing Project, UC Davis Library.
      </figcaption>
    </figure>
  );
}
