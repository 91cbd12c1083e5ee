import type { Clause } from '../grammar/clauses.ts';
import type { Frame } from '../grammar/frame.ts';
import type { LocalTime } from '../recognize/calendar.ts';
import { addAsk, type Draft } from './draft.ts';
import { type When, whenOf } from './when.ts';

/** "punchdown 7am and 3pm": when each was done. Only the first, and unsure, if one of them is still to come. */
export function momentsOf(
  frame: Frame,
  frames: Frame[],
  dated: Clause[],
  local: LocalTime,
): [When, ...When[]] {
  const when = whenOf(frame, frames, dated, local);
  const times = frame.items.filter((item) => item.type === 'time');
  if (frame.op !== 'cap_work' || times.length < 2) return [when];
  // "a las 8 y a las 16": a clock of 24 hours.
  const isLong = times.some(({ hour, half }) => hour > 12 && !half);
  const [first, ...more] = times.map((time) => {
    const own = { ...time, exact: time.exact || isLong };
    const items = frame.items.flatMap((item) => (item === time ? own : item.type === 'time' ? [] : item));
    return whenOf({ ...frame, items }, frames, dated, local);
  });
  return first && [first, ...more].every(({ ahead, unsure }) => !ahead && !unsure)
    ? [first, ...more]
    : [when];
}

/** The same work at its further times, whose number may be said: "twice, 7am and 3pm". */
export function furtherTimes(draft: Draft, whens: When[]): Draft[] {
  const { record } = draft;
  if (whens.length === 0) return [];
  if (record.times !== undefined && record.times !== whens.length + 1) {
    addAsk(draft, 'date');
    return [];
  }
  delete record.times;
  return whens.map(({ at }) => ({ ...draft, record: { ...record, at }, asks: [...draft.asks] }));
}
