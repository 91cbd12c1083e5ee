import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

interface PartOfferProps {
  /** The module below `apps/web` that exports `start`. */
  script: string;
  /** Such as "The calculator". */
  name: string;
  act: string;
  /** Name of the fragment's parameter whose value starts the part. */
  opens?: string;
  preview: ReactNode;
  children: ReactNode;
}

/**
 * An interactive part that loads when the visitor starts it, and then replaces this offer. Without script, the page
 * says that it needs script.
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
          <Button look="primary" size="sheet" className="mt-4" data-start="" data-noprint>
            {act}
          </Button>
          <p className="mt-3 text-muted text-sm" data-noprint>
            It runs in your browser. Nothing is sent anywhere.
          </p>
          <PartStatus />
        </div>
      </div>
    </section>
  );
}

export function PartStatus() {
  return (
    <>
      <p role="status" className="mt-2 font-semibold text-sm empty:mt-0" />
      <noscript>
        <p className="mt-2 text-sm">This part needs JavaScript, which your browser doesn’t run.</p>
      </noscript>
    </>
  );
}
