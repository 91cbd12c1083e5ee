import type { Clause } from '../grammar/clauses.ts';
import type { Frame } from '../grammar/frame.ts';
import type { LocalTime } from '../recognize/calendar.ts';
import { addAsk, type Draft } from './draft.ts';
import { type When, whenOf } from './when.ts';

/** "punched T3 at 8, T4 at 9" has a time for each vessel, and no several. */
const timesOf = ({ op, items }: Frame) =>
  op === 'cap_work' && items.filter(({ type }) => type === 'vessels').length < 2
    ? items.filter((item) => item.type === 'time')
    : [];

/** When work was done. "punchdown 7am and 3pm" has no single time; unsure if one of them is still to come. */
export function momentOf(frame: Frame, frames: Frame[], dated: Clause[], local: LocalTime): When {
  const times = timesOf(frame);
  const when = whenOf(frame, frames, dated, local);
  if (times.length < 2) return when;
  // "a las 8 y a las 16": a clock of 24 hours.
  const isLong = times.some(({ hour, half }) => hour > 12 && !half);
  const whens = times.map((time) => {
    const own = { ...time, exact: time.exact || isLong };
    const items = frame.items.flatMap((item) => (item === time ? own : item.type === 'time' ? [] : item));
    return whenOf({ ...frame, items }, frames, dated, local);
  });
  const isSure = whens.every(({ ahead, unsure }) => !ahead && !unsure);
  const isOneDay = new Set(whens.map(({ at }) => at.date)).size === 1;
  return isSure && isOneDay ? { at: { ...when.at, time: null }, ahead: false, unsure: false } : when;
}

/** "7am and 3pm" is twice, which may be said, too. */
export function countTimes(draft: Draft): void {
  const { record, frame } = draft;
  const { length } = timesOf(frame);
  if (length < 2) return;
  record.times ??= length;
  if (record.times !== length) addAsk(draft, 'date');
}
