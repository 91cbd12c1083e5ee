import type { Token } from '../text/tokens.ts';
import { digitWords, numberWords, pointWords } from '../vocabulary/numbers.ts';

/** Words between a vessel's word and its numbers, or between the numbers. */
const linkWords = /^(,|and|y|&|number|numero|el|la|through|thru|to|hasta)$/;

interface Spoken {
  text: string;
  next: number;
}

/** Whether numbers follow this word, and whether it has this one. */
export type Numbered = (word: string, number?: number) => boolean;

/**
 * Joins the words of one number as phones transcribe them: "thirty five hundred", "19 point 2", "doscientos cincuenta
 * y cinco", "barrel one oh one". Single words stay, since "one" and "un" are seldom numbers.
 */
export function joinSpokenNumbers(tokens: Token[], isNumbered: Numbered): Token[] {
  const joined: Token[] = [];
  let name: string | undefined;
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at] as Token;
    const word = name;
    const isKnown = (text: string) => word !== undefined && isNumbered(word, Number(text));
    const numeral = word === undefined ? undefined : numeralAt(tokens, at, isKnown);
    const hundreds = word === undefined ? hundredsAt(tokens, at) : undefined;
    const spoken = decimalAt(tokens, at) ?? numeral ?? hundreds ?? compoundAt(tokens, at, 2);
    if (spoken) {
      const end = tokens[spoken.next - 1]?.end ?? token.end;
      joined.push({ ...token, kind: 'number', text: spoken.text, end, upper: false });
      at = spoken.next;
    } else {
      joined.push(token);
      if (isNumbered(token.text)) name = token.text;
      else if (!linkWords.test(token.text)) name = undefined;
      at += 1;
    }
  }
  return joined;
}

const wordValue = (token: Token | undefined): number | undefined =>
  token?.kind === 'word' ? numberWords[token.text] : undefined;

/** After a word for vessels or blocks: "five", "twenty one", and, if it exists, "one oh one" or "one twenty". */
function numeralAt(tokens: Token[], at: number, isKnown: (text: string) => boolean): Spoken | undefined {
  const digits = [0, 1, 2].map((offset) => digitWords[tokens[at + offset]?.text ?? '']);
  const tens = compoundAt(tokens, at + 1, 1);
  const parts: (Spoken | undefined)[] = [
    digits.includes(undefined) ? undefined : { text: digits.join(''), next: at + 3 },
    digits[0] && tens && tens.text.length === 2
      ? { text: `${digits[0]}${tens.text}`, next: tens.next }
      : undefined,
  ];
  const whole = /^(un|una)$/.test(tokens[at]?.text ?? '') ? undefined : compoundAt(tokens, at, 1);
  return parts.find((part) => part && isKnown(part.text)) ?? whole;
}

const unitWords =
  /^(gal|gals|gallons?|l|lit(?:er|re)s?|g|gr|grams?|kilos?|kg|lb|lbs|pounds?|cases?|cs|bottles?|btls?|ppm|ml|mils?)$/;

/** "two eighty gallons", "one fifty five cases": hundreds, as people say them before a unit. */
function hundredsAt(tokens: Token[], at: number): Spoken | undefined {
  const hundreds = digitWords[tokens[at]?.text ?? ''];
  const tens = compoundAt(tokens, at + 1, 1);
  if (!hundreds || tens?.text.length !== 2 || tokens[at + 1]?.kind !== 'word') return undefined;
  const isLetter = tokens[at - 1]?.kind === 'word' && tokens[at - 1]?.text.length === 1;
  if (isLetter || /^una?$/.test(tokens[at]?.text ?? '') || !unitWords.test(tokens[tens.next]?.text ?? ''))
    return undefined;
  return { text: `${hundreds}${tens.text}`, next: tens.next };
}

function decimalAt(tokens: Token[], at: number): Spoken | undefined {
  const first = tokens[at];
  const whole = /^\d+$/.test(first?.text ?? '')
    ? { text: first?.text ?? '', next: at + 1 }
    : compoundAt(tokens, at, 1);
  if (!whole || !pointWords.includes(tokens[whole.next]?.text ?? '')) return undefined;
  let next = whole.next + 1;
  if (/^\d+$/.test(tokens[next]?.text ?? ''))
    return { text: `${whole.text}.${tokens[next]?.text}`, next: next + 1 };
  const tens = compoundAt(tokens, next, 1);
  if (tens && Number(tens.text) > 9) return { text: `${whole.text}.${tens.text}`, next: tens.next };
  let digits = '';
  for (; digitWords[tokens[next]?.text ?? ''] !== undefined; next += 1)
    digits += digitWords[tokens[next]?.text ?? ''];
  return digits === '' ? undefined : { text: `${whole.text}.${digits}`, next };
}

/** Words of one whole number, or digits before "hundred" or "mil"; at least `fewest` words. */
function compoundAt(tokens: Token[], start: number, fewest: number): Spoken | undefined {
  let total = 0;
  let group = 0;
  let next = start;
  const digits = tokens[start];
  if (
    digits?.kind === 'number' &&
    /^\d{1,2}$/.test(digits.text) &&
    (wordValue(tokens[start + 1]) ?? 0) >= 100
  ) {
    if (wordValue(tokens[start + 1]) !== 100 && wordValue(tokens[start + 1]) !== 1000) return undefined;
    group = Number(digits.text);
    next += 1;
  }
  for (;;) {
    const joins = isJoin(tokens, next, group, total) ? 1 : 0;
    const value = wordValue(tokens[next + joins]);
    if (value === undefined || !Number.isInteger(value)) break;
    if (value === 1000) {
      if (total > 0) break;
      total = Math.max(group, 1) * 1000;
      group = 0;
    } else if (value === 100 && group > 0 && group < 100) group *= 100;
    else if (fits(value, group)) group += value;
    else break;
    next += joins + 1;
  }
  // "3 mil 900"
  const rest = tokens[next];
  if (total > 0 && group === 0 && next > start && rest?.kind === 'number' && /^\d{3}$/.test(rest.text)) {
    group = Number(rest.text);
    next += 1;
  }
  return next - start < fewest || next === start ? undefined : { text: String(total + group), next };
}

function fits(value: number, group: number): boolean {
  if (group === 0) return true;
  if (value < 10) return group % 100 === 0 || (group % 10 === 0 && group % 100 >= 20);
  return value < 100 && group % 100 === 0;
}

/** "two hundred and fifty", "treinta y cinco"; but "two and three" are two numbers. */
function isJoin(tokens: Token[], at: number, group: number, total: number): boolean {
  const [joint, value] = [tokens[at]?.text, wordValue(tokens[at + 1]) ?? 0];
  if (joint === 'and')
    return value < 100 && (group >= 100 || (total > 0 && group === 0)) && group % 100 === 0;
  return joint === 'y' && value < 10 && group % 100 >= 30 && group % 10 === 0;
}
