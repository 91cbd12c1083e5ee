import type { ReactNode } from 'react';

interface SiteFrameProps {
  /** The id of the element that a browser has to come to, reading, before it draws anything. */
  drawnFrom: string;
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** What stands around every page but the community's. */
export function SiteFrame({ drawnFrom, header, footer, children }: SiteFrameProps) {
  return (
    <>
      {/* A browser draws a page while it reads it. What it draws half read moves as the rest comes. */}
      <link rel="expect" href={`#${drawnFrom}`} blocking="render" />
      <a href="#content" className="skip">
        Skip to content
      </a>
      {header}
      <main id="content" tabIndex={-1} className="focus:outline-none">
        {children}
      </main>
      {footer}
      {/* What the site script says here, before React takes the page over too, React leaves alone: see Prerendered. */}
      <div className="toast" role="status" data-toast data-noprint suppressHydrationWarning>
        {''}
      </div>
    </>
  );
}
