import type { ReactNode } from 'react';
import { InEnglish } from './in-language.tsx';
import { useWording } from './use-wording.ts';

/** A view in English alone, which is said to readers of another language. */
export function UntranslatedView({ children }: { children: ReactNode }) {
  const { language, frame } = useWording();
  return (
    <>
      {language !== 'en' && <p className="mb-4 text-muted text-sm print:hidden">{frame.inEnglish}</p>}
      <InEnglish>{children}</InEnglish>
    </>
  );
}
