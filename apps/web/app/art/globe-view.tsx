import { groundStation, site } from '../platform/site.ts';
import { graticule, groundTrack, landSeenFrom, parallels, placeOn } from './globe.ts';

const radius = 300;
const places = { bordeaux: groundStation, southHaven: site.place };

interface GlobeViewProps {
  place?: keyof typeof places;
  /** A satellite's track over the turning ground, its ring in space, or the belts where vines grow. */
  shows: 'passes' | 'orbit' | 'wine belts';
  className?: string;
}

function lines(view: Parameters<typeof groundTrack>[0], shows: GlobeViewProps['shows']): string {
  if (shows === 'wine belts') return parallels(view, [50, 30, -30, -50]);
  const turning = shows === 'passes';
  return groundTrack(view, { inclination: 97.5, turns: turning ? 7 : 1, turning });
}

export function GlobeView({ place = 'bordeaux', shows, className }: GlobeViewProps) {
  const { latitude, longitude } = places[place];
  const view = { latitude: 32, longitude: longitude - 8, radius };
  const spot = placeOn(view, latitude, longitude);
  return (
    <svg viewBox="-340 -320 680 640" className={className} fill="none" aria-hidden="true">
      <circle r={radius} className="fill-sheet stroke-edge" strokeWidth="2" />
      <path className="stroke-line" d={graticule(view)} />
      <path
        className="fill-vine stroke-vine"
        fillOpacity=".15"
        strokeOpacity=".6"
        strokeLinejoin="round"
        d={landSeenFrom(view)}
      />
      <path className="stroke-wine" strokeWidth="3" d={lines(view, shows)} />
      {shows === 'orbit' && (
        <path
          className="stroke-vine"
          strokeWidth="2"
          strokeDasharray="6 10"
          d={parallels(view, [latitude])}
        />
      )}
      {spot && shows !== 'wine belts' && (
        <g
          className="stroke-vine"
          strokeWidth="4"
          transform={`translate(${Math.round(spot.x)} ${Math.round(spot.y)})`}
        >
          <circle r="8" className="fill-vine" />
          <circle r="22" />
        </g>
      )}
    </svg>
  );
}
