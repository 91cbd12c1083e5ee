import type { ReactNode } from 'react';

/** A section of a page under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section tabIndex={-1} className="outline-none">
      <h2 className="text-2xl">{title}</h2>
      <div className="mt-3">{children}</div>
    </section>
  );
}

/** The pressed button is removed with what it answered; the focus moves to its section. */
export const focusSection = (pressed: Element) => pressed.closest<HTMLElement>('section')?.focus();
