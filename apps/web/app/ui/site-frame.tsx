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
      <div className="toast" role="status" data-toast data-noprint />
    </>
  );
}
