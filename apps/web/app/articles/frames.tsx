import { GlobeView } from '../art/globe-view.tsx';
import { externalLink } from '../external-links.ts';
import { NotHere } from './embed.tsx';

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

/** The two views of the same orbit. None is open at first, and opening one is what loads its simulation. */
export function BordeauxFrames() {
  return (
    <div className="my-8! border-ink border-t">
      {frames.map((frame) => (
        <Frame key={frame.id} {...frame} />
      ))}
    </div>
  );
}

function Frame({ id, name, shows, text }: (typeof frames)[number]) {
  const { name: title, href } = externalLink(id);
  return (
    <details
      name="frame"
      className="group border-line border-b"
      {...(href && { 'data-embed': href, 'data-title': title })}
    >
      <summary className="flex items-center justify-between gap-4 py-4 font-semibold text-lg hover:text-wine group-open:text-wine">
        <span>
          {name}
          {href && (
            <span className="block font-normal text-muted text-sm">loads from {new URL(href).host}</span>
          )}
        </span>
        <span aria-hidden="true" className="font-display text-2xl leading-none group-open:rotate-45">
          +
        </span>
      </summary>
      <GlobeView shows={shows} className="mx-auto h-80 max-w-full" />
      <p className="py-4">{text}</p>
      {!href && <NotHere kind="Live simulation" />}
    </details>
  );
}
