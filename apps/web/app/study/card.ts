export type DeckId = 'level-3' | 'd1' | 'd2' | 'd3';

/** In a cloze the hidden words are in double braces. */
export interface Flashcard {
  /** A hash of the front, so that progress stays with a question until its text changes. */
  id: string;
  kind: 'question' | 'cloze' | 'map';
  front: string;
  back: string;
  region?: { id: string; longitude: number; latitude: number };
}

const hidden = /\{\{(.+?)\}\}/g;

export const withGaps = (text: string): string => text.replaceAll(hidden, '[…]');

export const withWords = (text: string): string => text.replaceAll(hidden, '$1');

/** FNV-1a, 32 bits, in base 36. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

function cardOf(deck: DeckId, line: string): Flashcard {
  const [front = '', back = '', ...rest] = line.split('|').map((cell) => cell.trim());
  if (rest.length > 0 || !front) throw new Error(`Not a card: ${line}`);
  const isCloze = front.includes('{{');
  if (isCloze === (back !== '')) throw new Error(`A question needs an answer, and a cloze none: ${line}`);
  return {
    id: `${deck}-${fingerprint(front)}`,
    kind: isCloze ? 'cloze' : 'question',
    front,
    back: isCloze ? withWords(front) : back,
  };
}

export function cardsOf(deck: DeckId, lines: string): Flashcard[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => cardOf(deck, line));
}
