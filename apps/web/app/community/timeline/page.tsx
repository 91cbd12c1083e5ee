import type { ReactNode } from 'react';

export function Page({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={`Messages in ${label}`} className="min-h-0 overflow-y-auto">
      <div className="mx-auto max-w-[60rem] px-4 py-8 sm:px-8">{children}</div>
    </section>
  );
}
