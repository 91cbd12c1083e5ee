import type { ReactNode } from 'react';
import { spanish } from './spanish.ts';
import { WordingContext } from './use-wording.ts';

export function InSpanish({ children }: { children: ReactNode }) {
  return (
    <WordingContext value={spanish}>
      <div lang="es">{children}</div>
    </WordingContext>
  );
}
