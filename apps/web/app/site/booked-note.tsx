import { site } from '../platform/site.ts';
import { bookingEnds, nextStart } from './booked.ts';

/** When new work starts. The site script removes the note once that day has come. */
export function BookedNote({ className = 'text-muted' }: { className?: string }) {
  if (site.bookedThrough === '') return null;
  return (
    <span className={className} data-ends={bookingEnds()}>
      {`Next projects start ${nextStart()}.`}
    </span>
  );
}
