import { Suspense } from 'react';
import { Outlet } from 'react-router';
import '../styles/tools.css';
import { Footer } from '../site/footer.tsx';
import { Header } from '../site/header.tsx';
import { SiteFrame } from '../site/site-frame.tsx';
import { Prerendered } from '../ui/prerendered.tsx';

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
 * Replaces a page whose rendering failed. Without it the router would rebuild the whole document, with scripts that
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
      {/* If React has to rebuild the page, it rebuilds no more than this: the page's policy forbids the scripts
          around it when they are created in the browser. */}
      <Suspense>
        <Outlet />
      </Suspense>
    </SiteFrame>
  );
}
