import type { FoldedText } from './fold.ts';

export interface Token {
  kind: 'number' | 'word' | 'mark';
  /** Folded and without apostrophes, so that "what's" and "whats" are the same word. */
  text: string;
  start: number;
  end: number;
  glued: boolean;
  upper: boolean;
}

const isDigit = (character: string | undefined) =>
  character !== undefined && character >= '0' && character <= '9';
function isLetter(character: string | undefined): boolean {
  if (character === undefined) return false;
  // Fast path for almost all letters of a folded text.
  if (character < '\u0080') return character >= 'a' && character <= 'z';
  return /\p{L}/u.test(character);
}

const vulgarFractions = '½¼¾⅓⅔⅛';

/** Words, numbers, and marks with their positions. `22.4B` becomes two tokens that touch. */
export function tokenize({ text, origins }: FoldedText, source: string): Token[] {
  const tokens: Token[] = [];
  let index = 0;
  while (index < text.length) {
    const character = text[index] ?? '';
    if (character === ' ') {
      index += 1;
      continue;
    }
    const [kind, end] = endOfToken(text, index);
    const start = origins[index] ?? 0;
    const stop = (origins[end - 1] ?? 0) + 1;
    const written = source.slice(start, stop);
    tokens.push({
      kind,
      text: kind === 'mark' ? markText(text.slice(index, end)) : text.slice(index, end).replaceAll("'", ''),
      start,
      end: stop,
      glued: index > 0 && text[index - 1] !== ' ' && text[index - 1] !== '\n',
      upper: written !== written.toLowerCase() && written === written.toUpperCase(),
    });
    index = end;
  }
  return tokens;
}

function endOfToken(text: string, start: number): [Token['kind'], number] {
  const character = text[start];
  if (vulgarFractions.includes(character ?? ' ')) return ['number', start + 1];
  if (isDigit(character) || (character === '.' && isDigit(text[start + 1]) && !isDigit(text[start - 1]))) {
    return ['number', endOfNumber(text, start)];
  }
  if (isLetter(character)) {
    let end = start + 1;
    while (isLetter(text[end]) || (text[end] === "'" && isLetter(text[end + 1]))) end += 1;
    return ['word', end];
  }
  if (character === '-' || character === '=' || character === '>') {
    let end = start + 1;
    // Bounded, so that a line of dashes is not rescanned from each of them.
    while (end < start + 8 && (text[end] === '-' || text[end] === '>')) end += 1;
    return ['mark', text.slice(start, end).includes('>') ? end : start + 1];
  }
  // A character beyond the basic plane, such as an emoji, is two code units and one mark.
  return ['mark', start + ((text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1)];
}

function endOfNumber(text: string, start: number): number {
  let end = start + (text[start] === '.' ? 1 : 0);
  while (isDigit(text[end]) || ((text[end] === '.' || text[end] === ',') && isDigit(text[end + 1]))) end += 1;
  return end;
}

function markText(mark: string): string {
  return mark.includes('>') ? '>' : mark;
}
