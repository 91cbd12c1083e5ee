import type { ReactNode } from 'react';

interface SiteFrameProps {
  /** The id of the element that must be parsed before the first paint. */
  drawnFrom: string;
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

export function SiteFrame({ drawnFrom, header, footer, children }: SiteFrameProps) {
  return (
    <>
      {/* Browsers paint a page while its HTML arrives, and parts painted early move as the rest arrives. */}
      <link rel="expect" href={`#${drawnFrom}`} blocking="render" />
      <a href="#content" className="skip">
        Skip to content
      </a>
      {header}
      <main id="content" tabIndex={-1} className="focus:outline-none">
        {children}
      </main>
      {footer}
      {/* The site script may fill this before React hydrates, and React leaves it alone: see Prerendered. */}
      <div className="toast" role="status" data-toast data-noprint suppressHydrationWarning>
        {''}
      </div>
    </>
  );
}
