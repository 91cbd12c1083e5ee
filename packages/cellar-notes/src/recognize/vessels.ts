import type { VesselKind } from '@orbit-vine/cellar-book/entries/work.ts';
import type { Token } from '../text/tokens.ts';
import { bareListAt } from './bare-lists.ts';
import type { Cellar } from './cellar.ts';
import type { Item } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { unitAt } from './quantities.ts';
import { leavesOut, readingFollows, worksInPlace } from './tokens-ahead.ts';
import {
  bareRangeAt,
  type Element,
  elementAt,
  numbersAt,
  unitFollows,
  type VesselScan,
} from './vessel-elements.ts';

export interface VesselsAt {
  ids: string[];
  unknown: string[];
  next: number;
  onward?: { ids: string[]; unknown: string[]; from: number; next: number };
}

/** Vessels, a range, or a list: `T12`, `bins 7+8`, `bbl 127-130`, `C1-C6 and K1`, `bin 11, bin 12`. */
export function vesselsAt(
  tokens: Token[],
  start: number,
  cellar: Cellar,
  lexicon: Lexicon,
  before?: Item,
): VesselsAt | undefined {
  const scan = { tokens, cellar, lexicon };
  const first = elementAt(scan, start) ?? bareRangeAt(scan, start) ?? bareListAt(scan, start, before);
  if (!first) return undefined;
  const list: VesselsAt = { ids: [...first.ids], unknown: [...first.unknown], next: first.next };
  let last = first;
  for (;;) {
    const more = nextElement(scan, last, { length: list.ids.length, start });
    // "T12 y T3, T12 trae 9 brix": a repeated vessel begins another clause.
    if (!more || more.ids.some((id) => list.ids.includes(id))) break;
    list.ids.push(...more.ids);
    list.unknown.push(...more.unknown);
    list.next = more.next;
    last = { ...more, many: more.many || (last.many && more.kind === last.kind) };
  }
  const onward = onwardAt(scan, last, start);
  return onward ? { ...list, onward } : { ...list, ids: [...new Set(list.ids)] };
}

const joinWords = ['and', '&', '+', 'y', 'e', 'n', 'et', '/'];

/** The next element: a vessel after a comma or a conjunction, or a bare number that can be nothing else. */
function nextElement(
  scan: VesselScan,
  last: Element,
  { length, start }: { length: number; start: number },
): Element | undefined {
  const { tokens } = scan;
  let at = last.next;
  let join = '';
  while ([...joinWords, ','].includes(tokens[at]?.text ?? '')) {
    join = join === '' || join === ',' ? (tokens[at]?.text ?? '') : join;
    at += 1;
  }
  while (
    ['el', 'la', 'los', 'las', 'en', 'the', 'del', '#', 'al'].includes(tokens[at]?.text ?? '') &&
    (join !== '' || tokens[at]?.text === '#')
  ) {
    if (['en', 'del', 'al'].includes(tokens[at]?.text ?? '')) return undefined;
    at += 1;
  }
  const named = elementAt(scan, at);
  if (named) {
    if (join === ',' && leadsOn(scan, named, start)) return undefined;
    if (join === ',' && length === 1 && readsApart(scan, named, start)) return undefined;
    if (join !== '' && length === 1 && leavesOut(tokens, start, named.next, scan.lexicon)) return undefined;
    if (join !== '' && hasOwnDose(scan, named, start)) return undefined;
    // "T12 T3" without a conjunction is one list only if nothing is between and more of the same kind follow.
    return named;
  }
  const hash = tokens[at - 1]?.text === '#';
  const number = tokens[at];
  if (number?.kind !== 'number' || !/^\d+(,\d+)*$/.test(number.text)) return undefined;
  const listed = join === '' && isSpelledList(scan, at, last.kind, start);
  if (join === '' && !last.many && !hash && !listed) return undefined;
  if (join === '/' && !last.many) return undefined;
  const numbers = number.text.split(',').map(Number);
  const continues = numbers.every((value) => scan.cellar.byNumber.has(`${last.kind} ${value}`));
  if (!continues || unitFollows(tokens, at)) return undefined;
  if (!last.many && !hash && !listed && !endsPlainly(scan, at, join, { length, start })) return undefined;
  return numbersAt(scan, at, last.kind, true);
}

/** "bin 1 2 y 3", "bin 4 5 to", "bbl 114 115": numbers are a list after a word for one vessel. */
function isSpelledList({ tokens, cellar }: VesselScan, at: number, kind: VesselKind, start: number): boolean {
  if ((tokens[start]?.text.length ?? 0) < 2) return false;
  const isKnown = (index: number) =>
    tokens[index]?.kind === 'number' && cellar.byNumber.has(`${kind} ${Number(tokens[index]?.text)}`);
  let end = at;
  while (isKnown(end)) end += 1;
  const after = tokens[end]?.text ?? '';
  if (['and', 'y', '&', '+'].includes(after)) return isKnown(end + 1) && !unitFollows(tokens, end + 1);
  if (unitFollows(tokens, end - 1) || tokens[end]?.kind === 'number') return false;
  return ['to', 'into', '>', 'al', 'thru'].includes(after) || Number(tokens[at]?.text) > 100;
}

/** After "to X", another "Y to" begins a new move, so the comma before Y makes no list. */
function leadsOn({ tokens }: VesselScan, named: Element, start: number): boolean {
  const follows = ['to', '>', 'into', 'a', 'al'].includes(tokens[named.next]?.text ?? '');
  const before = ['to', '>', 'into', 'al', 'a'].includes(tokens[start - 1]?.text ?? '');
  return (follows && before) || (!follows && factFollows(tokens, named.next) && factBefore(tokens, start));
}

/** "PD T12, T3 20B": the second vessel has its own reading. */
const readsApart = ({ tokens, lexicon }: VesselScan, named: Element, start: number) =>
  readingFollows(tokens, named.next, lexicon) && worksInPlace(tokens, start, lexicon);

/** "KMBS 40g T1, T4 30g": each vessel has its own dose, in the same unit. */
function hasOwnDose({ tokens, lexicon }: VesselScan, named: Element, start: number): boolean {
  const isNumber = (at: number) => tokens[at]?.kind === 'number';
  const before = isNumber(start - 2) ? unitAt(tokens, start - 1, lexicon) : undefined;
  const after = isNumber(named.next) ? unitAt(tokens, named.next + 1, lexicon) : undefined;
  return before?.next === start && before.unit.dimension === after?.unit.dimension;
}

function factFollows(tokens: Token[], at: number): boolean {
  return tokens[at]?.kind === 'number';
}

function factBefore(tokens: Token[], start: number): boolean {
  const before = tokens[start - 1];
  return before !== undefined && before.kind === 'number';
}

/** A bare number continues a list of lettered vessels only at the end of the clause. */
function endsPlainly(
  { tokens, lexicon }: VesselScan,
  at: number,
  join: string,
  { length, start }: { length: number; start: number },
): boolean {
  // "bin 2 & 3 punched"
  const isDone = lexicon.phraseAt(tokens, at + 1, (meaning) => meaning.is === 'verb' && meaning.past);
  if (isDone && join !== ',') return true;
  const onward = ['to', 'into', 'al', 'a', '>'].includes(tokens[at + 1]?.text ?? '');
  if (onward && ['to', 'into', 'al', 'a', '>', 'en'].includes(tokens[start - 1]?.text ?? '')) return false;
  const after = tokens[at + 1];
  const plain =
    after === undefined ||
    (after.kind === 'mark' &&
      after.text !== '/' &&
      after.text !== '#' &&
      after.text !== '%' &&
      after.text !== ':') ||
    [
      'with',
      'w',
      'con',
      'to',
      'into',
      'al',
      'a',
      'and',
      'y',
      'each',
      'from',
      'am',
      'pm',
      'en',
      'in',
      'today',
    ].includes(after.text);
  return (
    plain && (join !== ',' || length > 1 || after?.text === ',' || joinWords.includes(after?.text ?? ''))
  );
}

function onwardAt(scan: VesselScan, last: Element, start: number): VesselsAt['onward'] {
  const { tokens, cellar } = scan;
  const arrow = ['al', 'to', '>', 'into', 'a'].includes(tokens[last.next]?.text ?? '');
  const number = tokens[last.next + 1];
  const from =
    ['del', 'from', 'de', 'off'].includes(tokens[start - 1]?.text ?? '') || tokens[last.next]?.text === '>';
  if (
    !arrow ||
    !from ||
    last.many ||
    number?.kind !== 'number' ||
    !/^\d+$/.test(number.text) ||
    unitFollows(tokens, last.next + 1)
  )
    return undefined;
  const id = cellar.byNumber.get(`${last.kind} ${Number(number.text)}`);
  return {
    ids: id ? [id] : [],
    unknown: id ? [] : [`${last.kind} ${number.text}`],
    from: last.next,
    next: last.next + 2,
  };
}
