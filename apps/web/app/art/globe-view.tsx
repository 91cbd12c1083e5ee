import { graticule, groundTrack, placeOn } from './globe.ts';

const bordeaux = { latitude: 44.84, longitude: -0.58 };
const view = { latitude: 32, longitude: -8, radius: 150 };

/** The Earth with a satellite's track: over the turning ground, or as the one ring that it is in space. */
export function GlobeView({ turning, className }: { turning: boolean; className?: string }) {
  const station = placeOn(view, bordeaux.latitude, bordeaux.longitude);
  return (
    <svg viewBox="-170 -160 340 320" className={className} fill="none" aria-hidden="true">
      <circle r="150" className="fill-sheet stroke-edge" />
      <path className="stroke-line" d={graticule(view)} />
      <path
        className="stroke-wine"
        strokeWidth="1.5"
        d={groundTrack(view, { inclination: 97.5, turns: turning ? 7 : 1, turning })}
      />
      {station && (
        <g
          className="stroke-vine"
          strokeWidth="2"
          transform={`translate(${Math.round(station.x)} ${Math.round(station.y)})`}
        >
          <circle r="4" className="fill-vine" />
          <circle r="11" />
        </g>
      )}
    </svg>
  );
}
