import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/**
 * Built pages contain the styles of their first view and preload the whole stylesheet (`postbuild/html.ts`). React
 * renders more than the first view and expects the stylesheet's element. It is appended last: between other elements it
 * would make Chrome load the fonts again.
 */
async function applyStylesheets() {
  const preloads = document.querySelectorAll('link[rel="preload"][as="style"]');
  await Promise.all(
    Array.from(preloads, (preload) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.setAttribute('href', preload.getAttribute('href') ?? '');
      return new Promise((settled) => {
        link.addEventListener('load', settled);
        link.addEventListener('error', settled);
        document.head.append(link);
      });
    }),
  );
}

await applyStylesheets();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
