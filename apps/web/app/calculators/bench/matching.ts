/** Letters and digits without marks, so that "SO₂", "so2" and "SO2" are one. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** What a question has beside what it asks for. */
const fillers = new Set([
  'a',
  'an',
  'and',
  'by',
  'for',
  'from',
  'how',
  'in',
  'it',
  'many',
  'much',
  'my',
  'of',
  'the',
  'to',
]);

/** Without the ending of a plural: who types "rotten eggs" means the rotten egg. */
function singular(word: string): string {
  return word.length > 3 ? word.replace(/(?<=[xsz])es$|(?<!s)s$/, '') : word;
}

/** Whether each word that was typed begins a word of the text; fillers count where nothing else was typed. */
export function matches(text: string, typed: string): boolean {
  const words = plain(text).split(/[^\p{L}\p{N}]+/u);
  const all = plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const telling = all.filter((word) => !fillers.has(word));
  const asked = (telling.length > 0 ? telling : all).map(singular);
  return asked.every((start) => words.some((word) => word.startsWith(start)));
}
