import type { Clause } from '../grammar/clauses.ts';
import { type Frame, hasLocations } from '../grammar/frame.ts';
import { addDays, type LocalTime } from '../recognize/calendar.ts';
import { type Item, isNumeric, materialOf, verbOf } from '../recognize/items.ts';
import type { At } from '../schema/reading.ts';

export interface When {
  at: At;
  ahead: boolean;
  unsure: boolean;
}

type Day = Extract<Item, { type: 'day' }>;
type Time = Extract<Item, { type: 'time' | 'ago' }>;

/** When a frame's work was done: its own day and time, else the message's. */
export function whenOf(frame: Frame, frames: Frame[], clauses: Clause[], local: LocalTime): When {
  const day = dayOf(frame, frames, clauses);
  const time = timeOf(frame, frames, clauses);
  const times = frame.items.filter((item) => item.type === 'time' || item.type === 'ago').length;
  const invalid =
    times > 1 || clauses.some((clause) => clause.items.some((item) => item.type === 'invalidDate'));
  const when = resolve(day, time, frame, local);
  return invalid ? { ...when, unsure: true } : when;
}

function dayOf(frame: Frame, frames: Frame[], clauses: Clause[]): Day | undefined {
  // "9.2 brix yesterday, 7.6 now"
  if (frame.items.some((item) => item.type === 'reading' && item.day === 'today')) return undefined;
  const [first, ...more] = frame.items.filter((item) => item.type === 'day');
  const own = first?.loose ? (more.find(({ loose }) => !loose) ?? first) : first;
  if (own && !own.loose) return own;
  const named = dayNamed(frame, frames, clauses, own);
  // "9/18: am punched T3, pm punched T4"
  return own && named ? { ...named, ...(own.part ? { part: own.part } : {}) } : (named ?? own);
}

function dayNamed(frame: Frame, frames: Frame[], clauses: Clause[], own: Day | undefined): Day | undefined {
  const days = clauses
    .flatMap((clause) => clause.items.filter((item): item is Day => item.type === 'day'))
    .filter((day) => !(own && day.loose))
    .filter((day) => !frames.some((other) => other.items.includes(day) && isAnotherTime(other, frame)));
  const start = frame.items[0]?.from ?? 0;
  return (
    days.findLast((day) => day.from < start) ??
    (new Set(days.map((day) => day.date)).size === 1 ? days[0] : undefined)
  );
}

/** "4 brix, yesterday 6 brix": the day of an earlier reading of the same kind. */
function isAnotherTime(one: Frame, other: Frame): boolean {
  const kinds = ({ items }: Frame) => items.flatMap((item) => (item.type === 'reading' ? item.kind : []));
  return one !== other && !hasLocations(one) && kinds(one).some((kind) => kinds(other).includes(kind));
}

function timeOf(frame: Frame, frames: Frame[], clauses: Clause[]): Time | undefined {
  const isTime = (item: Item): item is Time => item.type === 'time' || item.type === 'ago';
  // "punchdown 7am and 3pm 12 brix": a reading at neither, or at one of them.
  const led = frame.lead?.items.filter(isTime) ?? [];
  const own = frame.items.find(isTime) ?? (led.length === 1 ? led[0] : undefined);
  if (own && !standsAlone(own, clauses)) return own;
  const times = clauses.flatMap((clause) => clause.items.filter(isTime));
  if (times.length !== 1) return own;
  const [time] = times;
  const heads =
    time !== undefined &&
    frames.every((each) =>
      each.items.every(
        (item) =>
          item === time ||
          item.type === 'day' ||
          isQuiet(item) ||
          item.from > time.from ||
          item.type === 'vessels',
      ),
    );
  const shared =
    time !== undefined && (standsAlone(time, clauses) || heads || sharesClause(frame, time, clauses));
  return shared ? time : own;
}

function sharesClause(frame: Frame, time: Time, clauses: Clause[]): boolean {
  const clause = clauses.find((each) => each.items.includes(time));
  return clause?.items.some((item) => frame.items.includes(item)) ?? false;
}

/** A time in a separate clause applies to the whole sentence. */
function standsAlone(time: Time, clauses: Clause[]): boolean {
  const clause = clauses.find((each) => each.items.includes(time));
  return clause?.items.every((item) => item === time || isQuiet(item) || item.type === 'day') ?? false;
}

function isQuiet(item: Item): boolean {
  return (
    (item.type === 'word' || item.type === 'term') && !verbOf(item) && !materialOf(item) && !isNumeric(item)
  );
}

function resolve(day: Day | undefined, time: Time | undefined, frame: Frame, local: LocalTime): When {
  const base = day
    ? { date: day.date, source: day.source }
    : { date: local.date, source: 'received' as const };
  const part = day?.part ? { partOfDay: day.part } : {};
  const past = frame.verb?.past === true;
  if (time?.type === 'ago') return ago(time.minutes, local);
  if (!time) {
    const isAhead = isAheadPart(day, local);
    // "punched T3 tonight" after midnight, "en la noche bazuqueamos" at dawn: of the day before, or not yet.
    const isPassed = isAhead && (past || day?.loose || local.hour < dawn);
    const ahead = base.date > local.date || (isAhead && !isPassed);
    return { at: { ...base, time: null, ...part }, ahead, unsure: day?.old === true || isPassed === true };
  }
  return {
    ...clockTime(base, time, { part: day?.part, day: day !== undefined, past, local }),
    unsure: day?.old === true,
  };
}

const dawn = 5;

function isAheadPart(day: Day | undefined, local: LocalTime): boolean {
  if (!day || day.date !== local.date) return false;
  return (day.part === 'night' && local.hour < 17) || (day.part === 'pm' && local.hour < 12);
}

function ago(minutes: number, local: LocalTime): When {
  const total = local.hour * 60 + local.minute - minutes;
  const days = Math.floor(total / 1440);
  const left = total - days * 1440;
  return {
    at: {
      date: addDays(local.date, days),
      time: clock(Math.floor(left / 60), Math.round(left % 60)),
      source: 'relative',
    },
    ahead: false,
    unsure: false,
  };
}

function clock(hour: number, minute: number): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** A bare hour is the latest such hour before reception. */
function clockTime(
  base: { date: string; source: At['source'] },
  time: Extract<Item, { type: 'time' }>,
  { part, day, past, local }: { part: At['partOfDay']; day: boolean; past: boolean; local: LocalTime },
): { at: At; ahead: boolean } {
  const now = local.hour * 60 + local.minute;
  const partly = part ? { partOfDay: part } : {};
  const made = (date: string, hour: number) => ({ ...base, date, time: clock(hour, time.minute), ...partly });
  const isToday = base.date === local.date;
  const hours = time.exact ? [time.hour] : hoursOf(time.hour, part);
  const fitting = hours.filter((hour) => !isToday || hour * 60 + time.minute <= now + 5);
  const latest = fitting.at(-1);
  if (latest !== undefined) return { at: made(base.date, latest), ahead: base.date > local.date };
  if (!day && !time.exact)
    return { at: made(addDays(base.date, -1), hours.at(-1) ?? time.hour), ahead: false };
  void past;
  return { at: made(base.date, hours[0] ?? time.hour), ahead: true };
}

function hoursOf(hour: number, part: At['partOfDay']): number[] {
  const morning = hour % 12;
  if (part === 'am') return [morning];
  if (part === 'pm' || part === 'night') return [morning + 12];
  return [morning, morning + 12];
}
