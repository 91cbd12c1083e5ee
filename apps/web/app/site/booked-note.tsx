import { site } from '../platform/site.ts';
import { nextStart } from './booked.ts';

/** When new work starts. The site script removes the note once that day has come. */
export function BookedNote({ className = 'text-muted' }: { className?: string }) {
  if (site.bookedThrough === '') return null;
  return (
    <span className={className} data-booked={site.bookedThrough} data-time-zone={site.place.timeZone}>
      {`Next projects start ${nextStart()}.`}
    </span>
  );
}
