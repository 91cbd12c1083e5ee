import { GlobeView } from '../art/globe-view.tsx';
import { externalLink } from '../external-links.ts';
import { NotHere, Source } from './embed.tsx';

const frames = [
  {
    id: 'bordeauxFixedFrame',
    panel: 'fixed-frame',
    name: 'Fixed Frame (Bordeaux View)',
    shows: 'passes',
    text: 'The Earth is held still and the orbit appears to drift: every pass falls about 24 degrees further west, because the ground has turned while the satellite was away.',
  },
  {
    id: 'bordeauxInertialFrame',
    panel: 'inertial-frame',
    name: 'Inertial Frame (Space View)',
    shows: 'orbit',
    text: 'The stars are held still. The orbit is one ring that hardly moves, and it is Bordeaux that is carried under it, twice a day.',
  },
] as const;

/** Who is asked when a view is chosen. */
const hosts = new Set(
  frames.flatMap(({ id }) => {
    const { frame } = externalLink(id);
    return frame ? [new URL(frame).host] : [];
  }),
);

/** The two views of the same orbit. None is chosen at first, and choosing one is what loads its simulation. */
export function BordeauxFrames() {
  return (
    <div className="wide my-8! max-w-3xl">
      {hosts.size > 0 && (
        <p className="mb-3 text-muted text-sm">
          Choosing a view loads its simulation from <strong>{Array.from(hosts).join(' and ')}</strong>.
        </p>
      )}
      <div role="tablist" aria-label="View of the orbit" className="grid border-ink border-b sm:grid-cols-2">
        {frames.map(({ panel, name }) => (
          <a
            key={panel}
            id={`${panel}-tab`}
            href={`#${panel}`}
            role="tab"
            aria-selected="false"
            aria-controls={panel}
            className="tab"
          >
            {name}
          </a>
        ))}
      </div>
      {frames.map((frame) => (
        <Frame key={frame.id} {...frame} />
      ))}
    </div>
  );
}

function Frame({ id, panel, shows, text }: (typeof frames)[number]) {
  const { name, href, frame } = externalLink(id);
  return (
    <div
      id={panel}
      role="tabpanel"
      aria-labelledby={`${panel}-tab`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without anything to focus has to be reached too.
      tabIndex={0}
      className="tabpanel embed"
      {...(frame && { 'data-embed': frame, 'data-title': name })}
    >
      {!frame && <GlobeView shows={shows} className="mx-auto h-96 max-w-full" />}
      <p className="mt-4 max-w-xl">{text}</p>
      {frame && href ? <Source frame={frame} href={href} /> : <NotHere kind="Live simulation" />}
    </div>
  );
}
