/* Formats of numbers, dates, and lists. Each is made when first used: making one takes about a millisecond of a
   phone's main thread, and a page loads modules whose formats it never shows. `formatters.test.ts` enforces it. */

/* @__NO_SIDE_EFFECTS__ */
function once<Format>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** @param locale undefined: the reader's own */
/* @__NO_SIDE_EFFECTS__ */
export function dateFormat(
  locale: string | undefined,
  options: Intl.DateTimeFormatOptions,
): (at: string | Date) => string {
  const format = once(() => new Intl.DateTimeFormat(locale, options));
  return (at) => format().format(new Date(at));
}

const count = once(() => new Intl.NumberFormat('en-US'));
const ago = once(() => new Intl.RelativeTimeFormat('en-US', { numeric: 'always' }));

/* @__NO_SIDE_EFFECTS__ */
export function listFormat(locale: string): (words: readonly string[]) => string {
  const format = once(() => new Intl.ListFormat(locale));
  return (words) => format().format(words);
}

/** "pH, TA, and volume". */
export const listInWords = listFormat('en-US');

/** "12,500". */
export const countInWords = (value: number): string => count().format(value);

/** "3 minutes ago". */
export const agoInWords = (value: number, unit: Intl.RelativeTimeFormatUnit): string =>
  ago().format(-value, unit);
