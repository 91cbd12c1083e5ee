/** "4,000". `toLocaleString` would add milliseconds to a page's start, when sentences with limits are made. */
export const thousands = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
