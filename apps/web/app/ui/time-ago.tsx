import { useEffect, useState } from 'react';
import { timeAgo, timeAgoLastsMs } from './relative-time.ts';

/** Timers do not run longer than 24.8 days; looking again after an hour costs nothing. */
const longestMs = 3_600_000;

const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });

interface TimeAgoProps {
  at: string;
  /** With the time of day before it, as the reader's clock has it. */
  clocked?: boolean;
}

const clock = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });

/** A time in words that stay right, with the exact one on hover. */
export function TimeAgo({ at, clocked = false }: TimeAgoProps) {
  const then = new Date(at);
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(
      () => setNow(new Date()),
      Math.min(longestMs, timeAgoLastsMs(new Date(at), now)),
    );
    return () => clearTimeout(timer);
  }, [at, now]);
  return (
    <time
      dateTime={at}
      title={exact.format(then)}
      className="text-[0.8125rem] whitespace-nowrap text-muted tabular-nums"
    >
      {clocked && `${clock.format(then)} · `}
      {timeAgo(then, now)}
    </time>
  );
}

/** The time of a message that stands under another's name; shown when the row is pointed at or its buttons are used. */
export function ClockTime({ at, className }: { at: string; className: string }) {
  const then = new Date(at);
  return (
    <time
      dateTime={at}
      title={exact.format(then)}
      className={`text-center text-[0.6875rem] leading-tight text-transparent tabular-nums group-focus-within:text-muted group-hover:text-muted ${className}`}
    >
      {clock.format(then)}
    </time>
  );
}
