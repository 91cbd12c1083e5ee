const key = 'sign-up-from';
/** The only page besides the community that people sign up for. */
const lots = '/lots';

/** Somebody is about to sign up for the lot manager, and the mailed link leads to the community. */
export function rememberLots(): void {
  try {
    localStorage.setItem(key, lots);
  } catch {
    // They find the community, and the lot manager where they left it.
  }
}

/** Where whoever has just confirmed their account was on their way to, told once. */
export function takePageAfterSignUp(): string | undefined {
  try {
    const page = localStorage.getItem(key);
    localStorage.removeItem(key);
    return page === lots ? page : undefined;
  } catch {
    return undefined;
  }
}
