/** Letters and digits without marks, so that "SO₂", "so2" and "SO2" are one. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** What a question has beside what it asks for; every calculator here is of wine. */
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

/** Without the ending of a plural: who types "rotten eggs" means the rotten egg. */
function singular(word: string): string {
  return word.length > 3 ? word.replace(/(?<=[xsz])es$|(?<!s)s$/, '') : word;
}

function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** What is looked for; fillers count where nothing else was typed. */
function asked(typed: string): string[] {
  const all = wordsOf(typed);
  const telling = all.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : all).map(singular);
}

/** What can be found, in the words of its heading and in all of its words. */
export interface Findable {
  readonly title: string;
  readonly text: string;
}

/**
 * A search in these, whose words are taken apart once. It answers with the places of those that have each word that was
 * typed, or, if none has, the most of several; those with more of them in the heading first. A word is its beginning; up
 * to three letters it is the whole word, if anything has it whole: "ta" is no tank.
 */
export function finderOf(all: readonly Findable[]): (typed: string) => number[] {
  const texts = all.map(({ title, text }) => ({ title: wordsOf(title), text: wordsOf(`${title} ${text}`) }));
  return (typed) => findIn(texts, asked(typed));
}

function findIn(texts: readonly { title: string[]; text: string[] }[], words: readonly string[]): number[] {
  const tests = words.map((word) => {
    const whole = word.length <= 3 && texts.some(({ text }) => text.includes(word));
    return (candidate: string) => (whole ? candidate === word : candidate.startsWith(word));
  });
  const count = (list: readonly string[]) => tests.filter((test) => list.some(test)).length;
  const counted = texts.map(({ title, text }, place) => ({ place, held: count(text), first: count(title) }));
  const most = Math.max(0, ...counted.map(({ held }) => held));
  if (words.length > 0 && most === 0) return [];
  return counted
    .filter(({ held }) => held === most)
    .sort((a, b) => b.first - a.first)
    .map(({ place }) => place);
}
