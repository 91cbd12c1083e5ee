import type { Token } from '../text/tokens.ts';
import { addDays, dateText, daysBetween, isDate, latestDay } from './calendar.ts';
import { type DateAt, type DateSetting, daysAgoAt, wordAt } from './day-words.ts';
import type { Lexicon, Meaning } from './lexicon.ts';
import { followsMove } from './tokens-ahead.ts';

const ordinals = new Set(['st', 'nd', 'rd', 'th']);
const dayWords = new Set(['on', 'el', 'dia', 'del', 'date', 'fecha', 'day', 'since']);

/** A day and its part: "friday evening", "en la tarde del viernes". */
export function dateAt(
  tokens: Token[],
  start: number,
  lexicon: Lexicon,
  setting: DateSetting,
): DateAt | undefined {
  const found = dayAt(tokens, start, lexicon, setting);
  if (!found || 'invalid' in found) return found;
  const isJoint = found.loose && /^(of|on|de)$/.test(tokens[found.next]?.text ?? '');
  const other = dayAt(tokens, found.next + (isJoint ? 1 : 0), lexicon, setting);
  if (!other || 'invalid' in other) return found;
  if (found.loose && found.part && !other.part) return { ...other, part: found.part };
  if (!found.part && other.loose && other.part) return { ...found, part: other.part, next: other.next };
  return found;
}

/** A day in words or digits. `1/2 lb` and `1/4 tsp` are not days. */
function dayAt(tokens: Token[], start: number, lexicon: Lexicon, setting: DateSetting): DateAt | undefined {
  return (
    isoAt(tokens, start) ??
    dottedAt(tokens, start, setting) ??
    slashedAt(tokens, start, lexicon, setting) ??
    monthNameAt(tokens, start, lexicon, setting) ??
    dayOfMonthAt(tokens, start, setting) ??
    daysAgoAt(tokens, start, setting) ??
    wordAt(tokens, start, lexicon, setting)
  );
}

function isoAt(tokens: Token[], start: number): DateAt | undefined {
  if (tokens[start + 1]?.text !== '-') return undefined;
  const [year, dash, month, dash2, day] = tokens.slice(start, start + 5).map((token) => token.text);
  if (
    !/^20\d\d$/.test(year ?? '') ||
    dash !== '-' ||
    dash2 !== '-' ||
    !/^\d\d?$/.test(month ?? '') ||
    !/^\d\d?$/.test(day ?? '')
  )
    return undefined;
  return explicit(Number(year), Number(month), Number(day), start + 5);
}

/** `18.9.` with both dots, at the start of a message or after a word such as "on"; elsewhere it is a number. */
function dottedAt(tokens: Token[], start: number, { today }: DateSetting): DateAt | undefined {
  const token = tokens[start];
  const full = /^(\d{1,2})\.(\d{1,2})\.(20\d\d|\d\d)$/.exec(token?.text ?? '');
  if (full) return explicit(fullYear(full[3] ?? ''), Number(full[2]), Number(full[1]), start + 1);
  const short = /^(\d{1,2})\.(\d{1,2})$/.exec(token?.text ?? '');
  const dot = tokens[start + 1];
  const opens = start === 0 || dayWords.has(tokens[start - 1]?.text ?? '');
  if (!short || dot?.text !== '.' || !dot.glued || !opens) return undefined;
  return yearless(Number(short[2]), Number(short[1]), today, start + 2);
}

function slashedAt(
  tokens: Token[],
  start: number,
  lexicon: Lexicon,
  { today, order }: DateSetting,
): DateAt | undefined {
  const [first, slash, second, slash2, year] = tokens.slice(start, start + 5);
  const dashed = slash?.text === '-' && slash2?.text === '-';
  if (!/^\d{1,2}$/.test(first?.text ?? '') || !/^\d{1,2}$/.test(second?.text ?? '')) return undefined;
  if ((slash?.text !== '/' && !dashed) || !slash?.glued || !second?.glued || tokens[start - 1]?.text === '/')
    return undefined;
  const [left, right] = [Number(first?.text), Number(second?.text)];
  // A ratio, since neither order makes a day.
  if (left > 31 || right > 31 || (left > 12 && right > 12)) return undefined;
  const dayFirst = left > 12 || (order === 'day-first' && right <= 12);
  const [month, day] = dayFirst ? [right, left] : [left, right];
  if (slash2?.text === slash.text && slash2.glued && /^(20)?\d\d$/.test(year?.text ?? '')) {
    return explicit(fullYear(year?.text ?? ''), month, day, start + 5);
  }
  if (dashed || !standsForDay(tokens, start, lexicon)) return undefined;
  return yearless(month, day, today, start + 3);
}

/** A fraction precedes a unit, and a ratio of readings follows a vessel. */
function standsForDay(tokens: Token[], start: number, lexicon: Lexicon): boolean {
  const after = lexicon.phraseAt(tokens, start + 3, (meaning) =>
    ['unit', 'material', 'cue'].includes(meaning.is),
  );
  const meanings = after?.entries.map((entry) => entry.meaning) ?? [];
  if (
    meanings.some(
      (meaning) =>
        meaning.is === 'unit' &&
        !(
          meaning.unit.words.en.includes('t') &&
          tokens[start + 4]?.kind === 'number' &&
          tokens[start + 4]?.glued
        ),
    )
  )
    return false;
  if (['full', 'lleno', 'llena', 'of', 'de', 'sugar', 'depletion'].includes(tokens[start + 3]?.text ?? ''))
    return false;
  const fraction =
    [2, 3, 4, 8].includes(Number(tokens[start + 2]?.text)) &&
    Number(tokens[start]?.text) < Number(tokens[start + 2]?.text);
  if (fraction && meanings.some((meaning) => meaning.is === 'material')) return false;
  const before = tokens[start - 1];
  const opens =
    start === 0 ||
    (!fraction && followsMove(tokens, start, lexicon)) ||
    before?.kind === 'mark' ||
    ['el', 'on'].includes(before?.text ?? '') ||
    dayWords.has(before?.text ?? '');
  return opens || (!fraction && before?.kind === 'word');
}

function monthNameAt(
  tokens: Token[],
  start: number,
  lexicon: Lexicon,
  { today }: DateSetting,
): DateAt | undefined {
  const month = monthOf(tokens[start], lexicon);
  if (month !== undefined) {
    const dot = tokens[start + 1]?.text === '.' ? 1 : 0;
    const day = tokens[start + 1 + dot];
    if (!/^\d{1,2}$/.test(day?.text ?? '') || Number(day?.text) > 31) return undefined;
    return withYear(
      tokens,
      start + 2 + dot + (ordinals.has(tokens[start + 2 + dot]?.text ?? '') ? 1 : 0),
      month,
      Number(day?.text),
      today,
    );
  }
  if (!/^\d{1,2}$/.test(tokens[start]?.text ?? '')) return undefined;
  let at = start + 1;
  if (ordinals.has(tokens[at]?.text ?? '')) at += 1;
  if (['of', 'de', '-'].includes(tokens[at]?.text ?? '')) at += 1;
  const named = monthOf(tokens[at], lexicon);
  return named === undefined
    ? undefined
    : withYear(tokens, at + 1, named, Number(tokens[start]?.text), today);
}

function withYear(tokens: Token[], next: number, month: number, day: number, today: string): DateAt {
  const at = [',', 'de', 'del', '.'].includes(tokens[next]?.text ?? '') ? next + 1 : next;
  if (/^20\d\d$/.test(tokens[at]?.text ?? '')) return explicit(Number(tokens[at]?.text), month, day, at + 1);
  return yearless(month, day, today, next);
}

/** "the 18th", "el 18", "el dia 18". */
function dayOfMonthAt(tokens: Token[], start: number, { today }: DateSetting): DateAt | undefined {
  if (!['the', 'el', 'dia'].includes(tokens[start]?.text ?? '')) return undefined;
  const words = tokens.slice(start, start + 4).map((token) => token.text);
  const spanish = words[0] === 'el' || words[0] === 'dia';
  const at = spanish && words[1] === 'dia' ? start + 2 : start + 1;
  const english = words[0] === 'the' && ordinals.has(tokens[start + 2]?.text ?? '');
  if (!spanish && !english) return undefined;
  const day = Number(tokens[at]?.text);
  if (!/^\d{1,2}$/.test(tokens[at]?.text ?? '') || day < 1 || day > 31) return undefined;
  const next = at + (english ? 2 : 1);
  const after = tokens[next];
  if (
    spanish &&
    after !== undefined &&
    (after.kind !== 'mark' || (after.text === '/' && after.glued)) &&
    !/^(se|en|a|por|le|puse|prense|prensamos|trasiego)$/.test(after.text)
  )
    return undefined;
  for (let back = 0; back < 62; back += 1) {
    const date = addDays(today, -back);
    if (Number(date.slice(8)) === day) return { next, date, source: 'explicit' };
  }
  return undefined;
}

function monthOf(token: Token | undefined, lexicon: Lexicon): number | undefined {
  if (token?.kind !== 'word') return undefined;
  const is = (meaning: Meaning) => meaning.is === 'month';
  const found = lexicon.entriesOf(token.text).find((entry) => is(entry.meaning))?.meaning;
  return found?.is === 'month' ? found.month : undefined;
}

function fullYear(year: string): number {
  return Number(year) < 100 ? 2000 + Number(year) : Number(year);
}

function explicit(year: number, month: number, day: number, next: number): DateAt {
  return isDate(year, month, day)
    ? { next, date: dateText(year, month, day), source: 'explicit' }
    : { next, invalid: true };
}

/** A day without a year that was months ago is probably in the future: marked, so that it is asked about. */
function yearless(month: number, day: number, today: string, next: number): DateAt {
  const date = latestDay(month, day, today);
  if (!date) return { next, invalid: true };
  return { next, date, source: 'explicit', ...(daysBetween(date, today) > 330 ? { old: true } : {}) };
}
