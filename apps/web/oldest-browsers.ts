/** The oldest versions that the styles support. */
export const oldestBrowsers = { chrome: '123', firefox: '120', safari: '17.5', ios: '17.5' };
