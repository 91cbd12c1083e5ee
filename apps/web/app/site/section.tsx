import type { ReactNode } from 'react';

interface SectionProps {
  id?: string;
  /** In the margin, beside the content. */
  label: string;
  title: string;
  children: ReactNode;
  className?: string;
}

export function Section({ id, label, title, children, className = '' }: SectionProps) {
  return (
    <section id={id} aria-label={label} className={`wrap mt-20 md:mt-28 ${className}`}>
      <div className="grid gap-x-10 gap-y-4 border-ink border-t pt-5 lg:grid-cols-[13rem_1fr]">
        <p className="label pt-1">{label}</p>
        <div>
          <h2 className="max-w-2xl text-3xl md:text-[2.75rem]">{title}</h2>
          <div className="mt-8 md:mt-10">{children}</div>
        </div>
      </div>
    </section>
  );
}
