import { Suspense } from 'react';
import { Outlet } from 'react-router';
import '../styles/tools.css';
import { Footer } from '../site/footer.tsx';
import { Header } from '../site/header.tsx';
import { SiteFrame } from '../site/site-frame.tsx';
import { Prerendered } from '../ui/prerendered.tsx';

/** The frame of pages that work something out: React runs in the browser, and the calculators' styles come along. */
export const handle = { hydrate: true };

const footerId = 'site-footer';

const header = (
  <Prerendered id="site-header" className="contents">
    {import.meta.env.SSR && <Header />}
  </Prerendered>
);
const footer = (
  <Prerendered id={footerId} className="contents">
    {import.meta.env.SSR && <Footer />}
  </Prerendered>
);

/**
 * In place of a page that cannot be drawn. Above here the router would make the whole document anew, with scripts that
 * its policy forbids, and show a stack trace.
 */
export function ErrorBoundary() {
  return (
    <main className="p-6">
      <h1>This page has stopped working.</h1>
      <a href="?" className="underline">
        Load it again
      </a>
    </main>
  );
}

export default function ToolLayout() {
  return (
    <SiteFrame drawnFrom={footerId} header={header} footer={footer}>
      {/* Where React has to build the page anew, because something has changed it, it builds no more than this: the
          scripts around it are made in a way that the page's policy forbids. */}
      <Suspense>
        <Outlet />
      </Suspense>
    </SiteFrame>
  );
}
