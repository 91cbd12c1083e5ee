import type { ReactNode } from 'react';
import { later } from '../../ui/later.tsx';
import { english } from './english.ts';
import { useLanguage } from './language.ts';
import { WordingContext } from './use-wording.ts';

export interface InLanguageProps {
  children: ReactNode;
}

/** For pages that are not translated: English, also where they show translated parts. */
export function InEnglish({ children }: InLanguageProps) {
  return (
    <WordingContext value={english}>
      <div lang="en">{children}</div>
    </WordingContext>
  );
}

const InSpanish = later<InLanguageProps>(
  () => import('./in-spanish.tsx').then((module) => module.InSpanish),
  {
    // Without a connection, before Spanish has ever been loaded.
    missing: InEnglish,
  },
);

/** In the language chosen on this device. */
export function InLanguage({ children }: InLanguageProps) {
  return useLanguage() === 'es' ? <InSpanish>{children}</InSpanish> : <InEnglish>{children}</InEnglish>;
}
