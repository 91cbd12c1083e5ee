import { useEffect, useState } from 'react';
import { dayName } from './rows.ts';

const line = 'flex items-center gap-3 pt-4 text-xs font-semibold tracking-[0.06em] before:h-px before:flex-1';

export function DayDivider({ day }: { day: Date }) {
  const now = useToday();
  return (
    <li className={`${line} text-muted before:bg-line after:h-px after:flex-1 after:bg-line`}>
      <h2 className="font-sans text-xs font-semibold tracking-[0.06em]">{dayName(day, now)}</h2>
    </li>
  );
}

export function NewDivider() {
  return (
    <li data-new-divider className={`${line} text-wine before:bg-wine`}>
      <h2 className="font-sans text-xs font-semibold tracking-[0.06em]">New</h2>
    </li>
  );
}

/** Rerenders at midnight. */
function useToday(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    const timer = setTimeout(() => setNow(new Date()), midnight.getTime() - Date.now() + 1_000);
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
