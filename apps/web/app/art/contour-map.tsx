import { contourPath } from './contours.ts';
import { hillyTerrain } from './terrain.ts';

interface ContourMapProps {
  seed: number;
  width?: number;
  height?: number;
  hills?: number;
  levels?: number;
  className?: string;
}

export function ContourMap({
  seed,
  width = 480,
  height = 320,
  hills = 4,
  levels = 9,
  className,
}: ContourMapProps) {
  const terrain = hillyTerrain(seed, { width, height, hills });
  const path = (level: number) =>
    contourPath(terrain, (level + 1) / (levels + 1), { width, height, cell: 32 });
  const all = Array.from({ length: levels }, (_, level) => level);
  const heavy = (level: number) => level % 4 === 3;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path
        d={all
          .filter((level) => !heavy(level))
          .map(path)
          .join('')}
      />
      <path strokeWidth="2" d={all.filter(heavy).map(path).join('')} />
    </svg>
  );
}
