import { plainText, stored } from '../platform/stored.ts';

const page = stored({ key: 'sign-up-from', ...plainText });
/** The only page besides the community that people sign up for. */
const lots = '/lots';

/** For a sign-up from the lot manager, since the mailed link leads to the community. */
export function rememberLots(): void {
  page.set(lots);
}

export function takePageAfterSignUp(): string | undefined {
  const found = page.get();
  page.set('');
  return found === lots ? found : undefined;
}
