import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Prerendered } from './prerendered.tsx';

/** What stands around every page but the community's. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#content" className="skip">
        Skip to content
      </a>
      <Prerendered id="site-header" className="contents">
        {import.meta.env.SSR && <Header />}
      </Prerendered>
      <main id="content" tabIndex={-1} className="focus:outline-none">
        {children}
      </main>
      <Prerendered id="site-footer" className="contents">
        {import.meta.env.SSR && <Footer />}
      </Prerendered>
      <div className="toast" role="status" data-toast data-noprint />
    </>
  );
}
