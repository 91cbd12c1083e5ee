const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
  });
  formats.set(timeZone, format);
  return format;
}

/** The local time of an instant in a time zone, such as `2025-10-08T16:00:00`, and its offset. */
export function wallClock(instant: Date, timeZone: string): { local: string; offset: string } {
  const part: Record<string, string> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) part[type] = value;
  const offset = part.timeZoneName?.replace(/^GMT/, '') || '+00:00';
  return {
    local: `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}`,
    offset,
  };
}

/**
 * The local time at which an entry arrived, as the book sorts it. In an hour that repeats when clocks go back, the
 * second pass counts as its last second, so that the order of arrival stays.
 */
export function arrivalClock(instant: Date, timeZone: string): string {
  const { local } = wallClock(instant, timeZone);
  const hour = local.slice(0, 13);
  const anHourBefore = wallClock(new Date(instant.getTime() - 3_600_000), timeZone).local;
  return anHourBefore.startsWith(hour) ? `${hour}:59:59` : local;
}
