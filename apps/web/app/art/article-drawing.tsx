import type { ReactNode } from 'react';
import { graticule, placeOn } from './globe.ts';
import { polyline } from './path.ts';
import { randomFrom } from './random.ts';

const view = { latitude: 48, longitude: -62, radius: 250 };
const cellar = placeOn(view, 42.4, -86.3) ?? { x: 0, y: 0 };
/** London, Rotterdam, Copenhagen, Montreal, Halifax, Vancouver, Veracruz. */
const harbors = [
  [51.5, 0],
  [51.9, 4.5],
  [55.7, 12.6],
  [45.5, -73.6],
  [44.6, -63.6],
  [49.3, -123.1],
  [19.2, -96.1],
] as const;

function Exports() {
  const ends = harbors.flatMap(([latitude, longitude]) => placeOn(view, latitude, longitude) ?? []);
  const routes = ends.map((end) => {
    const lift = { x: (cellar.x + end.x) / 2, y: (cellar.y + end.y) / 2 - Math.abs(end.x - cellar.x) / 2.4 };
    return `M${cellar.x.toFixed(0)} ${cellar.y.toFixed(0)}Q${lift.x.toFixed(0)} ${lift.y.toFixed(0)} ${end.x.toFixed(0)} ${end.y.toFixed(0)}`;
  });
  return (
    <g transform="translate(240 132)">
      <circle r={view.radius} className="fill-sheet stroke-edge" />
      <path className="stroke-line" d={graticule(view)} />
      <path className="stroke-wine" strokeWidth="1.5" strokeDasharray="4 4" d={routes.join('')} />
      {ends.map(({ x, y }) => (
        <circle
          key={x}
          className="fill-paper stroke-wine"
          strokeWidth="1.5"
          cx={x.toFixed(0)}
          cy={y.toFixed(0)}
          r="4"
        />
      ))}
      <circle className="fill-wine" cx={cellar.x.toFixed(0)} cy={cellar.y.toFixed(0)} r="6" />
    </g>
  );
}

/** A hydrometer's stem in must, long and short ticks. */
function Hydrometer() {
  const ticks = Array.from(
    { length: 27 },
    (_, index) => `M${index % 5 === 0 ? 208 : 224} ${12 + 6 * index}h${index % 5 === 0 ? 64 : 32}`,
  );
  return (
    <>
      <path className="fill-wine/15" d="M0 128q60-14 120 0t120 0 120 0 120 0v112H0z" />
      <path className="stroke-edge" d="M200-10v190q-26 16-26 70m106-260v190q26 16 26 70" />
      <path className="stroke-ink" d={ticks.join('')} />
      <path className="stroke-wine" strokeWidth="2" d="M0 128q60-14 120 0t120 0 120 0 120 0" />
    </>
  );
}

/** Free SO2 that pH 2.8 to 4.0 asks for, for five aims of molecular SO2: the curves themselves. */
function Sulfur() {
  const curve = (molecular: number) =>
    polyline(
      Array.from({ length: 13 }, (_, index) => {
        const pH = 2.8 + 0.1 * index;
        return { x: 40 + index * 34, y: 214 - molecular * 10 ** (pH - 1.8) * 1.6 };
      }).filter(({ y }) => y > 6),
    );
  return (
    <>
      <path
        className="stroke-line"
        d="M40 10v204h420M142 10v204M244 10v204M346 10v204M448 10v204M40 163h420M40 112h420M40 61h420"
      />
      <path className="stroke-edge" d={[0.3, 0.5, 1.2, 2].map(curve).join('')} />
      <path className="stroke-wine" strokeWidth="2.5" d={curve(0.8)} />
    </>
  );
}

function Yeast() {
  const random = randomFrom(5);
  const cells = Array.from({ length: 34 }, () => ({
    x: Math.round(random() * 480),
    y: Math.round(random() * 240),
    r: Math.round(11 + random() * 13),
  }));
  return cells.map(({ x, y, r }, index) => (
    <g
      key={`${x} ${y}`}
      className={index % 4 === 0 ? 'fill-gold/30 stroke-gold' : 'stroke-vine'}
      transform={`translate(${x} ${y})rotate(${(index * 47) % 360})`}
    >
      <ellipse rx={r} ry={Math.round(r * 0.8)} />
      {index % 3 > 0 && <circle cx={Math.round(r * 1.35)} r={Math.round(r * 0.42)} />}
    </g>
  ));
}

/** A balance with a full pan and an empty one. */
function Balance() {
  const pan = 'h96q-8 30-48 30t-48-30z';
  return (
    <>
      <path className="stroke-line" d="M0 212h480" />
      <path className="stroke-ink" strokeWidth="2" d="M240 44v168m-44 0h88M112 76l256-24" />
      <circle className="fill-paper stroke-ink" strokeWidth="2" cx="240" cy="64" r="7" />
      <path className="stroke-edge" d="M112 76l-48 80m48-80 48 80M368 52l-48 80m48-80 48 80" />
      <path className="fill-sheet stroke-wine" strokeWidth="1.5" d={`M64 156${pan}M320 132${pan}`} />
      <path className="fill-wine/20 stroke-wine" d="M80 156q32-34 64 0z" />
    </>
  );
}

const drawings: Record<string, () => ReactNode> = {
  'us-wine-industry-export-problem': Exports,
  'wine-calculation-tools-for-winemakers': Hydrometer,
  'sulfur-dioxide-management-in-winemaking': Sulfur,
  'yan-management-in-winemaking': Yeast,
  'numbers-to-weigh-by': Balance,
};

/** The picture of an article. */
export function ArticleDrawing({ slug, className }: { slug: string; className?: string }) {
  const Drawing = drawings[slug];
  if (!Drawing) throw new Error(`The article ${slug} has no drawing.`);
  return (
    <svg
      viewBox="0 0 480 240"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      fill="none"
      aria-hidden="true"
    >
      <Drawing />
    </svg>
  );
}
