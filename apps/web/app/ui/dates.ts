/*
 * Dates in American English. A day, such as `2025-02-08`, is the same everywhere; a moment is shown in the reader's time
 * zone. Formats are created when first used, since that is slow.
 */

type Moment = string | Date;

function format(locale: string, options: Intl.DateTimeFormatOptions): (at: Moment) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (at) => {
    made ??= new Intl.DateTimeFormat(locale, options);
    return made.format(new Date(at));
  };
}

/** "February 8, 2025". */
export const longDay = /* @__PURE__ */ format('en-US', { dateStyle: 'long', timeZone: 'UTC' });
/** "Feb 8, 2025". */
export const shortDay = /* @__PURE__ */ format('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

export const longDayOf = /* @__PURE__ */ format('en-US', { dateStyle: 'long' });
export const shortDayOf = /* @__PURE__ */ format('en-US', { dateStyle: 'medium' });
/** "February 2025". */
export const monthOf = /* @__PURE__ */ format('en-US', { month: 'long', year: 'numeric' });
/** "February 8, 2025 at 4:05 PM". */
export const longMoment = /* @__PURE__ */ format('en-US', { dateStyle: 'long', timeStyle: 'short' });
export const clock = /* @__PURE__ */ format('en-US', { timeStyle: 'short' });
/** "Feb 8, 2025, 4:05 PM". */
export const shortMoment = /* @__PURE__ */ format('en-US', { dateStyle: 'medium', timeStyle: 'short' });
