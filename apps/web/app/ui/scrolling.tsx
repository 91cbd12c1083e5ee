import type { ReactNode } from 'react';

interface ScrollingProps {
  label: string;
  /** Wider than a phone even with short texts. */
  isWide?: boolean;
  children: ReactNode;
}

/** Scrolls a wide table by itself, also by keyboard, with a hint while it does (`scrolling.css`). */
export function Scrolling({ label, isWide = false, children }: ScrollingProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached without a pointer.
    <section className="scrolling" data-wide={isWide || undefined} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
