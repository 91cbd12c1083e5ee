import type { ReactNode } from 'react';

interface SiteFrameProps {
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** What stands around every page but the community's. */
export function SiteFrame({ header, footer, children }: SiteFrameProps) {
  return (
    <>
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
