import { site } from '../platform/site.ts';
import { bookedThroughInShort } from './booked.ts';

/** A few words beside a button that leads to the contact page. The enhancement takes them away once they are past. */
export function BookedNote({ className = '' }: { className?: string }) {
  if (site.bookedThrough === '') return null;
  return (
    <span
      className={`text-muted ${className}`}
      data-booked={site.bookedThrough}
      data-time-zone={site.place.timeZone}
    >
      {`Booked through ${bookedThroughInShort()}`}
    </span>
  );
}
