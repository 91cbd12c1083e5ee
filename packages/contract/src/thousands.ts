/** "4,000". `toLocaleString` would take milliseconds of a page's start, since sentences with limits are made then. */
export const thousands = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
