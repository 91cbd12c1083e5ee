/** Limit of what a device stores of the calculators and guides: the page states it, and a larger build fails. */
export const maxMegabytesKept = 7;
