import type { ReactNode } from 'react';
import { type CalculatorId, calculators } from '../calculators/registry.ts';

/** A calculator within an article, with the way to its own page. */
export function Instrument({ id, children }: { id: CalculatorId; children: ReactNode }) {
  const calculator = calculators.find((candidate) => candidate.id === id);
  return (
    <div className="wide my-8! max-w-5xl">
      <p className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-display text-2xl">{calculator?.title}</span>
        <a href={`/tools/${id}`} className="onward" data-noprint>
          Open on its own page
        </a>
      </p>
      {children}
    </div>
  );
}
