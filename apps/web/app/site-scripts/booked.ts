/** Removes the note on bookings once it no longer holds, in case the site has not been built again. */
export function removePastBookings(now: number = Date.now()) {
  for (const note of document.querySelectorAll<HTMLElement>('[data-ends]'))
    if (now >= Date.parse(note.dataset.ends ?? '')) note.remove();
}
