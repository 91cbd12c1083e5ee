import { Button } from '../../ui/button.tsx';
import { chosenLanguage, type Language, useLanguage } from './language.ts';

const others: Record<Language, { language: Language; name: string }> = {
  en: { language: 'es', name: 'Español' },
  es: { language: 'en', name: 'English' },
};

/** Switches to the other language, named in that language. */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const { language, name } = others[useLanguage()];
  return (
    <Button
      look="link"
      lang={language}
      data-noprint
      className={`min-h-11 ${className}`}
      onClick={() => chosenLanguage.set(language)}
    >
      {name}
    </Button>
  );
}
