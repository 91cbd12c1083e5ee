import type { Token } from '../text/tokens.ts';
import type { PartOfDay } from '../vocabulary/calendar.ts';
import { addDays, weekdayOf } from './calendar.ts';
import type { Lexicon } from './lexicon.ts';

export type DateAt =
  | {
      next: number;
      date: string;
      source: 'explicit' | 'relative';
      part?: PartOfDay;
      /** "in the evening": of the day of reception only if no other is named. */
      loose?: true;
      old?: boolean;
    }
  | { next: number; invalid: true };

export interface DateSetting {
  today: string;
  order: 'month-first' | 'day-first';
}

export function daysAgoAt(tokens: Token[], start: number, { today }: DateSetting): DateAt | undefined {
  if (tokens[start]?.text !== 'hace' && tokens[start + 2]?.text !== 'ago') return undefined;
  const [first, second, third] = tokens.slice(start, start + 3).map((token) => token.text);
  const count = (word: string | undefined) =>
    ({ one: 1, two: 2, three: 3, un: 1, dos: 2, tres: 3, a: 1, couple: 2 })[word ?? ''] ??
    (/^\d$/.test(word ?? '') ? Number(word) : undefined);
  const days = (word: string | undefined) =>
    /^(day|days|dia|dias)$/.test(word ?? '')
      ? 1
      : /^(week|weeks|semana|semanas)$/.test(word ?? '')
        ? 7
        : undefined;
  const [number, unit] =
    first === 'hace'
      ? [count(second), days(third)]
      : [count(first), third === 'ago' ? days(second) : undefined];
  return number !== undefined && unit !== undefined
    ? { next: start + 3, date: addDays(today, -number * unit), source: 'relative' }
    : undefined;
}

/** "yesterday", "last night", "friday evening", "the other day". */
export function wordAt(
  tokens: Token[],
  start: number,
  lexicon: Lexicon,
  { today }: DateSetting,
): DateAt | undefined {
  const phrase = lexicon.phraseAt(tokens, start, (meaning) =>
    ['day', 'unknownDay', 'lastNight', 'weekday'].includes(meaning.is),
  );
  const meaning = phrase?.entries[0]?.meaning;
  if (!phrase || !meaning) return undefined;
  if (meaning.is === 'unknownDay') return { next: phrase.next, invalid: true };
  if (meaning.is === 'day') {
    return {
      next: phrase.next,
      date: addDays(today, -meaning.days),
      source: 'relative',
      ...(meaning.part ? { part: meaning.part } : {}),
      ...(meaning.loose ? { loose: true } : {}),
    };
  }
  if (meaning.is === 'lastNight') {
    return { next: phrase.next, date: addDays(today, -1), source: 'relative', part: 'night' };
  }
  return meaning.is === 'weekday'
    ? weekdayAt(tokens, start, { next: phrase.next, weekday: meaning.weekday, today })
    : undefined;
}

/** The latest such day up to today; not in "sat by the press" and "sun exposed". */
function weekdayAt(
  tokens: Token[],
  start: number,
  { next, weekday, today }: { next: number; weekday: number; today: string },
): DateAt | undefined {
  const word = tokens[start]?.text ?? '';
  const before = tokens[start - 1]?.text ?? '';
  const after = tokens[next];
  const called = ['on', 'last', 'this', 'el'].includes(before);
  if ((word === 'sun' || word === 'sat' || word === 'mon') && !called) {
    const plain =
      after?.kind === 'word' &&
      !/^(am|pm|morning|night|afternoon|aft|evening|eve|pd|t|bin|racked|pressed|crushed|topped|picked|added)$/.test(
        after.text,
      );
    if (plain) return undefined;
  }
  const back = (weekdayOf(today) - weekday + 7) % 7;
  const part: PartOfDay | undefined = /^(am|morning)$/.test(after?.text ?? '')
    ? 'am'
    : /^(pm|afternoon|aft|evening|eve)$/.test(after?.text ?? '')
      ? 'pm'
      : after?.text === 'night'
        ? 'night'
        : undefined;
  const days = back === 0 && before === 'last' ? 7 : back;
  return {
    next: part ? next + 1 : next,
    date: addDays(today, -days),
    source: 'relative',
    ...(part ? { part } : {}),
  };
}
