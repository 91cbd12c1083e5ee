/** Undefined if the address is not a URL. `URL.parse` is newer than the oldest browsers that we promise. */
export const parseUrl = (address: string, base?: string): URL | undefined =>
  URL.canParse(address, base) ? new URL(address, base) : undefined;
