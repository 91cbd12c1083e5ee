import { useEffect, useState } from 'react';
import { dateFormat } from '../platform/formatters.ts';
import { timeAgo, timeAgoLastsMs } from './relative-time.ts';

/** Browsers limit timers to 24.8 days; rendering again after an hour costs nothing. */
const longestMs = 3_600_000;

const exact = dateFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });

interface TimeAgoProps {
  at: string;
  /** Replaces the text by the time of day while its group is hovered or has the focus. */
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
      className={`text-[0.8125rem] whitespace-nowrap text-muted tabular-nums ${clocked ? swapClass : ''}`}
    >
      {clocked ? <span>{timeAgo(then, now)}</span> : timeAgo(then, now)}
      {clocked && (
        <span aria-hidden="true" className="select-none">
          {clock(then)}
        </span>
      )}
    </time>
  );
}

/** Both texts in one place, as wide as the wider one. By color, so that screen readers read the first at all times. */
const swapClass =
  'inline-grid forced-colors:*:last:hidden *:[grid-area:1/1] *:last:text-transparent group-hover:*:first:text-transparent group-hover:*:last:text-muted group-focus-within:*:first:text-transparent group-focus-within:*:last:text-muted';

/** The hour and the minute without AM or PM, for which the gutter has no room. */
const figures = /\p{Nd}+\P{Nd}+\p{Nd}+/u;

export function ClockTime({ at, className }: { at: string; className: string }) {
  const then = new Date(at);
  return (
    <time
      dateTime={at}
      title={exact(then)}
      className={`text-center text-[0.6875rem] leading-tight text-transparent tabular-nums group-focus-within:text-muted group-hover:text-muted ${className}`}
    >
      {figures.exec(clock(then))?.[0]}
    </time>
  );
}
