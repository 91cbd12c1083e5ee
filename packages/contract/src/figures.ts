/**
 * Arithmetic, temperatures, and dates in messages: `0.3*225*2`, `- 5 °C`, `> 30 ppm`, `5. of May`. Their signs are
 * not Markdown. While Markdown is read, a Unicode noncharacter stands for each sign, so that positions stay.
 */
const signs = '*_~-+>.)';
const firstSubstitute = 0xfdd0;
const substitutes = /[\uFDD0-\uFDD7]/g;

const unit =
  '(?:[kmµμn]?g|[mcdhµμ]?[lL]|k?t|ha|[°º]?(?:[CFKB]|Bx|Oe|KMW|P)|[Bb]rix|Bx|pp[mb]|vol|[mµμ]?mol|m?eq|M|N|NTU|IU|RPM|rpm|m?bar|psi|k?Pa|gal|lbs?|oz|fl|acres?|ac|hrs?|h|min|s|d|cm|mm|k?m|in|ft|pH|TA|SG|VA|x|and|or|of|to|per)';
/** A line of numbers, units, and signs only. */
const figuresOnly = new RegExp(
  String.raw`^(?=.*\d)(?:${unit}(?![\p{L}\p{M}])|[\d\s\p{Sc}+\-−–*×·÷/\\=^_~<>≤≥≈±().,:;%‰°º²³½¼¾'"’′″!?&#@])*$`,
  'u',
);

const operandEnd = String.raw`[\p{L}\p{M}\p{N}]`;
const closing = String.raw`[)\]}%‰°º′″]`;
/** Between letters or digits; after a bracket or a unit’s sign; and after a number and spaces, before a number. */
const operators = new RegExp(
  // First the sign itself, since the lookbehinds are slow.
  `(?=[*~_])(?:${[
    String.raw`(?<=${operandEnd})(?:\*+|~+)(?=${operandEnd})`,
    String.raw`(?<=${closing})(?:\*+|~+|_+)(?=[\p{L}\p{N}(\[{+\-−.])`,
    String.raw`(?<=[\p{N})\]}%°][ \t]+)(?:\*+|~+|_+)(?=[\p{N}(])`,
  ].join('|')})`,
  'gu',
);

const number = String.raw`[=<>~≈±+\-−]?[ \t]?[=\-−]?[.,]?\d`;
/** A bullet before a number or an empty rest of the line, within quotes too. */
const bullet = new RegExp(String.raw`^((?:[ \t]*>)*[ \t]*)[-+*](?=[ \t]+${number}|[ \t]*$)`);
const above = new RegExp(String.raw`^([ \t]*)>+(?=[ \t]?(?:${number}|=))`);
const quote = /^[ \t]*>/;
const tildeFence = /^((?:[ \t]*>)*[ \t]*)~{3,}/;
const ordinal = /^((?:[ \t]*>)*[ \t]*)(\d{1,9})([.)])(?=[ \t]|$)/;

const substitute = (text: string) =>
  text.replace(/[*_~\-+>.)]/g, (sign) => String.fromCharCode(firstSubstitute + signs.indexOf(sign)));

/**
 * The text, of the same length, with noncharacters for signs that are not Markdown. Noncharacters in the text are
 * lost.
 */
export function withoutFigures(text: string): string {
  const lines = text.replace(substitutes, '\uFFFD').split('\n');
  const isItem = orderedItems(lines);
  const lastFence = lines.findLastIndex((line) => /^[ \t>]*~{3,}[ \t]*$/.test(line));
  let isQuote = false;
  const read = lines.map((line, at) => {
    if (figuresOnly.test(line)) return substitute(line);
    // After a quote's line of words, a line that begins with `> 30` continues the quote.
    const shown = isQuote ? line : line.replace(above, substitute);
    isQuote = quote.test(shown);
    return shown
      .replace(bullet, (whole, before: string) => before + substitute(whole.slice(before.length)))
      .replace(tildeFence, (whole, before: string) =>
        at < lastFence ? whole : before + substitute(whole.slice(before.length)),
      )
      .replace(ordinal, (whole, before: string, value: string, mark: string) =>
        isItem[at] ? whole : before + value + substitute(mark),
      );
  });
  return read.join('\n').replace(operators, substitute);
}

export function withFigures(text: string): string {
  return text.replace(substitutes, (sign) => signs.charAt(sign.charCodeAt(0) - firstSubstitute));
}

/**
 * Which lines are items of an ordered list: at least two, numbered from 1. Other lines keep their numbers as written.
 */
function orderedItems(lines: readonly string[]): boolean[] {
  const found = lines.map((line) => {
    const [, before = '', value = '', mark] = ordinal.exec(line) ?? [];
    return mark === '.'
      ? { indent: before.length, value: Number(value), isPlain: !/^0/.test(value) }
      : undefined;
  });
  /** The next number of the list at each indent. */
  const next = new Map<number, number>();
  return found.map((item, at) => {
    if (!item?.isPlain) return false;
    const { indent, value } = item;
    let after = at + 1;
    while (after < found.length && (found[after]?.indent ?? Infinity) > indent) after += 1;
    const follower = found[after];
    const begins = value === 1 && follower?.indent === indent && follower.value === 2;
    if (!begins && next.get(indent) !== value) return false;
    next.set(indent, value + 1);
    return true;
  });
}
