import type { ReactNode } from 'react';
import { type ExternalLinkId, externalLink } from '../external-links.ts';
import { Icon } from '../ui/icon.tsx';

interface EmbedProps {
  of: ExternalLinkId;
  /** What the visitor will see: "Demo video", "Live map". */
  kind: string;
  /** Stands beside the offer. */
  drawing?: ReactNode;
  children: ReactNode;
}

/**
 * A tool or film of another site. Nothing of it is loaded until the visitor asks: the enhancement then puts the frame
 * in its place, and without script the link is there.
 */
export function Embed({ of, kind, drawing, children }: EmbedProps) {
  const { name, href, isSet } = externalLink(of);
  return (
    <figure className="my-8! border border-edge bg-sheet">
      {drawing && <div className="border-line border-b">{drawing}</div>}
      <figcaption className="p-5 md:p-6">
        <p className="label">{kind}</p>
        <div className="mt-2">{children}</div>
        {isSet && href ? <Offer name={name} href={href} /> : <NotHere kind={kind} />}
      </figcaption>
    </figure>
  );
}

function Offer({ name, href }: { name: string; href: string }) {
  const { host } = new URL(href);
  return (
    <details className="mt-4" data-embed={href} data-title={name}>
      <summary className="button quiet">Load it from {host}</summary>
      <p className="mt-3 text-muted text-sm">
        This contacts {host}.{' '}
        <a href={href} rel="noopener">
          Open it in its own page
          <Icon name="outside" className="ml-1 inline size-[0.8em]" />
        </a>
      </p>
    </details>
  );
}

/** Says that the owner has set no address for something. */
export function NotHere({ kind }: { kind: string }) {
  return (
    <p className="mt-3 mb-4 text-muted text-sm">
      {kind}: not shown here. It is hosted on another service, and this copy of the site has no address for
      it.
    </p>
  );
}
