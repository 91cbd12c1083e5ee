import type { ReactNode } from 'react';
import { type ExternalLinkId, externalLink } from '../platform/external-links.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { TextLink } from '../ui/text-link.tsx';

interface EmbedProps {
  of: ExternalLinkId;
  /** As shown: "Demo video", "Live map". */
  kind: string;
  children: ReactNode;
}

/**
 * A tool or video of another site. Nothing loads until the visitor asks; then the site script inserts the frame.
 * Without script it is a link. Renders nothing while the owner has set no address.
 */
export function Embed({ of, kind, children }: EmbedProps) {
  const { name, href, frame } = externalLink(of);
  if (!frame || !href) return null;
  return (
    <figure
      className="embed wide my-8! max-w-3xl border border-edge bg-sheet"
      data-embed={frame}
      data-title={name}
    >
      <figcaption className="p-5 md:p-6">
        <p className="label">{kind}</p>
        <p className="mt-1.5 font-display text-2xl leading-tight">{name}</p>
        <div className="mt-2">{children}</div>
        <Button size="sheet" className="mt-4" data-load>
          Load the {kind.toLowerCase()}
        </Button>
        <Source frame={frame} href={href} />
      </figcaption>
    </figure>
  );
}

/** The site script writes into the status here when it loads the frame. */
export function Source({ frame, href }: { frame: string; href: string }) {
  const { host } = new URL(frame);
  return (
    <>
      <p className="mt-3 text-muted text-sm">
        It comes from <strong>{host}</strong>, which learns nothing about you until you load it. From then on
        its own privacy policy applies.{' '}
        <TextLink href={href} rel="noopener" className="whitespace-nowrap">
          Open it on its own page
          <Icon name="outside" className="ml-1 inline size-[0.8em]" />
        </TextLink>
      </p>
      <p role="status" className="mt-2 font-semibold text-sm empty:mt-0" />
    </>
  );
}
