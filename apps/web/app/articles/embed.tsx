import type { ReactNode } from 'react';
import { type ExternalLinkId, externalLink } from '../external-links.ts';
import { Icon } from '../ui/icon.tsx';

interface EmbedProps {
  of: ExternalLinkId;
  /** What the visitor will see: "Demo video", "Live map". */
  kind: string;
  /** Stands above the offer. */
  drawing?: ReactNode;
  children: ReactNode;
}

/**
 * A tool or film of another site. Nothing of it is loaded until the visitor asks: the enhancement then puts the frame
 * in its place, and without script the link is there.
 */
export function Embed({ of, kind, drawing, children }: EmbedProps) {
  const { name, href, frame } = externalLink(of);
  return (
    <figure
      className="embed wide my-8! max-w-3xl border border-edge bg-sheet"
      {...(frame && { 'data-embed': frame, 'data-title': name })}
    >
      {drawing && <div className="border-line border-b">{drawing}</div>}
      <figcaption className="p-5 md:p-6">
        <p className="label">{kind}</p>
        <p className="mt-1.5 font-display text-2xl leading-tight">{name}</p>
        <div className="mt-2">{children}</div>
        {frame && href ? (
          <>
            <button type="button" className="button quiet mt-4" data-load>
              Load the {kind.toLowerCase()}
            </button>
            <Source frame={frame} href={href} />
          </>
        ) : (
          <NotHere kind={kind} />
        )}
      </figcaption>
    </figure>
  );
}

/** Which other company is asked, and what else there is to do; the enhancement says here how the loading goes. */
export function Source({ frame, href }: { frame: string; href: string }) {
  const { host } = new URL(frame);
  return (
    <>
      <p className="mt-3 text-muted text-sm">
        It comes from <strong>{host}</strong>, which learns nothing of you before you load it. From then on
        its own privacy policy applies.{' '}
        <a href={href} rel="noopener" className="whitespace-nowrap text-wine underline underline-offset-4">
          Open it in its own page
          <Icon name="outside" className="ml-1 inline size-[0.8em]" />
        </a>
      </p>
      <p role="status" className="mt-2 font-semibold text-sm empty:mt-0" />
    </>
  );
}

/** Says that the owner has set no address for something. */
export function NotHere({ kind }: { kind: string }) {
  return (
    <p className="mt-3 text-muted text-sm">
      {kind}: not shown here. It is hosted on another service, and this copy of the site has no address for
      it.
    </p>
  );
}
