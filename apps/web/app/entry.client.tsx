import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/**
 * The build puts the styles of the first view into the page and holds the whole stylesheet back (`postbuild/own-parts.ts`).
 * React will show more than the first view, so it waits until the sheet is there.
 */
async function untilStyled() {
  const sheets = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'));
  await Promise.all(
    sheets.map(async (link) => {
      if (link.sheet) return;
      await new Promise((settled) => {
        link.addEventListener('load', settled);
        link.addEventListener('error', settled);
      });
    }),
  );
}

await untilStyled();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
