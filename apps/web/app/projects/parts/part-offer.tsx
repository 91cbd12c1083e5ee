import type { ReactNode } from 'react';

interface PartOfferProps {
  /** Its module below `apps/web`, which exports `start`. */
  script: string;
  /** "The calculator". */
  name: string;
  /** What the button says. */
  act: string;
  /** A link whose fragment begins with this name and "=" holds something for the part, and starts it. */
  opens?: string;
  /** A picture of it as it begins. */
  preview: ReactNode;
  children: ReactNode;
}

/**
 * A part of a page that works once the visitor starts it: nothing of it is loaded before. It then takes the place of
 * what stands here. Without script there is nothing to start, and the page says so.
 */
export function PartOffer({ script, name, act, opens, preview, children }: PartOfferProps) {
  return (
    <section
      aria-label={name}
      className="part wide my-8! border border-edge bg-sheet"
      data-lazy-script={script}
      data-styles=""
      data-opens={opens}
      tabIndex={-1}
    >
      <div className="grid items-center gap-x-8 gap-y-5 p-5 md:grid-cols-2 md:p-6">
        <div>{preview}</div>
        <div>
          <p className="font-display text-2xl leading-tight">{name}</p>
          <div className="mt-2">{children}</div>
          <button type="button" className="button mt-4" data-start="" data-noprint>
            {act}
          </button>
          <p className="mt-3 text-muted text-sm" data-noprint>
            <PartWeight script={script} />
          </p>
          <PartStatus />
        </div>
      </div>
    </section>
  );
}

/** What it costs to start a part, worked out when the site is built. */
export function PartWeight({ script }: { script: string }) {
  return (
    <>
      It loads <span data-weight-of={script} /> of script from this site, and nothing from anywhere else.
    </>
  );
}

/** Where the site script says how the loading goes. */
export function PartStatus() {
  return (
    <>
      <p role="status" className="mt-2 font-semibold text-sm empty:mt-0" />
      <noscript>
        <p className="mt-2 text-sm">This part needs JavaScript, which your browser does not run.</p>
      </noscript>
    </>
  );
}
