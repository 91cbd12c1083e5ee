const key = 'sign-up-from';
/** The only page besides the community that people sign up for. */
const lots = '/lots';

/** For a sign-up from the lot manager, since the mailed link leads to the community. */
export function rememberLots(): void {
  try {
    localStorage.setItem(key, lots);
  } catch {
    // They find the community, and the lot manager where they left it.
  }
}

/** Returns, once, the page from which a just confirmed member signed up. */
export function takePageAfterSignUp(): string | undefined {
  try {
    const page = localStorage.getItem(key);
    localStorage.removeItem(key);
    return page === lots ? page : undefined;
  } catch {
    return undefined;
  }
}
