import address from './fraunces.woff2?url';

export const fontAddress = address;

/**
 * In each page instead of a stylesheet: a font that a later stylesheet names again is applied at once, and the letters
 * would change while they are read. `optional` for the same reason: the font is used if it arrives before the first
 * paint, or else from the next page on. The fallback is Georgia with Fraunces' line height and width.
 */
export const fontFaces = `@font-face{font-family:Fraunces;src:url(${address})format("woff2");font-display:optional}@font-face{font-family:Fraunces Fallback;src:local(Georgia),local(Gelasio),local(DejaVu Serif Condensed);size-adjust:100.7%;ascent-override:97.1%;descent-override:25.3%;line-gap-override:0%}`;
