import { site } from '../platform/site.ts';
import { bookedThroughInShort } from './booked.ts';

/** The site script removes the note once the date has passed. */
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
