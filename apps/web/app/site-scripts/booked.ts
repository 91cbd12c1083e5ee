/** Takes "Next projects start …" away once that month has come where the owner lives, should the site not be built anew. */
export function removePastBookings(now: Date = new Date()) {
  for (const note of document.querySelectorAll<HTMLElement>('[data-booked]')) {
    const { booked = '', timeZone } = note.dataset;
    const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
    if (today > booked) note.remove();
  }
}
