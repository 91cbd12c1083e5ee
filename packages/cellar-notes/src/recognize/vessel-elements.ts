import type { VesselKind } from '@orbit-vine/cellar-book/entries/work.ts';
import type { Token } from '../text/tokens.ts';
import { type Cellar, kindsWithNumber } from './cellar.ts';
import type { Lexicon, Meaning } from './lexicon.ts';
import { fillsBarrels, staysInPlace } from './tokens-ahead.ts';

const isVesselWord = (meaning: Meaning) => meaning.is === 'vesselWord';

const unitLike =
  /^(b|bx|brix|f|c|gal|gals|gallons|g|gr|gramos|grams|lb|lbs|kg|kilos|l|lts?|ltrs?|litros?|lit(?:er|re)s?|gls?|ml|hl|ppm|min|mins|minutos|h|hr|hrs|am|pm|x|tons?|t|galones|cases|cs|cajas|deg|grados|%|#|oz|times|veces|sachets?|sobres?|ea|micron|toneladas?|libras|p|a|bottles|btls?|horas?|days?|dias?)$/;

export interface Element {
  ids: string[];
  unknown: string[];
  next: number;
  kind: VesselKind;
  many: boolean;
}

export interface VesselScan {
  tokens: Token[];
  cellar: Cellar;
  lexicon: Lexicon;
}

/** One vessel or range with a word or letter before it. */
export function elementAt(scan: VesselScan, start: number): Element | undefined {
  const { tokens, lexicon } = scan;
  const phrase = lexicon.phraseAt(tokens, start, isVesselWord);
  const meaning = phrase?.entries[0]?.meaning;
  if (phrase && meaning?.is === 'vesselWord') {
    let at = phrase.next;
    while (
      ['#', 'no', 'num', 'number', 'numero', 'nro', '.'].includes(tokens[at]?.text ?? '') ||
      (tokens[at]?.text === '-' && tokens[at]?.glued && tokens[at + 1]?.glued)
    )
      at += 1;
    // "all the chard barrels 25ppm"
    const isKnown = scan.cellar.byNumber.has(`${meaning.kind} ${Number(tokens[at]?.text)}`);
    if (tokens[at]?.kind === 'number' && !isKnown && meaning.many && unitFollows(tokens, at))
      return undefined;
    if (tokens[at]?.kind === 'number') return numbersAt(scan, at, meaning.kind, meaning.many);
    // "tank T4", "barricas B121 a B126", "el bin BIN7"
    const named = letteredAt(scan, phrase.next, meaning.kind);
    return named ? { ...named, many: meaning.many } : undefined;
  }
  return letteredAt(scan, start);
}

function letteredAt(scan: VesselScan, start: number, after?: VesselKind): Element | undefined {
  const { tokens, cellar } = scan;
  const [letter, number] = [tokens[start], tokens[start + 1]];
  if (letter?.kind !== 'word') return undefined;
  let at = start + 1;
  const dashed = number?.text === '-' && number.glued && tokens[start + 2]?.glued;
  if (dashed) at = start + 2;
  const kind = cellar.prefixes.get(letter.text);
  const digits = tokens[at];
  if (!kind || digits?.kind !== 'number' || !/^\d+$/.test(digits.text)) return undefined;
  const exists = cellar.byNumber.has(`${kind} ${Number(digits.text)}`);
  const before = tokens[start - 1];
  // "22.4 B 101": a letter apart from its number is a vessel only if nothing else claims it.
  if (
    !digits.glued &&
    (!exists || letter.text.length > 1 || before?.kind === 'number' || !(letter.upper || letter.text === 't'))
  )
    return undefined;
  if (after && after !== kind) return undefined;
  // A letter that touches the number before it is its unit.
  if (letter.glued && before?.kind === 'number') return undefined;
  return numbersAt(scan, at, kind, false);
}

export function numbersAt(
  scan: VesselScan,
  at: number,
  kind: VesselKind,
  many: boolean,
): Element | undefined {
  const { tokens } = scan;
  const raw = tokens[at]?.text ?? '';
  if (many && /^\d+(,\d+)+$/.test(raw)) return made(scan, kind, raw.split(',').map(Number), at + 1, many);
  if (!/^\d+$/.test(raw) || raw.length > 4) return undefined;
  const first = Number(raw);
  const end = rangeEnd(scan, at, kind, many);
  if (!end) return made(scan, kind, [first], at + 1, many);
  const length = end.last - first;
  if (length <= 0 || length > 200) return made(scan, kind, [first], at + 1, many);
  return made(
    scan,
    kind,
    Array.from({ length: length + 1 }, (_, index) => first + index),
    end.next,
    many,
  );
}

function rangeEnd(
  { tokens, cellar, lexicon }: VesselScan,
  at: number,
  kind: VesselKind,
  many: boolean,
): { last: number; next: number } | undefined {
  const mark = tokens[at + 1];
  const word = ['to', 'thru', 'through', 'a', 'al', 'hasta', 'until', '.'].includes(mark?.text ?? '');
  if (mark?.text !== '-' && !word) return undefined;
  // "into T13. 165 gal" begins a sentence; "T1..T5" is a range.
  const isDotted = mark?.text === '.' && tokens[at + 2]?.text === '.';
  if (mark?.text === '.' && !isDotted && !tokens[at + 2]?.glued) return undefined;
  let next = at + 2;
  while (mark?.text === '.' && tokens[next]?.text === '.') next += 1;
  if (['la', 'el', '#'].includes(tokens[next]?.text ?? '')) next += 1;
  const letter = tokens[next];
  const lettered =
    letter?.kind === 'word' && cellar.prefixes.get(letter.text) === kind && tokens[next + 1]?.glued;
  const number = tokens[lettered ? next + 1 : next];
  if (number?.kind !== 'number' || !/^\d+$/.test(number.text)) return undefined;
  // "T11 - 31, 3.49": what follows a spaced dash is said of the tank.
  if (mark?.text === '-' && !mark.glued && !many && !lettered && kind !== 'barrel') return undefined;
  if (
    mark?.text === '-' &&
    !lettered &&
    unitFollows(tokens, next) &&
    !/^[ap]m$/.test(tokens[next + 1]?.text ?? '')
  )
    return undefined;
  // "T9 to T14" is a move, "barrels 101 to 110" a range; "thru" always makes a range.
  const end = (lettered ? next + 1 : next) + 1;
  // "B21 a B26 al T2": the second direction is the move.
  const goesOn =
    kind === 'barrel' &&
    mark?.text !== '.' &&
    (['al', 'to', 'into', '>'].includes(tokens[end]?.text ?? '') ||
      staysInPlace(tokens, lexicon) ||
      fillsBarrels(tokens, at, lexicon));
  const range =
    goesOn ||
    mark?.text === '-' ||
    mark?.text === '.' ||
    many ||
    (kind === 'barrel' && !lettered && !comesFrom(tokens, at)) ||
    ['thru', 'through', 'hasta', 'until'].includes(mark?.text ?? '');
  const isMove = word && lettered && !goesOn && !isDotted && !/^(thru|through)$/.test(mark?.text ?? '');
  if (!range || (isMove && !many)) return undefined;
  return { last: Number(number.text), next: end };
}

export function made(
  { cellar }: VesselScan,
  kind: VesselKind,
  numbers: number[],
  next: number,
  many: boolean,
): Element {
  const element: Element = { ids: [], unknown: [], next, kind, many };
  for (const number of numbers) {
    const id = cellar.byNumber.get(`${kind} ${number}`);
    if (id) element.ids.push(id);
    else element.unknown.push(`${kind} ${number}`);
  }
  return element;
}

export function unitFollows(tokens: Token[], at: number): boolean {
  const after = tokens[at + 1];
  if (!after) return false;
  if (['a', 'p', 'b', 'c', 'g', 'l', 'f', 't', 'h', 'x', '#'].includes(after.text))
    return after.glued && after.text !== '#'
      ? true
      : after.text === '#' && after.glued && !tokens[at + 2]?.glued;
  return (
    unitLike.test(after.text) ||
    (after.text === ':' &&
      tokens[at + 2]?.kind === 'number' &&
      after.glued &&
      (tokens[at + 2]?.glued ?? false))
  );
}

/** "101-110": a range with ends that only one kind of vessel has. */
export function bareRangeAt(scan: VesselScan, start: number): Element | undefined {
  const { tokens, cellar, lexicon } = scan;
  const [first, dash] = [tokens[start], tokens[start + 1]];
  const end = start + (['la', 'el'].includes(tokens[start + 2]?.text ?? '') ? 3 : 2);
  const last = tokens[end];
  // "15 g por barrica de la 101 a la 110": work in place has no direction.
  const isRange =
    dash?.text === '-' ||
    ['thru', 'through', 'hasta'].includes(dash?.text ?? '') ||
    (['to', 'a', 'al'].includes(dash?.text ?? '') &&
      (!comesFrom(tokens, start) || staysInPlace(tokens, lexicon)));
  if (first?.kind !== 'number' || !isRange || last?.kind !== 'number') return undefined;
  if (!/^\d{2,4}$/.test(first.text) || !/^\d{2,4}$/.test(last.text) || unitFollows(tokens, end))
    return undefined;
  const kinds = kindsWithNumber(cellar, Number(first.text));
  const only =
    kinds.length === 1 && kindsWithNumber(cellar, Number(last.text)).join() === kinds.join()
      ? kinds[0]
      : undefined;
  if (
    !only ||
    Number(first.text) >= Number(last.text) ||
    tokens[start - 1]?.text === '-' ||
    tokens[end + 1]?.text === '-'
  )
    return undefined;
  return numbersAt(scan, start, only, true);
}

function comesFrom(tokens: Token[], at: number): boolean {
  return tokens
    .slice(Math.max(0, at - 4), at)
    .some((token) => /^(de|del|desde|from|off|rack|racked|move|moved)$/.test(token.text));
}
