/** Letters and digits without marks, so that "SO₂", "so2", and "SO2" are equal. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Filler words of a query; every calculator here is about wine. */
const fillers = new Set([
  'a',
  'an',
  'and',
  'by',
  'do',
  'for',
  'from',
  'how',
  'i',
  'in',
  'is',
  'it',
  'many',
  'much',
  'my',
  'of',
  'the',
  'to',
  'what',
  'wine',
  'wines',
]);

/** Without a plural ending: "rotten eggs" finds the rotten egg. */
function singular(word: string): string {
  return word.length > 3 ? word.replace(/(?<=[xsz])es$|(?<!s)s$/, '') : word;
}

function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The words of a query; fillers count only if there are no others. */
function queryWords(typed: string): string[] {
  const all = wordsOf(typed);
  const telling = all.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : all).map(singular);
}

export interface Findable {
  readonly title: string;
  readonly text: string;
}

/**
 * A search over these texts, split into words once. Returns indexes of those with every word typed, or otherwise with
 * most of several; matches in the heading first. Words match by prefix; words of up to three letters match whole
 * words if there are any: "ta" is not a tank.
 */
export function finderOf(all: readonly Findable[]): (typed: string) => number[] {
  const texts = all.map(({ title, text }) => ({ title: wordsOf(title), text: wordsOf(`${title} ${text}`) }));
  return (typed) => findIn(texts, queryWords(typed));
}

function findIn(texts: readonly { title: string[]; text: string[] }[], words: readonly string[]): number[] {
  const tests = words.map((word) => {
    const whole = word.length <= 3 && texts.some(({ text }) => text.includes(word));
    return (candidate: string) => (whole ? candidate === word : candidate.startsWith(word));
  });
  const count = (list: readonly string[]) => tests.filter((test) => list.some(test)).length;
  const counted = texts.map(({ title, text }, index) => ({
    index,
    matches: count(text),
    first: count(title),
  }));
  const most = Math.max(0, ...counted.map(({ matches }) => matches));
  if (words.length > 0 && most === 0) return [];
  return counted
    .filter(({ matches }) => matches === most)
    .sort((a, b) => b.first - a.first)
    .map(({ index }) => index);
}
