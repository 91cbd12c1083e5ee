import type { ReactNode } from 'react';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section tabIndex={-1} className="outline-none">
      <h2 className="text-2xl">{title}</h2>
      <div className="mt-3">{children}</div>
    </section>
  );
}

/** Moves the focus to the section, since the pressed button disappears. */
export const focusSection = (pressed: Element) => pressed.closest<HTMLElement>('section')?.focus();
