import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/**
 * The build puts the styles of the first view into the page and holds the whole stylesheet back (`paint-first.ts`).
 * React will show more than the first view, so it waits until the sheet is there.
 */
async function turnOnStylesheets() {
  const late = Array.from(
    document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="print"]'),
  );
  await Promise.all(
    late.map(async (link) => {
      link.media = 'all';
      if (link.sheet) return;
      await new Promise((settled) => {
        link.addEventListener('load', settled);
        link.addEventListener('error', settled);
      });
    }),
  );
}

await turnOnStylesheets();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
