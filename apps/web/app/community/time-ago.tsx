import { useEffect, useState } from 'react';
import { timeAgo, timeAgoLastsMs } from './relative-time.ts';

/** Timers do not run longer than 24.8 days; looking again after an hour costs nothing. */
const longestMs = 3_600_000;

const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });

/** A time in words that stay right, with the exact one on hover. */
export function TimeAgo({ at }: { at: string }) {
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
    <time dateTime={at} title={exact.format(then)} className="text-sm text-muted tabular-nums">
      {timeAgo(then, now)}
    </time>
  );
}
