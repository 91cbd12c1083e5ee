import { stored } from '../../platform/stored.ts';
import { useStored } from '../../platform/use-stored.ts';

const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

const languageIn = (tag: string) => languages.find((each) => each === tag.toLowerCase().split('-')[0]);

/** The first of the browser's languages that the lot manager has. */
export const languageOfBrowser = (tags: readonly string[]): Language =>
  tags.flatMap((tag) => languageIn(tag) ?? [])[0] ?? 'en';

/** The language chosen on this device. It outlives a sign-out, since the sign-in is in it, too. */
export const chosenLanguage = stored<Language | undefined>({
  key: 'lots-language',
  fallback: undefined,
  read: languageIn,
  write: (language) => language,
});

export function useLanguage(): Language {
  const chosen = useStored(chosenLanguage);
  return chosen ?? languageOfBrowser(navigator.languages);
}
