import { foldText } from '../platform/fold-text.ts';

/** The form in which words are compared: folded, and British sulphur as sulfur. */
export const plain = (word: string) => foldText(word).replace(/^sulph/, 'sulf');

/** Words that name no subject: "how much does it cost" asks for the cost. */
const stopWords = new Set(
  'a an and any are at be by can do does for from get have how i in is it its me much my need of on or our per that the their there this to us use we what when where which who why will with you your'.split(
    ' ',
  ),
);

export function searched(word: string): string | null {
  const term = plain(word);
  return stopWords.has(term) ? null : term;
}

export interface Part {
  text: string;
  found: boolean;
}

export function marked(text: string, terms: ReadonlySet<string>): Part[] {
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, found: terms.has(plain(piece)) }));
}

const before = 60;
const length = 190;

export function excerpt(text: string, terms: ReadonlySet<string>): Part[] {
  let at = 0;
  for (const { text: piece, found } of marked(text, terms)) {
    if (found) break;
    at += piece.length;
  }
  const start = at < text.length && at > before ? text.lastIndexOf(' ', at - before) + 1 : 0;
  const cut = text.length > start + length ? text.lastIndexOf(' ', start + length) : text.length;
  const end = cut > start ? cut : start + length;
  const parts = marked(text.slice(start, end), terms);
  if (start > 0) parts.unshift({ text: '… ', found: false });
  if (end < text.length) parts.push({ text: ' …', found: false });
  return parts;
}
