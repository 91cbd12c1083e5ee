import { graticule, placeOn } from '../globe.ts';

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

export function Drawing() {
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
