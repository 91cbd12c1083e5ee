/** What a device keeps of the calculators and their guides is less than this; the page says so, and a build that has more fails. */
export const maxMegabytesKept = 5;
