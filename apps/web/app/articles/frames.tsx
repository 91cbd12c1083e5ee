import { GlobeView } from '../art/globe-view.tsx';
import { Embed } from './embed.tsx';

const frames = [
  {
    id: 'bordeauxFixedFrame',
    name: 'Fixed Frame (Bordeaux View)',
    shows: 'passes',
    text: 'The Earth is held still and the orbit appears to drift: every pass falls about 24 degrees further west, because the ground has turned while the satellite was away.',
  },
  {
    id: 'bordeauxInertialFrame',
    name: 'Inertial Frame (Space View)',
    shows: 'orbit',
    text: 'The stars are held still. The orbit is one ring that hardly moves, and it is Bordeaux that is carried under it, twice a day.',
  },
] as const;

/** The two views of the same orbit; none is open, and nothing is loaded, until one is chosen. */
export function BordeauxFrames() {
  return (
    <div className="my-8! border-ink border-t">
      {frames.map(({ id, name, shows, text }) => (
        <details key={id} name="frame" className="group border-line border-b">
          <summary className="flex items-center justify-between gap-4 py-4 font-semibold text-lg hover:text-wine group-open:text-wine">
            {name}
            <span aria-hidden="true" className="font-display text-2xl leading-none group-open:rotate-45">
              +
            </span>
          </summary>
          <Embed
            of={id}
            kind="Live simulation"
            drawing={<GlobeView shows={shows} className="mx-auto h-80 max-w-full" />}
          >
            {text}
          </Embed>
        </details>
      ))}
    </div>
  );
}
