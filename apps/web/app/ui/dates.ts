import { dateFormat } from '../platform/formatters.ts';

/*
 * Dates in American English. A day, such as `2025-02-08`, is the same everywhere; a moment is shown in the reader's time
 * zone.
 */

/** "February 8, 2025". */
export const longDay = dateFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
/** "Feb 8, 2025". */
export const shortDay = dateFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

export const longDayOf = dateFormat('en-US', { dateStyle: 'long' });
export const shortDayOf = dateFormat('en-US', { dateStyle: 'medium' });
/** `2025-02-08`. */
export const isoDay = dateFormat('sv-SE', { dateStyle: 'short' });
/** "February 2025". */
export const monthOf = dateFormat('en-US', { month: 'long', year: 'numeric' });
/** "February 8, 2025 at 4:05 PM". */
export const longMoment = dateFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });
export const clock = dateFormat('en-US', { timeStyle: 'short' });
/** "Feb 8, 2025, 4:05 PM". */
export const shortMoment = dateFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
