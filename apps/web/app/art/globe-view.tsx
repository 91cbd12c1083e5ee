import { graticule, groundTrack, parallels, placeOn } from './globe.ts';

const radius = 150;
const places = {
  bordeaux: { latitude: 44.84, longitude: -0.58 },
  southHaven: { latitude: 42.4, longitude: -86.27 },
};

interface GlobeViewProps {
  place?: keyof typeof places;
  /** A satellite's track over the turning ground, the one ring that it is in space, or the belts where vines grow. */
  shows: 'passes' | 'orbit' | 'wine belts';
  className?: string;
}

function lines(view: Parameters<typeof groundTrack>[0], shows: GlobeViewProps['shows']): string {
  if (shows === 'wine belts') return parallels(view, [50, 30, -30, -50]);
  const turning = shows === 'passes';
  return groundTrack(view, { inclination: 97.5, turns: turning ? 7 : 1, turning });
}

/** The Earth seen from far away, with one place marked on it. */
export function GlobeView({ place = 'bordeaux', shows, className }: GlobeViewProps) {
  const { latitude, longitude } = places[place];
  const view = { latitude: 32, longitude: longitude - 8, radius };
  const spot = placeOn(view, latitude, longitude);
  return (
    <svg viewBox="-170 -160 340 320" className={className} fill="none" aria-hidden="true">
      <circle r={radius} className="fill-sheet stroke-edge" />
      <path className="stroke-line" d={graticule(view)} />
      <path className="stroke-wine" strokeWidth="1.5" d={lines(view, shows)} />
      {shows === 'orbit' && (
        <path className="stroke-vine" strokeDasharray="3 5" d={parallels(view, [latitude])} />
      )}
      {spot && shows !== 'wine belts' && (
        <g
          className="stroke-vine"
          strokeWidth="2"
          transform={`translate(${Math.round(spot.x)} ${Math.round(spot.y)})`}
        >
          <circle r="4" className="fill-vine" />
          <circle r="11" />
        </g>
      )}
    </svg>
  );
}
