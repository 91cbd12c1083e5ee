import { Source } from '../../articles/embed.tsx';
import { externalLink } from '../../platform/external-links.ts';
import { PartStatus } from '../parts/part-offer.tsx';
import { example } from './orbit.ts';
import { CubeSatPreview } from './preview.tsx';

const script = 'app/projects/cubesat/start.tsx';

const frames = [
  {
    id: 'bordeauxFixedFrame',
    panel: 'fixed-frame',
    frame: 'fixed',
    name: 'Fixed Frame (Bordeaux View)',
    text: 'The Earth is held still and the orbit appears to drift: each pass lies about 24 degrees west of the last, because the ground has turned while the satellite was away.',
  },
  {
    id: 'bordeauxInertialFrame',
    panel: 'inertial-frame',
    frame: 'inertial',
    name: 'Inertial Frame (Space View)',
    text: 'The stars are held still. The orbit is one ring that hardly moves, and it is Bordeaux that is carried under it twice a day.',
  },
] as const;

const isOurs = frames.some(({ id }) => !externalLink(id).frame);

const hosts = new Set(
  frames.flatMap(({ id }) => {
    const { frame } = externalLink(id);
    return frame ? [new URL(frame).host] : [];
  }),
);

export function BordeauxFrames() {
  return (
    <div className="wide my-8! max-w-4xl">
      {isOurs && <CubeSatPreview className="mb-6 h-72 max-w-full" />}
      <p className="mb-3 max-w-xl text-muted text-sm">
        {hosts.size > 0 ? (
          <>
            Choosing a view loads its simulation from <strong>{Array.from(hosts).join(' and ')}</strong>.
          </>
        ) : (
          <>Choosing a view starts its simulation. It runs in your browser. Nothing is sent anywhere.</>
        )}
      </p>
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
        <Panel key={frame.id} {...frame} />
      ))}
      {isOurs && <Elements />}
    </div>
  );
}

function Panel({ id, panel, frame: view, text }: (typeof frames)[number]) {
  const { name, href, frame } = externalLink(id);
  return (
    <div
      id={panel}
      role="tabpanel"
      aria-labelledby={`${panel}-tab`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without focusable content needs to be reachable too.
      tabIndex={0}
      className="tabpanel embed"
      {...(frame && { 'data-embed': frame, 'data-title': name })}
    >
      <p className="max-w-xl">{text}</p>
      {!frame && (
        <section
          aria-label={`Simulation, ${name}`}
          className="part mt-5 border border-edge bg-sheet empty:hidden"
          data-lazy-script={script}
          data-styles=""
          data-frame={view}
          tabIndex={-1}
        >
          <div className="px-5 pb-2">
            <PartStatus />
          </div>
        </section>
      )}
      {frame && href && <Source frame={frame} href={href} />}
    </div>
  );
}

function Elements() {
  return (
    <details className="mt-4 max-w-xl text-sm">
      <summary className="font-semibold">The elements of the orbit</summary>
      <p className="mt-2">
        This satellite doesn’t exist. We made up its elements: a circular orbit 550 km up that keeps its angle
        to the Sun and crosses the equator southward at 10:30 AM local time. Epoch: November 1, 2026, 0:00
        UTC. No drag is set, so the elements don’t age. SGP4, the method such elements are made for, allows
        for the bulge of the Earth.
      </p>
      <pre className="mt-2 overflow-x-auto border border-line p-3 text-xs">{example.lines.join('\n')}</pre>
    </details>
  );
}
