import { type ReactNode, useContext } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import { community } from './platform/site.ts';
import { PageHead } from './site/meta.tsx';
import { fontAddress, fontFaces } from './styles/fonts/font-faces.ts';
import { HydrateContext } from './ui/hydrate-context.ts';
import { SlowStart } from './ui/slow-start.tsx';

/** Routes with `handle = { hydrate: true }` get React in the browser; all others are finished documents. */
function useHydrates(): boolean {
  const forced = useContext(HydrateContext);
  const matches = useMatches();
  return forced || matches.some(({ handle }) => (handle as { hydrate?: boolean } | undefined)?.hydrate);
}

export function Layout({ children }: { children: ReactNode }) {
  const hydrates = useHydrates();
  return (
    // The site script may mark the element before React takes the page over.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf6ee" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1a1111" />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={fontAddress} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant. */}
        <style dangerouslySetInnerHTML={{ __html: fontFaces }} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Links />
        {import.meta.env.DEV && <script type="module" src="/app/site-scripts/main.ts" />}
      </head>
      <body>
        {children}
        {hydrates && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** For the community's inner pages, the only ones that aren't prerendered. */
export function HydrateFallback() {
  return (
    <>
      <PageHead {...community} index={false} />
      <main id="loading" className="grid h-dvh place-content-center p-6 text-center">
        {/* Painted before it is complete, this would move: see SiteFrame. */}
        <link rel="expect" href="#loading" blocking="render" />
        <h1 className="sr-only">{community.name}</h1>
        <p role="status">Loading {community.name}…</p>
        <SlowStart />
      </main>
    </>
  );
}

export default function Root() {
  return <Outlet />;
}
