import type { ReactNode } from 'react';

/** A part of a page under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section tabIndex={-1} className="outline-none">
      <h2 className="text-2xl">{title}</h2>
      <div className="mt-3">{children}</div>
    </section>
  );
}

/** What was pressed goes away with what it answered; the focus stays in the part of the page where it stood. */
export const focusPart = (pressed: Element) => pressed.closest<HTMLElement>('section')?.focus();
