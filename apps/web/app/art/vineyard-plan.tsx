import { ContourMap } from './contour-map.tsx';
import { GroundTrack } from './ground-track.tsx';
import type { Point } from './path.ts';
import { hillyTerrain } from './terrain.ts';
import { type Block, isInBlock, rowsPath } from './vine-rows.ts';

const point = (x: number, y: number): Point => ({ x, y });

const blocks: Block[] = [
  { corners: [point(60, 430), point(322, 352), point(372, 520), point(112, 604)], spacing: 11 },
  { corners: [point(572, 286), point(590, 452), point(770, 440), point(782, 296)], spacing: 12 },
  { corners: [point(104, 630), point(392, 542), point(440, 690), point(150, 740)], spacing: 10 },
  { corners: [point(660, 478), point(706, 640), point(850, 612), point(802, 452)], spacing: 11 },
  { corners: [point(346, 344), point(548, 290), point(566, 456), point(396, 512)], spacing: 12 },
];
const surveyed: Block = {
  corners: [point(416, 534), point(636, 478), point(688, 644), point(464, 696)],
  spacing: 11,
};

const pixel = 19;
const vigor = hillyTerrain(11, { width: 900, height: 760, hills: 9 });

/**
 * The satellite's pixels within the surveyed block by class of vigor, weakest first. Neighbors of one class are one
 * stroke, which dashes divide into pixels again: a third of the bytes.
 */
function vigorClasses(count: number): string[] {
  const classes = Array.from({ length: count }, () => '');
  for (let y = 470; y < 700; y += pixel) {
    let run = { rank: -1, from: 0 };
    for (let x = 410; x <= 700; x += pixel) {
      const inBlock = x < 700 && isInBlock(surveyed, point(x + pixel / 2, y + pixel / 2));
      const height = vigor(point(x * 1.7 - 200, y * 1.7 - 300));
      const rank = inBlock ? Math.min(count - 1, Math.floor(height * count)) : -1;
      if (rank === run.rank) continue;
      if (run.rank >= 0) classes[run.rank] += `M${run.from} ${y}h${x - run.from - 1}`;
      run = { rank, from: x };
    }
  }
  return classes;
}

const tones = [
  { className: 'stroke-wine', strokeOpacity: 0.7 },
  { className: 'stroke-gold', strokeOpacity: 0.7 },
  { className: 'stroke-vine', strokeOpacity: 0.45 },
  { className: 'stroke-vine', strokeOpacity: 0.85 },
];

export function VineyardPlan({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 900 760"
      preserveAspectRatio="xMaxYMid slice"
      className={className}
      fill="none"
      aria-hidden="true"
    >
      <g className="text-line">
        <ContourMap seed={31} width={900} height={760} hills={6} levels={9} />
      </g>
      <g strokeWidth={pixel - 1} strokeDasharray={`${pixel - 1} 1`}>
        {vigorClasses(tones.length).map((cells, rank) => (
          <path key={cells} {...tones[rank]} d={cells} />
        ))}
      </g>
      <g className="stroke-vine" strokeWidth="3.2" strokeLinecap="round" strokeDasharray="0 6">
        <path d={blocks.map(rowsPath).join('')} />
      </g>
      <path className="stroke-ink" d={`M${surveyed.corners.map(({ x, y }) => `${x} ${y}`).join('L')}z`} />
      <GroundTrack />
    </svg>
  );
}
