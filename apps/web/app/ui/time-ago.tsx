import { useEffect, useState } from 'react';
import { dateFormat } from '../platform/formatters.ts';
import { timeAgo, timeAgoLastsMs } from './relative-time.ts';

/** Browsers limit timers to 24.8 days; rendering again after an hour costs nothing. */
const longestMs = 3_600_000;

const exact = dateFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });

interface TimeAgoProps {
  at: string;
  clocked?: boolean;
}

const clock = dateFormat(undefined, { hour: 'numeric', minute: '2-digit' });

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
      title={exact(then)}
      className="text-[0.8125rem] whitespace-nowrap text-muted tabular-nums"
    >
      {clocked && `${clock(then)} · `}
      {timeAgo(then, now)}
    </time>
  );
}

export function ClockTime({ at, className }: { at: string; className: string }) {
  const then = new Date(at);
  return (
    <time
      dateTime={at}
      title={exact(then)}
      className={`text-center text-[0.6875rem] leading-tight text-transparent tabular-nums group-focus-within:text-muted group-hover:text-muted ${className}`}
    >
      {clock(then)}
    </time>
  );
}
