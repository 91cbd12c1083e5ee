import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** What stands around every page but the community's. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#content" className="skip">
        Skip to content
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="focus:outline-none">
        {children}
      </main>
      <Footer />
      <div className="toast" role="status" data-toast data-noprint />
    </>
  );
}
