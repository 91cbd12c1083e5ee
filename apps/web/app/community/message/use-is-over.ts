import { isOver } from '@orbit-vine/contract/polls.ts';
import { useEffect, useState } from 'react';
import { dateFormat } from '../../platform/formatters.ts';

interface Open {
  readonly closed?: boolean | undefined;
  readonly endsAt?: string | undefined;
}

/** Browsers limit timers to 24.8 days. */
const longestMs = 3_600_000;

export function useIsOver(open: Open): boolean {
  const [now, setNow] = useState(() => Date.now());
  const leftMs = open.endsAt === undefined ? 0 : Date.parse(open.endsAt) - now;
  useEffect(() => {
    if (leftMs <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(longestMs, leftMs));
    return () => clearTimeout(timer);
  }, [leftMs]);
  return isOver(open, now);
}

const moment = dateFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export function endWords({ closed, endsAt }: Open, over: boolean): string {
  if (closed) return 'closed';
  if (endsAt) return `${over ? 'ended' : 'ends'} ${moment(endsAt)}`;
  return 'open until it’s closed';
}
