import { later } from '../../ui/later.tsx';
import { InEnglish, type InLanguageProps } from './in-language.tsx';
import { useWording } from './use-wording.ts';

const OfficeInSpanish = later<InLanguageProps>(
  () => import('./office-in-spanish.tsx').then((module) => module.OfficeInSpanish),
  {
    // Without a connection, before it has ever been loaded.
    missing: InEnglish,
  },
);

/** Around office pages, whose sentences cellar hands don't load. */
export function OfficeInLanguage({ children }: InLanguageProps) {
  const { language } = useWording();
  return language === 'es' ? <OfficeInSpanish>{children}</OfficeInSpanish> : children;
}
