import type { Token } from '../text/tokens.ts';
import type { Lexicon } from './lexicon.ts';

export interface NumberAt {
  value: number;
  raw: string;
  next: number;
  words?: boolean;
}

const vulgarFractions: Record<string, number> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
};

/** A number as people write it: `2,140`, `12,5`, `.52`, `-1.2`, `1 1/2`, `½`, `half`, `dos`, `2 y media`. */
export function numberAt(tokens: Token[], start: number, lexicon: Lexicon): NumberAt | undefined {
  const minus = (tokens[start]?.text === '-' && isMinus(tokens, start)) || isMinusWord(tokens, start);
  const at = minus ? start + 1 : start;
  const found = unsignedAt(tokens, at, lexicon);
  if (!found) return undefined;
  return minus ? { ...found, value: -found.value, raw: `-${found.raw}` } : found;
}

/** A minus touches its number and nothing before it; a dash between numbers is a range. */
function isMinus(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next?.kind === 'number' && next.glued && !tokens[at]?.glued;
}

/** "minus 1.1", "menos 0.8". Between two numbers it subtracts, and is not read. */
function isMinusWord(tokens: Token[], at: number): boolean {
  const isWord = ['minus', 'negative', 'neg', 'menos'].includes(tokens[at]?.text ?? '');
  const before = tokens[at - 1];
  // "T12 minus 1.5": the number before it is a vessel's.
  const isVessel = before?.glued === true && tokens[at - 2]?.kind === 'word';
  return isWord && tokens[at + 1]?.kind === 'number' && (before?.kind !== 'number' || isVessel);
}

function unsignedAt(tokens: Token[], start: number, lexicon: Lexicon): NumberAt | undefined {
  const token = tokens[start];
  if (!token) return undefined;
  if (token.kind === 'word') return wordNumberAt(tokens, start, lexicon);
  if (token.kind !== 'number') return undefined;
  const vulgar = vulgarFractions[token.text];
  if (vulgar !== undefined) return { value: vulgar, raw: token.text, next: start + 1 };
  const value = parseNumber(token.text);
  if (value === undefined) return undefined;
  const fraction = fractionAt(tokens, start);
  if (fraction) return fraction;
  const more = halfAfter(tokens, start + 1, lexicon);
  if (more && Number.isInteger(value)) return { value: value + more.value, raw: token.text, next: more.next };
  return { value, raw: token.text, next: start + 1 };
}

/** Commas before groups of three separate thousands, others are decimal; several that fit neither make a list. */
export function parseNumber(raw: string): number | undefined {
  if (/^\d+$/.test(raw)) return Number(raw);
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(raw)) return Number(raw.replaceAll(',', ''));
  if (/^\d*\.\d+$/.test(raw)) return Number(raw);
  if (/^\d+,\d{1,2}$/.test(raw) || /^0,\d+$/.test(raw)) return Number(raw.replace(',', '.'));
  if (/^[1-9]\d{0,2}(\.\d{3})+,\d+$/.test(raw)) return Number(raw.replaceAll('.', '').replace(',', '.'));
  return undefined;
}

function fractionAt(tokens: Token[], start: number): NumberAt | undefined {
  const plain = plainFractionAt(tokens, start);
  if (plain) return plain;
  const [whole, top] = [tokens[start], tokens[start + 1]];
  if (top?.kind !== 'number' || !/^\d{1,3}$/.test(whole?.text ?? '')) return undefined;
  const vulgar = vulgarFractions[top.text];
  const rest = vulgar === undefined ? plainFractionAt(tokens, start + 1) : { value: vulgar, next: start + 2 };
  return rest && { value: Number(whole?.text) + rest.value, raw: whole?.text ?? '', next: rest.next };
}

function plainFractionAt(tokens: Token[], start: number): NumberAt | undefined {
  const [top, slash, bottom] = [tokens[start], tokens[start + 1], tokens[start + 2]];
  if (slash?.text !== '/' || !slash.glued || bottom?.kind !== 'number' || !bottom.glued) return undefined;
  const [above, below] = [Number(top?.text), Number(bottom.text)];
  const plain = above < below && [2, 3, 4, 8].includes(below) && tokens[start + 3]?.text !== '/';
  return plain ? { value: above / below, raw: `${above}/${below}`, next: start + 3 } : undefined;
}

function halfAfter(
  tokens: Token[],
  start: number,
  lexicon: Lexicon,
): { value: number; next: number } | undefined {
  const words = [0, 1, 2].map((offset) => tokens[start + offset]?.text);
  if (words[0] === 'and' && words[1] === 'a' && words[2] === 'half') return { value: 0.5, next: start + 3 };
  if (words[0] !== 'y' && words[0] !== 'and') return undefined;
  const value = words[1] === undefined ? undefined : wordValue(words[1], lexicon);
  return value !== undefined && value < 1 ? { value, next: start + 2 } : undefined;
}

function wordValue(word: string, lexicon: Lexicon): number | undefined {
  const meaning = lexicon.entriesOf(word).find((entry) => entry.meaning.is === 'number')?.meaning;
  return meaning?.is === 'number' ? meaning.value : undefined;
}

/** Number words count only before a unit or a countable noun; the scanner checks that. */
function wordNumberAt(tokens: Token[], start: number, lexicon: Lexicon): NumberAt | undefined {
  const raw = tokens[start]?.text ?? '';
  const value = wordValue(raw, lexicon);
  if (value === undefined) return undefined;
  let next = start + 1;
  const more = Number.isInteger(value) ? halfAfter(tokens, next, lexicon) : undefined;
  if (more) return { value: value + more.value, raw, next: more.next, words: true };
  if (value < 1 && /^(a|an|of)$/.test(tokens[next]?.text ?? '')) next += 1;
  return { value, raw, next, words: true };
}
