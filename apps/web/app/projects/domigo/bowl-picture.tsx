import { type Bowl, starterParts } from './dough.ts';

/** The layers from the bottom up, each in the color of its line in the list. */
function layersOf(bowl: Bowl, starterHydrationPercent: number) {
  const brought = starterParts(bowl.starterGrams, starterHydrationPercent);
  return [
    { name: 'Flour', grams: bowl.flourGrams, color: 'fill-gold', opacity: 0.75 },
    { name: 'Flour of the starter', grams: brought.flourGrams, color: 'fill-gold', opacity: 0.4 },
    { name: 'Water of the starter', grams: brought.waterGrams, color: 'fill-vine', opacity: 0.35 },
    { name: 'Water', grams: bowl.waterGrams, color: 'fill-vine', opacity: 0.65 },
    { name: 'Salt', grams: bowl.saltGrams, color: 'fill-wine', opacity: 0.9 },
  ];
}

const [width, height] = [300, 150];

const inset = (y: number) => Math.round((Math.max(0, y) / height) ** 4 * 70);

function wall(from: number, to: number, side: 'left' | 'right'): string {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / 12));
  const heights = Array.from({ length: count + 1 }, (_, at) => Math.round(from + ((to - from) * at) / count));
  return heights.map((y) => `${side === 'left' ? inset(y) : width - inset(y)} ${y}`).join('L');
}

/** The dough as a bowl in layers, with heights in proportion to weight. */
export function BowlPicture({
  bowl,
  starterHydrationPercent,
  className = 'w-full max-w-sm',
}: {
  bowl: Bowl;
  starterHydrationPercent: number;
  className?: string;
}) {
  const layers = layersOf(bowl, starterHydrationPercent).map((layer) => ({
    ...layer,
    grams: Math.max(0, layer.grams),
  }));
  const all = layers.reduce((sum, { grams }) => sum + grams, 0) || 1;
  let filled = 0;
  const bands = layers.map((layer) => {
    const bottom = height - (filled / all) * height;
    filled += layer.grams;
    return { ...layer, bottom: Math.round(bottom), top: Math.round(height - (filled / all) * height) };
  });
  return (
    <svg viewBox={`-8 -14 ${width + 16} ${height + 26}`} className={className} fill="none" aria-hidden="true">
      {bands.map(({ name, color, opacity, top, bottom }) => (
        <path
          key={name}
          className={color}
          fillOpacity={opacity}
          d={`M${wall(bottom, top, 'left')}L${wall(top, bottom, 'right')}z`}
        />
      ))}
      <path
        className="stroke-ink"
        strokeWidth="2"
        strokeLinecap="round"
        d={`M-6-8H${width + 6}M${wall(-8, height, 'left')}L${wall(height, -8, 'right')}M80 ${height + 8}H${width - 80}`}
      />
    </svg>
  );
}
