import { coastline, linesOn } from '../../art/globe.ts';
import { type Point, polyline, thinned } from '../../art/path.ts';
import { coarseLand } from './coarse-land.ts';
import { earthRadius, type Layer, reach, type Scene, type Tone } from './scene.ts';

const fills: Record<Tone, string> = {
  sheet: 'fill-sheet',
  line: 'fill-line',
  edge: 'fill-edge',
  vine: 'fill-vine',
  wine: 'fill-wine',
  gold: 'fill-gold',
  ink: 'fill-ink',
  night: 'fill-night',
};
const strokes: Record<Tone, string> = {
  sheet: 'stroke-sheet',
  line: 'stroke-line',
  edge: 'stroke-edge',
  vine: 'stroke-vine',
  wine: 'stroke-wine',
  gold: 'stroke-gold',
  ink: 'stroke-ink',
  night: 'stroke-night',
};

export function ScenePicture({ scene, className }: { scene: Scene; className?: string }) {
  // A preview is small, and every point adds to the page's weight: fewer points, in whole units.
  const projected = scene.projection;
  const straight = (line: Point[]) => polyline(thinned(line, 24));
  // Without the meridians, which would be a quarter of it.
  const layers = [...scene.sheets.flatMap((sheet) => sheet.layers()), ...scene.moving].filter(
    ({ stroke }) => stroke !== 'line',
  );
  const outline = ({ shape, lines, dot }: Layer) => {
    if (shape === coarseLand) return coastline(projected, 60, 13);
    if (shape?.type === 'Sphere') return circle(0, 0, earthRadius);
    if (shape) return linesOn(projected, shape).map(straight).join('');
    if (dot) return circle(dot.x, dot.y, dot.radius);
    return (lines ?? []).map((line) => straight(line.map(([x, y]) => ({ x, y })))).join('');
  };
  return (
    <svg
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      className={className}
      fill="none"
      aria-hidden="true"
    >
      {layers.map((layer, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the layers of a preview never change.
          key={index}
          className={[layer.fill && fills[layer.fill], layer.stroke && strokes[layer.stroke]]
            .filter(Boolean)
            .join(' ')}
          fillOpacity={layer.fillOpacity}
          strokeOpacity={layer.strokeOpacity}
          strokeWidth={layer.width}
          strokeDasharray={layer.dash?.join(' ')}
          d={outline(layer)}
        />
      ))}
    </svg>
  );
}

function circle(x: number, y: number, radius: number): string {
  return `M${Math.round(x) - radius} ${Math.round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}
